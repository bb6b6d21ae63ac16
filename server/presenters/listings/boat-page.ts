import type {
  BoatData,
  BoatExtra,
  SimilarBoats,
  UnitPrices,
  WishedCharter,
  WishedQuote,
} from '../../../views/public/boats/boat.ts';
import type { FeatureGroup } from '../../../views/public/villas/villa.ts';
import { charterDays, charterDaysProblem } from '../../domain/charter-days.ts';
import { hasLeft } from '../../domain/charter-pricing.ts';
import { listedWords } from '../../domain/listed-words.ts';
import type { NearestDays } from '../../domain/nearest-stay.ts';
import type { Quote } from '../../domain/pricing.ts';
import type { Stay } from '../../domain/stay.ts';
import type { BoatPageRow } from '../../queries/listings/boat-pages.ts';
import type { FoundCharter } from '../../queries/search/boat-search.ts';
import { type BoatSearch, CHARTER_UNITS, type CharterChoice } from '../../schemas/boats.ts';
import type { SiteRules } from '../../services/content/settings.ts';
import type { WantedCharter } from '../../services/prices/boat-quotes.ts';
import { discountLabel } from '../../services/prices/discount-words.ts';
import { charterReasonsInWords } from '../../services/prices/reason-words.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';
import type { Availability } from '../../shared/availability.ts';
import { addDays } from '../../shared/days.ts';
import { paths } from '../../shared/paths.ts';
import { presentComments } from '../content/page-comments.ts';
import { agesOf } from './ages.ts';
import { presentBoatCard } from './boat-cards.ts';
import { factsOf } from './boat-page-facts.ts';
import { presentCancellation } from './villa-cancellation.ts';
import { presentLocation } from './villa-location.ts';

interface BoatPageContext {
  today: Temporal.PlainDate;
  /** What the clock says: today's day trip may have left. */
  time: Temporal.PlainTime;
  /** The charter that is thought of. */
  stay?: Stay | null;
  /** The page of comments; undefined: the first few. */
  comments?: number | undefined;
}

/** A boat's rows as its page wants them; the cancellation's days are those of `stay`. */
export function presentBoat(
  row: BoatPageRow,
  { today, time, stay = null, comments }: BoatPageContext,
): BoatData {
  return {
    ...factsOf(row),
    paragraphs: row.description.split(/\r?\n\s*\n/).filter((text) => text.trim() !== ''),
    types: row.types.map(({ slug, name }) => ({ href: paths.landing(slug), text: name })),
    cabin_layout: row.cabin_layout as BoatData['cabin_layout'],
    included: listedWords(row.included),
    excluded: listedWords(row.excluded),
    licence_no: row.licence_no ?? '',
    prices: pricesOf(row, today.toString()),
    extras: row.extras.map((extra) => ({
      ...extra,
      unit: extra.unit.toLowerCase() as BoatExtra['unit'],
    })),
    features: groupsOf(row.features),
    instant_booking: booksAtOnce(row),
    comments: presentComments(row, comments),
    cancellation: presentCancellation(row.policy, { stay, today }),
    location: presentLocation(row.position, row.places),
    availability: availabilityOf(row, { today, time }),
  };
}

/**
 * The days of a boat's calendar: those of its day price, or of a day trip; of a boat that is sold by
 * the week a day costs its seventh.
 */
function availabilityOf(
  { prices, min_days, taken, trip_starts_at }: BoatPageRow,
  { today, time }: Pick<BoatPageContext, 'today' | 'time'>,
): Availability {
  const unit = (['DAY', 'TRIP', 'WEEK'] as const).find((each) =>
    prices.some((price) => price.unit === each),
  );
  const sold = prices.filter((price) => price.unit === unit);
  const hasTripsOnly = unit === 'TRIP' && sold.length === prices.length;
  const leastOf = { WEEK: 7, TRIP: 1, DAY: null };
  return {
    today: today.toString(),
    ...(hasLeft(Temporal.PlainTime.from(trip_starts_at), time) && { trip_left: true }),
    ...(hasTripsOnly && { whole_days: true }),
    taken: taken.map(({ from, until, option }) => ({ from, until, ...(option && { option }) })),
    seasons: sold.map(({ first_day, last_day, price_kurus, min_days: least }) => ({
      from: first_day,
      until: addDays(last_day, 1),
      price_kurus: unit === 'WEEK' ? Math.round(price_kurus / 7) : price_kurus,
      min_nights: leastOf[unit ?? 'DAY'] ?? least ?? min_days,
    })),
  };
}

function pricesOf({ prices, min_days }: BoatPageRow, today: string): UnitPrices[] {
  return CHARTER_UNITS.flatMap((unit) => {
    const seasons = prices
      .filter((price) => price.unit === unit.toUpperCase())
      .map(({ unit: _, ...season }) => ({
        ...season,
        min_days: unit === 'day' ? (season.min_days ?? min_days) : null,
        current: season.first_day <= today && today <= season.last_day,
      }));
    if (seasons.length === 0) return [];
    const from_price_kurus = Math.min(...seasons.map(({ price_kurus }) => price_kurus));
    return [{ unit, from_price_kurus, seasons }];
  });
}

function groupsOf(features: BoatPageRow['features']): FeatureGroup[] {
  const groups = Map.groupBy(features, ({ category }) => category);
  return [...groups].map(([category, all]) => ({
    category,
    features: all.map(({ name, icon }) => ({ name, icon })),
  }));
}

/** With days in `search`, its boats are free then, and their addresses say so. */
export function presentSimilarBoats(boats: FoundCharter[], search: BoatSearch): SimilarBoats {
  const { check_in, check_out, unit, adults } = search;
  const party = {
    adults,
    children: search.children || undefined,
    babies: search.babies || undefined,
  };
  return {
    charter: check_in ? { check_in, check_out, unit, ...party } : undefined,
    boats: boats.map(presentBoatCard),
  };
}

interface Wished {
  asked: CharterChoice;
  /** The address as it was: it tells of days that were no days. */
  given: Record<string, unknown>;
  rules: SiteRules;
}

interface PricedWish {
  wanted: WantedCharter;
  quoted: Quote;
  nearest: NearestDays | null;
}

/** How the boat is wished for: as was asked, where it is sold so, else as it is sold first. */
export const unitOf = ({ prices }: Pick<BoatData, 'prices'>, { unit }: CharterChoice) =>
  (prices.find((price) => price.unit === unit) ?? prices[0])?.unit;

/** The form of a boat's page with what was chosen, and the price of it, or every reason against it. */
export function presentWishedCharter(
  boat: Pick<BoatData, 'slug' | 'prices' | 'availability'>,
  { asked, given, rules }: Wished,
  priced: PricedWish | null,
): WishedCharter {
  const { today } = boat.availability;
  const unit = unitOf(boat, asked) ?? 'day';
  const { adults = 2, children, babies } = asked;
  const { check_in = '', check_out = '' } = asked;
  const isChosen = charterDays({ unit, check_in, check_out }, today) !== null;
  const isGiven = Boolean(given.check_in || given.check_out);
  return {
    wish: { unit, check_in, check_out, adults, children, babies },
    ages: agesOf(rules),
    quote: priced && presentWishedQuote(boat.slug, priced),
    days_problem:
      isGiven && !isChosen
        ? (charterDaysProblem({ unit, check_in, check_out }, today) ?? 'incomplete')
        : null,
  };
}

function presentWishedQuote(slug: string, { wanted, quoted, nearest }: PricedWish): WishedQuote {
  const { unit, check_in, check_out, adults, children, babies } = wanted;
  return {
    ...{ check_in, check_out },
    unit,
    days: quoted.nights.length,
    reasons: charterReasonsInWords(quoted.reasons, unit).map(({ text }) => text),
    nearest: nearest && {
      ...nearest,
      href: paths.boat(slug, { unit, ...nearest, adults, children, babies }),
    },
    lines: unit === 'day' ? linesOf(quoted) : [],
    accommodation_kurus: quoted.accommodation_kurus,
    discount_kurus: quoted.discount_kurus,
    discount_label: quoted.discount_kurus ? discountLabel(quoted.nights, true) : null,
    extras: quoted.extras,
    total_kurus: quoted.total_kurus,
    prepayment_kurus: quoted.prepayment_kurus,
    balance_kurus: quoted.balance_kurus,
    prepayment_percent: quoted.prepayment_percent,
    deposit_kurus: quoted.deposit_kurus,
    booking_href: quoted.sellable
      ? paths.bookBoat(slug, { unit, check_in, check_out, adults, children, babies })
      : null,
  };
}

/** Days of one price together, in their order. */
const linesOf = ({ nights }: Quote) =>
  [...Map.groupBy(nights, (night) => night.price_kurus)].map(([price_kurus, days]) => ({
    price_kurus,
    days: days.length,
  }));
