import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import { papersUntil } from '../../../server/shared/boat-papers.ts';
import type { Lack } from '../listings/side.tsx';

type LackKey =
  | 'papers'
  | 'validity'
  | 'pictures'
  | 'prices'
  | 'policy'
  | 'texts'
  | 'route'
  | 'included'
  | 'features';

/** As few pictures as a guest still believes. */
const PICTURES = 8;

interface Known {
  pictures: number;
  /** ISO day. */
  today: string;
}

/** What makes a boat whole, in the order in which it matters; what lacks comes first. */
export function lacksOf(boat: BoatAnswer, { pictures, today }: Known): Lack<LackKey>[] {
  const prices = [
    boat.from_week_price_kurus,
    boat.from_day_price_kurus,
    boat.from_trip_price_kurus,
  ];
  const until = papersUntil(boat);
  const isOver = until !== null && until < today;
  const isNamed = boat.licence_holder !== null || boat.owner_id !== null;
  const papers = boat.licence_no !== null && boat.licence_verified && until !== null && isNamed;
  const all: Lack<LackKey>[] = [
    isOver
      ? { key: 'validity', lacking: true, tab: 'papers' }
      : { key: 'papers', lacking: !papers, tab: 'papers' },
    { key: 'pictures', lacking: pictures < PICTURES, tab: 'pictures' },
    { key: 'prices', lacking: prices.every((price) => price === null), tab: 'prices' },
    { key: 'policy', lacking: boat.cancellation_policy_id === null, tab: 'terms' },
    { key: 'texts', lacking: !boat.summary || !boat.description, tab: 'texts' },
    { key: 'route', lacking: !boat.route, tab: 'route' },
    { key: 'included', lacking: !boat.included, tab: 'route' },
    { key: 'features', lacking: boat.feature_ids.length === 0, tab: 'features' },
  ];
  return all.toSorted((one, other) => Number(other.lacking) - Number(one.lacking));
}
