import type { OfferDraft } from '../../../server/controllers/dashboard/offers.ts';

export type { OfferDraft };

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
