import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { quote } from '../../domain/pricing.ts';
import { stayOf } from '../../domain/stay.ts';
import { listPickedVillas } from '../../queries/offers/offer-quotes.ts';
import { searchVillas } from '../../queries/search/villa-search.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import type { SiteRules } from '../content/settings.ts';
import { asPricedVilla } from '../prices/priced-villas.ts';
import { reasonsInWords } from '../prices/reason-words.ts';

/** The chosen days, if they are a stay. */
export const draftStay = ({ check_in, check_out }: VillaSearch) =>
  check_in && check_out && check_in < check_out ? { check_in, check_out } : null;

/** One page of the villas that are free and fit, with their totals; none without days. */
export async function findOfferVillas(db: Db, search: VillaSearch, rules: SiteRules) {
  if (!draftStay(search)) return { villas: [], total: 0 };
  const { gap_max_nights } = rules;
  return searchVillas(db, search, { today: today().toString(), gap_max_nights });
}

/** The villas picked so far in their order, each with what it would cost or why it cannot be had. */
export async function quotePicks(db: Db, ids: number[], search: VillaSearch, rules: SiteRules) {
  if (ids.length === 0) return [];
  const stay = draftStay(search);
  const rows = await listPickedVillas(db, ids, stay ?? aNight());
  return ids.flatMap((id) => {
    const villa = rows.find((row) => row.id === id);
    if (!villa) return [];
    if (!stay) return [{ villa, total_kurus: null, reasons: [] }];
    const { adults, children, babies } = search;
    const quoted = quote(asPricedVilla(villa), {
      ...rules,
      today: today(),
      stay: stayOf(stay.check_in, stay.check_out),
      guests: { adults, children, babies },
      extra_ids: [],
    });
    const reasons = reasonsInWords(quoted.reasons, 'desk').map(({ text }) => text);
    return [{ villa, total_kurus: quoted.total_kurus, reasons }];
  });
}

/** Where no days are chosen yet only the names are looked at. */
const aNight = () => ({
  check_in: today().toString(),
  check_out: today().add({ days: 1 }).toString(),
});
