import { formatDistance } from '../../server/shared/format.ts';
import type { MapPlace } from '../public/villas/villa.ts';

/** The drawing's own units; its middle is the circle's. */
const WIDTH = 820;
const HEIGHT = 300;
/** So much of its width is seen on a phone. */
const NARROW = 328;
/** About what a letter of a name takes. */
const LETTER = 10;
/** From the middle of a place's dot to its name. */
const BESIDE_DOT = 10;
/** The circle holds the villa wherever in its square it is. */
const CIRCLE_METRES = 400;

interface AreaDrawingProps {
  /** Around the circle's middle. */
  places: readonly MapPlace[];
  /** What the circle is. */
  here: string;
  label: string;
  note: string;
}

/** A circle among known places, drawn to scale: about where something is. */
export function AreaDrawing({ places, here, label, note }: AreaDrawingProps) {
  const scale = unitsPerMetre(places);
  const shown = apart(
    places.filter((place) => isInside(place, scale)),
    scale,
  );
  return (
    <figure className="drawing">
      <svg
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <Rings scale={scale} />
        <circle className="area" r={Math.max(26, CIRCLE_METRES * scale)} />
        <text className="here" y={5}>
          {here}
        </text>
        {shown.map((place) => (
          <Place key={place.name} place={place} scale={scale} />
        ))}
      </svg>
      <figcaption className="small-print">{note}</figcaption>
    </figure>
  );
}

/** As large as lets the three nearest places be seen, the circle never more than half as high. */
function unitsPerMetre(places: readonly MapPlace[]): number {
  const fitting = places
    .slice(0, 3)
    .flatMap(({ east, north }) => [
      (WIDTH / 2 - 150) / Math.abs(east),
      (HEIGHT / 2 - 30) / Math.abs(north),
    ]);
  return Math.max(0.012, Math.min(0.16, ...fitting));
}

/** Names that would stand on each other are left out, the farther one first. */
function apart(places: readonly MapPlace[], scale: number): MapPlace[] {
  const kept: MapPlace[] = [];
  for (const place of places) {
    const clash = kept.some(
      (other) =>
        Math.abs(other.north - place.north) * scale < 22 &&
        Math.abs(other.east - place.east) * scale < 130,
    );
    if (!clash) kept.push(place);
  }
  return kept;
}

const isInside = ({ east, north }: MapPlace, scale: number) =>
  Math.abs(east * scale) < WIDTH / 2 - 130 &&
  Math.abs(north * scale) < HEIGHT / 2 - 22 &&
  Math.hypot(east, north) * scale > 48;

const RINGS = [1_000, 2_000, 5_000, 10_000, 20_000];

function Rings({ scale }: { scale: number }) {
  return RINGS.filter((metres) => metres * scale > 60 && metres * scale < WIDTH / 2).map(
    (metres) => <Ring key={metres} radius={metres * scale} text={formatDistance(metres)} />,
  );
}

function Ring({ radius, text }: { radius: number; text: string }) {
  const { x, y } = labelAt(radius, text);
  return (
    <g className="ring">
      <circle r={Math.round(radius)} />
      <text className={farClass(x, x, text)} x={Math.round(x)} y={Math.round(y)}>
        {text}
      </text>
    </g>
  );
}

/** Beside the ring, or on top of it where phones would cut the label, so that they tell the scale too. */
function labelAt(radius: number, text: string): { x: number; y: number } {
  const beside = { x: radius * 0.94, y: radius * -0.34 };
  const highest = HEIGHT / 2 - 20;
  if (!farClass(beside.x, beside.x, text)) return beside;
  const above = {
    x: Math.sqrt(Math.max(0, radius ** 2 - highest ** 2)),
    y: -Math.min(radius, highest),
  };
  return farClass(above.x, above.x, text) ? beside : above;
}

/** Phones cut the drawing's sides: no dot and no name is left in pieces there. */
const farClass = (left: number, textAt: number, text: string) =>
  left < -NARROW / 2 || textAt + text.length * LETTER > NARROW / 2 ? 'far' : undefined;

function Place({ place, scale }: { place: MapPlace; scale: number }) {
  const x = Math.round(place.east * scale);
  const y = Math.round(-place.north * scale);
  const radius = place.town ? 5 : 4;
  const textAt = x + BESIDE_DOT;
  return (
    <g className={farClass(x - radius, textAt, place.name)}>
      <circle className="dot" cx={x} cy={y} r={radius} />
      <text x={textAt} y={y + 5}>
        {place.name}
      </text>
    </g>
  );
}
