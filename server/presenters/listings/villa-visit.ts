import type { StayChoice } from '../../../islands/live-quote-types.ts';
import type { SimilarVillas, VisitData } from '../../../views/public/villas/villa.ts';
import { nearestSold } from '../../domain/nearest-stay.ts';
import { quote } from '../../domain/pricing.ts';
import { MAX_NIGHTS } from '../../domain/pricing-terms.ts';
import { nights, type Stay, stayOf } from '../../domain/stay.ts';
import type { VillaPageRow } from '../../queries/listings/villa-pages.ts';
import type { FoundStay } from '../../queries/search/villa-search.ts';
import type { SearchedStay } from '../../queries/search/villa-search-stays.ts';
import { ChosenDays, type VillaPageQuery } from '../../schemas/villa-pages.ts';
import { commentsRead } from '../content/page-comments.ts';
import { presentStayQuote } from '../prices/quotes.ts';
import { presentVillaCard } from './villa-cards.ts';
import { pricedOf } from './villa-page.ts';

/** What a page's address asks for, and with it what to read. */
interface Visit {
  search: VillaPageQuery;
  stay: Stay | null;
  days_refused: boolean;
  days: { check_in: string; check_out: string };
  comments: { limit: number; offset: number };
}

interface QuoteRules {
  today: Temporal.PlainDate;
  full_payment_days: number;
  gap_max_nights: number;
}

/** A year's calendar, a little more for the seasons behind it. */
const MONTHS_READ = 14;

/**
 * The stay, guests and page of comments of an address. Days that cannot be a stay count as none, and
 * `given`, the address as it was, tells that there were some.
 */
export function visitOf(
  search: VillaPageQuery,
  given: Record<string, unknown>,
  today: Temporal.PlainDate,
): Visit {
  const chosen = ChosenDays.safeParse(search);
  const stay = chosen.success ? stayOf(chosen.data.check_in, chosen.data.check_out) : null;
  const last = today.add({ months: MONTHS_READ });
  return {
    search,
    stay,
    days_refused: stay === null && Boolean(given.check_in || given.check_out),
    days: {
      check_in: (stay && earlier(stay.check_in, today)) ?? today.toString(),
      check_out: (stay && later(stay.check_out, last)) ?? last.toString(),
    },
    comments: commentsRead(search.comments),
  };
}

export function presentVisit(row: VillaPageRow, visit: Visit, rules: QuoteRules): VisitData {
  return {
    choice: choiceOf(visit.search, visit.stay),
    quote: visit.stay && quoteOf(row, visit.stay, visit.search, rules),
    days_refused: visit.days_refused,
  };
}

/** The guests and days the address carries, as the form shows them again. */
const choiceOf = (search: Partial<StayChoice>, stay: Stay | null): StayChoice => ({
  check_in: stay?.check_in.toString() ?? search.check_in ?? '',
  check_out: stay?.check_out.toString() ?? '',
  adults: search.adults ?? 2,
  children: search.children ?? 0,
  babies: search.babies ?? 0,
});

function quoteOf(
  row: VillaPageRow,
  stay: Stay,
  { adults, children, babies }: VillaPageQuery,
  rules: QuoteRules,
) {
  const villa = pricedOf(row);
  const request = { stay, guests: { adults, children, babies }, extra_ids: [], ...rules };
  const quoted = quote(villa, request);
  return presentStayQuote({ quoted, nearest: nearestSold(villa, request, quoted) });
}

/** The stay similar villas are looked for with; null where nothing could be sold. */
export function similarStay(
  { stay, search }: Visit,
  { today, gap_max_nights }: QuoteRules,
): SearchedStay | null {
  if (!stay || nights(stay) > MAX_NIGHTS) return null;
  if (Temporal.PlainDate.compare(stay.check_in, today) < 0) return null;
  return {
    check_in: stay.check_in.toString(),
    check_out: stay.check_out.toString(),
    guests: search.adults + search.children,
    today: today.toString(),
    gap_max_nights,
  };
}

export function presentSimilar(found: FoundStay[], stay: SearchedStay | null): SimilarVillas {
  const length = stay ? nights(stayOf(stay.check_in, stay.check_out)) : null;
  return {
    same_days: stay !== null,
    villas: found.map((villa) => presentVillaCard({ ...villa, nights: length })),
  };
}

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  (Temporal.PlainDate.compare(one, other) < 0 ? one : other).toString();

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  (Temporal.PlainDate.compare(one, other) > 0 ? one : other).toString();
