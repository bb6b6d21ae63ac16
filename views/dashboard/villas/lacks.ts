import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import type { Lack } from '../listings/side.tsx';

type LackKey =
  | 'permit'
  | 'pictures'
  | 'prices'
  | 'texts'
  | 'rooms'
  | 'policy'
  | 'place'
  | 'features'
  | 'btrans';

/** As few pictures as a guest still believes. */
const PICTURES = 12;

/** What makes a villa whole, in the order in which it matters; what lacks comes first. */
export function lacksOf(villa: VillaAnswer): Lack<LackKey>[] {
  const all: Lack<LackKey>[] = [
    { key: 'permit', lacking: villa.permit_state !== 'VERIFIED', tab: 'permit' },
    { key: 'pictures', lacking: villa.images.length < PICTURES, tab: 'pictures' },
    { key: 'prices', lacking: villa.from_price_kurus === null, tab: 'prices' },
    { key: 'policy', lacking: villa.cancellation_policy_id === null, tab: 'rules' },
    { key: 'texts', lacking: !villa.summary || !villa.description, tab: 'texts' },
    { key: 'rooms', lacking: villa.rooms.length === 0, tab: 'rooms' },
    { key: 'place', lacking: villa.lat === null, tab: 'location' },
    { key: 'features', lacking: villa.feature_ids.length === 0, tab: 'features' },
    { key: 'btrans', lacking: villa.btrans_missing.length > 0, tab: 'permit' },
  ];
  return all.toSorted((one, other) => Number(other.lacking) - Number(one.lacking));
}
