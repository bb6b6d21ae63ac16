import { formatDistance } from '../../../server/shared/format.ts';
import { LateIcon } from '../../components/late-icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Distance, DistanceKey, MapPlace, VillaData } from './villa.ts';

interface LocationProps {
  site: Site;
  villa: VillaData;
}

const ICONS: Record<DistanceKey, string> = {
  SEA: 'waves-horizontal',
  BEACH: 'umbrella',
  CENTRE: 'store',
  MARKET: 'shopping-basket',
  RESTAURANT: 'utensils',
  PUBLIC_TRANSPORT: 'bus',
  HOSPITAL: 'hospital',
  PHARMACY: 'pill',
  ATM: 'banknote',
  AIRPORT: 'plane',
  BUS_STATION: 'bus',
  MARINA: 'sailboat',
  MOSQUE: 'landmark',
};

/** About where it is, drawn to scale from known places, and how far everything else is. */
export function Location({ site, villa }: LocationProps) {
  const { t } = site;
  if (!villa.location && villa.distances.length === 0) return null;
  return (
    <section className="block" id="konum">
      <h2>{t('villa:location.title')}</h2>
      {villa.location && <Drawing site={site} villa={villa} places={villa.location.places} />}
      <ul className="distances">
        {villa.distances.map((distance) => (
          <li key={`${distance.key}-${distance.target}`}>
            <span>
              <LateIcon site={site} name={ICONS[distance.key]} size="small" />
              {nameOf(site, distance)}
            </span>
            <b>{formatDistance(distance.metres)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ t }: Pick<Site, 't'>, { key, target }: Distance): string => {
  const what = t(`villa:location.distance.${key}`);
  return target ? t('villa:location.target', { what, name: target }) : what;
};

/** The drawing's own units; its middle is the circle's. */
const WIDTH = 820;
const HEIGHT = 300;
/** The circle holds the villa wherever in its square it is. */
const CIRCLE_METRES = 400;

function Drawing({ site, villa, places }: LocationProps & { places: readonly MapPlace[] }) {
  const { t } = site;
  const { name, district, town } = villa;
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
        aria-label={t('villa:location.label', { name, district, town })}
      >
        <Rings scale={scale} />
        <circle className="area" r={Math.max(26, CIRCLE_METRES * scale)} />
        <text className="here" y={5}>
          {district}
        </text>
        {shown.map((place) => (
          <Place key={place.name} place={place} scale={scale} />
        ))}
      </svg>
      <figcaption className="small-print">{t('villa:location.note')}</figcaption>
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
    (metres) => (
      <g key={metres} className="ring">
        <circle r={Math.round(metres * scale)} />
        <text x={Math.round(metres * scale * 0.94)} y={Math.round(metres * scale * -0.34)}>
          {formatDistance(metres)}
        </text>
      </g>
    ),
  );
}

function Place({ place, scale }: { place: MapPlace; scale: number }) {
  const x = Math.round(place.east * scale);
  const y = Math.round(-place.north * scale);
  return (
    <g className={place.town ? 'town' : undefined}>
      <circle className="dot" cx={x} cy={y} r={place.town ? 5 : 4} />
      <text x={x + 10} y={y + 5}>
        {place.name}
      </text>
    </g>
  );
}
