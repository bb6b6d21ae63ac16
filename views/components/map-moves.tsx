import { areaOf, type GeoBox, movedBy, scaledBy } from '../../server/shared/areas.ts';
import type { Site } from '../layouts/site.ts';

interface MapMovesProps {
  site: Pick<Site, 't'>;
  /** What the map shows. */
  box: GeoBox;
  /** Whether the list is of that already. */
  searched: boolean;
  /** The list of what lies in an area. */
  hrefOf: (area: string) => string;
}

/** Degrees from south to north: nearer nothing more is drawn, farther all of the coast is. */
const NEAREST = 0.04;
const FARTHEST = 6;

const WAYS = [
  ['west', '←', -0.5, 0],
  ['north', '↑', 0, 0.5],
  ['south', '↓', 0, -0.5],
  ['east', '→', 0.5, 0],
] as const;

/**
 * The list of what the map shows, and of what lies beside it, nearer and farther: each step is a search,
 * so that it needs no script; robots, which would go on for ever, are asked to stay. Where the map is dragged (islands/client/map.ts) the first link follows.
 */
export function MapMoves({ site: { t }, box, searched, hrefOf }: MapMovesProps) {
  const height = box.north - box.south;
  const step = (key: string, sign: string, label: string, to: GeoBox) => (
    <a
      key={key}
      className="icon-button"
      href={hrefOf(areaOf(to))}
      rel="nofollow"
      aria-label={label}
      title={label}
    >
      {sign}
    </a>
  );
  return (
    <nav className="moves" aria-label={t('map:moves')}>
      <a
        className="chip"
        href={hrefOf(areaOf(box))}
        rel="nofollow"
        hidden={searched}
        data-map-search
      >
        {t('map:search')}
      </a>
      {WAYS.map(([way, sign, lon, lat]) =>
        step(way, sign, t(`map:move.${way}`), movedBy(box, lon, lat)),
      )}
      {height < FARTHEST && step('farther', '−', t('map:farther'), scaledBy(box, 2))}
      {height > NEAREST && step('nearer', '+', t('map:nearer'), scaledBy(box, 0.5))}
    </nav>
  );
}
