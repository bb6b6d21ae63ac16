import type { WrongDays } from '../../../server/domain/searched-stay.ts';
import type { VillaSearch } from '../../../server/schemas/search.ts';
import type {
  draftStay,
  findOfferVillas,
  quotePicks,
} from '../../../server/services/offers/offer-drafts.ts';

/** An offer while it is put together: what is searched, what that finds and what is picked so far. */
export interface OfferDraft {
  search: VillaSearch;
  /** Null while the search names no days. */
  stay: ReturnType<typeof draftStay>;
  problem: WrongDays | null;
  picks: Awaited<ReturnType<typeof quotePicks>>;
  /** Without those that are picked. */
  found: Awaited<ReturnType<typeof findOfferVillas>>['villas'];
  total: number;
  /** A day, and an ISO instant. */
  today: string;
  now: string;
}

/** The form's own address with these parameters. */
export type DraftAddress = (search: object) => string;

/** What the search says, as its address says it. */
export function searchParameters({ search }: OfferDraft): Record<string, unknown> {
  const {
    check_in,
    check_out,
    adults,
    children,
    babies,
    town,
    type,
    bedrooms,
    max_price,
    q,
    sort,
  } = search;
  return {
    check_in,
    check_out,
    adults,
    children: children || undefined,
    babies: babies || undefined,
    town: town.join(',') || undefined,
    type: type.join(',') || undefined,
    bedrooms,
    max_price,
    q,
    sort: sort === 'price_asc' ? undefined : sort,
  };
}

interface Picked {
  ids: number[];
  /** The part of the page where it goes on, for who works by keys as for who scrolled there. */
  at: string;
}

/** The same form with other villas picked. */
export const withPicks = (draft: OfferDraft, address: DraftAddress, { ids, at }: Picked): string =>
  `${address({ ...searchParameters(draft), villas: ids.join(',') || undefined })}#${at}`;
