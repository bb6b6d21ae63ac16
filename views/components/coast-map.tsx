import { formatDistance } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import {
  type CoastMapData,
  isOnMap,
  LABEL_HEIGHT,
  MAP_SIZE,
  type MapPlace,
  type MapPoint,
  type PlacedLabel,
  placeLabels,
  touch,
} from './map-labels.ts';
import { MapMoves } from './map-moves.tsx';

/** A listing on the map: what it costs, and the way to its page. */
export interface MapPin {
  id: number;
  name: string;
  href: string;
  price: string;
  /** Name and price as a sentence. */
  label: string;
}

interface CoastMapProps {
  site: Pick<Site, 't'>;
  map: CoastMapData;
  pins: readonly MapPin[];
  /** Where a place's name leads: the list of what is there alone; null where it is so already. */
  hrefOf: (place: MapPlace) => string | null;
  /** Where lists can be of a part of the map: the part that is chosen, and the list of another. */
  areas?: { chosen: string | undefined; hrefOf: (area: string) => string };
}

type Pin = MapPin & { x: number; y: number; width: number };

/** The coast drawn with its listings' prices on it: links in order of the list, without any tiles. */
export function CoastMap({ site, map, pins, hrefOf, areas }: CoastMapProps) {
  const { t } = site;
  const placed = placeLabels(gathered(site, { map, hrefOf }, pinsOn(map, pins)));
  const inOrder = pins.flatMap(({ id }) => placed.find(({ label }) => label.id === id) ?? []);
  return (
    <figure className="map">
      {areas && (
        <MapMoves
          site={site}
          box={map.box}
          searched={Boolean(areas.chosen)}
          hrefOf={areas.hrefOf}
        />
      )}
      <svg
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        role="group"
        aria-label={t('map:label', { count: pins.length })}
      >
        <defs>
          <g id="map-land">
            <path d={map.land} />
            <Ashore map={map} />
          </g>
        </defs>
        <use className="shore" href="#map-land" />
        <use className="land" href="#map-land" />
        <Names {...{ map, hrefOf, site }} taken={placed} />
        <g className="leaders">
          {placed.map(({ label, dot, x, y }) => (
            <g key={label.id}>
              <path d={`M${dot.x} ${dot.y}L${x} ${y}`} />
              <circle cx={dot.x} cy={dot.y} r="4" />
            </g>
          ))}
        </g>
        {inOrder.map((pin) => (
          <Price key={pin.label.id} pin={pin} />
        ))}
        <Scale metres={map.metres} />
      </svg>
      <figcaption className="small-print">{t('map:note')}</figcaption>
    </figure>
  );
}

const LETTER = 8.4;
const PADDING = 22;
const widthOf = (text: string) => Math.round(text.length * LETTER + PADDING);

function pinsOn({ points }: CoastMapData, pins: readonly MapPin[]): Pin[] {
  return pins.flatMap((pin) => {
    const point = points.find(({ id }) => id === pin.id);
    return point ? [{ ...pin, ...point, width: widthOf(pin.price) }] : [];
  });
}

/** Listings so close to each other that only one price would have room there. */
const CLOSE = 26;
const MANY = 3;

/** Many prices in one place become one link to the list of that place; so few stay what they are. */
function gathered(
  { t }: CoastMapProps['site'],
  { map, hrefOf }: Pick<CoastMapProps, 'map' | 'hrefOf'>,
  pins: readonly Pin[],
): Pin[] {
  const groups: Pin[][] = [];
  for (const pin of pins) {
    const near = groups.find(([first]) => first && distance(first, pin) < CLOSE);
    if (near) near.push(pin);
    else groups.push([pin]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const place = first && nearest(map.places, first);
    const href = place && hrefOf(place);
    if (!first || !place || !href || group.length < MANY) return group;
    const text = t('map:group', { count: group.length });
    const label = t('map:group_of', { place: place.name, count: group.length });
    return { ...first, name: label, label, href, price: text, width: widthOf(text) };
  });
}

const distance = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** Only places that lead somewhere: towns of a coast, districts of a town, marinas. */
function nearest(places: readonly MapPlace[], point: MapPoint): MapPlace | undefined {
  const towns = places.filter(({ kind }) => kind === 'town').length;
  return places
    .filter(({ kind }) => kind !== 'district' || towns < 2)
    .filter(({ kind }) => kind !== 'town' || towns > 1)
    .sort((one, other) => distance(one, point) - distance(other, point))[0];
}

/** Villas and towns stand on land, however coarse the outline is. */
const ASHORE_METRES = 700;

function Ashore({ map: { points, places, metres } }: { map: CoastMapData }) {
  const radius = Math.round(Math.max(5, ASHORE_METRES / metres));
  const towns = places.filter(({ kind }) => kind !== 'marina');
  const spots = new Map([...points, ...towns].map(({ x, y }) => [`${x} ${y}`, { x, y }]));
  return [...spots].map(([key, { x, y }]) => <circle key={key} cx={x} cy={y} r={radius} />);
}

function Price({ pin: { label, x, y, width } }: { pin: PlacedLabel<Pin> }) {
  return (
    <a href={label.href} aria-label={label.label} className="pin">
      <title>{label.name}</title>
      <rect
        x={x - width / 2}
        y={y - LABEL_HEIGHT / 2}
        width={width}
        height={LABEL_HEIGHT}
        rx={LABEL_HEIGHT / 2}
      />
      <text x={x} y={y + 5}>
        {label.price}
      </text>
    </a>
  );
}

interface NamesProps extends Pick<CoastMapProps, 'site' | 'map' | 'hrefOf'> {
  taken: readonly PlacedLabel<Pin>[];
}

const NAME_LETTER = 8;
const BELOW = 20;

/** Names of places where there is room for them. */
function Names({ site, map, hrefOf, taken }: NamesProps) {
  const shown: { place: MapPlace; x: number; y: number; width: number }[] = [];
  for (const place of map.places) {
    const width = place.name.length * NAME_LETTER + 8;
    const spot = [BELOW, -BELOW, 2 * BELOW, -2 * BELOW]
      .map((away) => ({ x: place.x, y: place.y + away, width }))
      .find((each) => isOnMap(each) && ![...taken, ...shown].some((other) => touch(each, other)));
    if (spot) shown.push({ place, ...spot });
  }
  return shown.map(({ place, x, y }) => {
    const href = hrefOf(place);
    return href ? (
      <a key={place.name} href={href} aria-label={site.t('map:near', { place: place.name })}>
        <Name place={place} x={x} y={y} />
      </a>
    ) : (
      <Name key={place.name} place={place} x={x} y={y} />
    );
  });
}

const Name = ({ place: { kind, name }, x, y }: { place: MapPlace; x: number; y: number }) => (
  <text className={`name ${kind}`} x={x} y={y + 5}>
    {name}
  </text>
);

const LENGTHS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** The longest round distance that is no wider than a third of the map. */
function Scale({ metres }: { metres: number }) {
  const shown = LENGTHS.findLast((each) => each / metres < MAP_SIZE.width / 3) ?? 500;
  const y = MAP_SIZE.height - 14;
  return (
    <g className="scale">
      <path d={`M14 ${y - 5}v5h${Math.round(shown / metres)}v-5`} />
      <text x="14" y={y - 10}>
        {formatDistance(shown)}
      </text>
    </g>
  );
}
