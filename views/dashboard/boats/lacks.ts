import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import type { Lack } from '../listings/side.tsx';

type LackKey = 'papers' | 'pictures' | 'prices' | 'texts' | 'route' | 'included' | 'features';

/** As few pictures as a guest still believes. */
const PICTURES = 8;

/** What makes a boat whole, in the order in which it matters; what lacks comes first. */
export function lacksOf(boat: BoatAnswer, pictures: number): Lack<LackKey>[] {
  const prices = [
    boat.from_week_price_kurus,
    boat.from_day_price_kurus,
    boat.from_trip_price_kurus,
  ];
  const papers = [boat.licence_no, boat.insurance_until, boat.seaworthiness_until];
  const all: Lack<LackKey>[] = [
    { key: 'papers', lacking: papers.includes(null) || !boat.licence_verified, tab: 'papers' },
    { key: 'pictures', lacking: pictures < PICTURES, tab: 'pictures' },
    { key: 'prices', lacking: prices.every((price) => price === null), tab: 'prices' },
    { key: 'texts', lacking: !boat.summary || !boat.description, tab: 'texts' },
    { key: 'route', lacking: !boat.route, tab: 'route' },
    { key: 'included', lacking: !boat.included, tab: 'route' },
    { key: 'features', lacking: boat.feature_ids.length === 0, tab: 'features' },
  ];
  return all.toSorted((one, other) => Number(other.lacking) - Number(one.lacking));
}
