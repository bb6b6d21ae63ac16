import type { Season, SeasonRules, VillaData } from '../../../views/public/villas/villa.ts';
import type { PricedVilla, SeasonPrice } from '../../domain/pricing.ts';
import { termsOf } from '../../domain/pricing-terms.ts';
import type { StayTerms } from '../../domain/pricing-types.ts';
import type { Stay } from '../../domain/stay.ts';
import type { VillaPageRow } from '../../queries/listings/villa-pages.ts';
import type { SeasonDays } from '../../shared/availability.ts';
import { addDays, addMonths, monthOf } from '../../shared/days.ts';

/** Seasons and free days are shown this far ahead. */
const MONTHS_AHEAD = 13;

/** The day after the last one that is shown. */
export const lastDayShown = (today: string): string =>
  `${addMonths(monthOf(today), MONTHS_AHEAD)}-01`;

/** A season with the rules of a stay that lies in it: its own, and the villa's where it is silent. */
export interface ComingSeason extends Pick<SeasonPrice, 'nightly_price_kurus'> {
  from: string;
  until: string;
  terms: StayTerms;
}

export function comingSeasons(villa: PricedVilla, day: Temporal.PlainDate): ComingSeason[] {
  const today = day.toString();
  return villa.seasons
    .map((season) => ({
      from: season.days.from.toString(),
      until: season.days.until.toString(),
      nightly_price_kurus: season.nightly_price_kurus,
      terms: termsOf(villa, [{ season }]),
    }))
    .filter(({ from, until }) => until > today && from < lastDayShown(today));
}

/** As a calendar shows it. */
export const seasonDays = ({ from, until, terms, ...price }: ComingSeason): SeasonDays => ({
  from,
  until,
  price_kurus: price.nightly_price_kurus,
  min_nights: terms.min_nights,
  ...(terms.arrival_weekdays.length > 0 && { arrivals: terms.arrival_weekdays }),
});

type SeasonsOf = Pick<VillaData, 'seasons' | 'usual' | 'short_stay' | 'deposits'>;

/**
 * The table of seasons, none of them marked: what holds in most of them is told once, what is otherwise
 * in its row.
 */
export function presentSeasons(
  row: Pick<
    VillaPageRow,
    'seasons' | 'short_stay_limit' | 'short_stay_fee_kurus' | 'deposit_kurus'
  >,
  seasons: readonly ComingSeason[],
): SeasonsOf {
  const all = seasons.map(({ terms }) => rulesOf(terms));
  const usual = usualOf(all);
  const deposits = all.length ? all.map((rules) => rules.deposit_kurus) : [row.deposit_kurus];
  const short_stay = all.length ? all[0]?.short_stay : shortStayOf(row);
  const names = new Map(row.seasons.map(({ days, name }) => [days.slice(1, 11), name]));
  return {
    seasons: seasons.map((season) => ({
      ...seasonRow(season, usual),
      name: names.get(season.from) ?? '',
      marked: null,
    })),
    usual,
    short_stay: ('short_stay' in usual ? null : short_stay) ?? null,
    deposits: { lowest: Math.min(...deposits), highest: Math.max(...deposits) },
  };
}

/** Of the rules that are not the same in all seasons what holds in most of them. */
function usualOf(all: readonly Rules[]): Partial<Rules> {
  const usual = RULES.map((rule): [string, unknown] | null => {
    const values = all.map((rules) => JSON.stringify(rules[rule]));
    const counted = [...new Set(values)].map((value) => ({
      value,
      seasons: values.filter((each) => each === value).length,
    }));
    const [most] = counted.sort((one, other) => other.seasons - one.seasons);
    return most && counted.length > 1 ? [rule, JSON.parse(most.value)] : null;
  });
  return Object.fromEntries(usual.filter((each) => each !== null));
}

/** The seasons, those marked that a stay, or without one today, falls into. */
export function markSeasons(
  seasons: readonly Season[],
  { today, stay }: { today: Temporal.PlainDate; stay: Stay | null },
): Season[] {
  const marked = markedDays(today, stay);
  return seasons.map((season) =>
    season.first_day < marked.until && marked.from <= season.last_day
      ? { ...season, marked: marked.as }
      : season,
  );
}

/** Where the chosen stay lies, or without one today. */
function markedDays(day: Temporal.PlainDate, stay: Stay | null) {
  const today = day.toString();
  return stay
    ? { as: 'stay' as const, from: stay.check_in.toString(), until: stay.check_out.toString() }
    : { as: 'today' as const, from: today, until: addDays(today, 1) };
}

function seasonRow(
  { from, until, nightly_price_kurus, terms }: ComingSeason,
  usual: Partial<Rules>,
): Omit<Season, 'name' | 'marked'> {
  const rules = rulesOf(terms);
  const own = RULES.filter(
    (rule) => rule in usual && JSON.stringify(rules[rule]) !== JSON.stringify(usual[rule]),
  );
  return {
    first_day: from,
    last_day: addDays(until, -1),
    nightly_price_kurus,
    weekly_price_kurus: nightly_price_kurus * 7,
    min_nights: terms.min_nights,
    own: {
      ...(terms.arrival_weekdays.length > 0 && { arrivals: terms.arrival_weekdays }),
      ...(Object.fromEntries(own.map((rule) => [rule, rules[rule]])) as Partial<Rules>),
    },
  };
}

const RULES = ['short_stay', 'prepayment_percent', 'deposit_kurus'] as const;

type Rules = Required<Pick<SeasonRules, (typeof RULES)[number]>>;

const rulesOf = (terms: StayTerms): Rules => ({
  short_stay: shortStayOf(terms),
  prepayment_percent: terms.prepayment_percent,
  deposit_kurus: terms.deposit_kurus,
});

type ShortStay = Pick<StayTerms, 'short_stay_limit' | 'short_stay_fee_kurus'>;

/** Null where a short stay costs no more than a long one. */
const shortStayOf = ({ short_stay_limit, short_stay_fee_kurus }: ShortStay) =>
  short_stay_limit && short_stay_fee_kurus > 0
    ? { limit: short_stay_limit, fee_kurus: short_stay_fee_kurus }
    : null;
