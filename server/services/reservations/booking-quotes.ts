import type { Rates } from '../../../views/layouts/site.ts';
import { today } from '../../clock.ts';
import { chargedSums, chargedTaxes } from '../../domain/charged-sums.ts';
import { type NearestDays, nearestSold } from '../../domain/nearest-stay.ts';
import { type Quote, type QuoteReason, type QuoteRequest, quote } from '../../domain/pricing.ts';
import { NEVER_OVERRIDDEN } from '../../domain/pricing-reasons.ts';
import { stayOf } from '../../domain/stay.ts';
import { AppError, invalid } from '../../errors.ts';
import type { PricedVillaRow } from '../../queries/prices/priced-villas.ts';
import type { NewReservation } from '../../schemas/reservations.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { asPricedVilla } from '../prices/priced-villas.ts';
import { readerOf, reasonsInWords, type WordedReason } from '../prices/reason-words.ts';

/** A stay somebody wants, whoever asks; guests have neither a state to choose nor an override. */
export type WantedReservation = Omit<NewReservation, 'status'> & {
  status: 'PENDING' | 'OPTION' | 'CONFIRMED';
  /** The code of the offer a guest comes from. */
  offer?: string | undefined;
};

type WantedStay = Pick<
  WantedReservation,
  'check_in' | 'check_out' | 'adults' | 'children' | 'babies' | 'extras'
>;

/** The price of a stay as of today; the same computation for showing, selling and keeping it. */
export const quoteOf = (villa: PricedVillaRow, wanted: WantedStay, rules: SiteRules): Quote =>
  quote(asPricedVilla(villa), requestOf(wanted, rules));

/** The nearest days of the same length that the villa can be had for, where days alone are against the wished ones. */
export const nearestTo = (
  villa: PricedVillaRow,
  { wanted, quoted, rules }: { wanted: WantedStay; quoted: Quote; rules: SiteRules },
): NearestDays | null => nearestSold(asPricedVilla(villa), requestOf(wanted, rules), quoted);

const requestOf = (wanted: WantedStay, rules: SiteRules): QuoteRequest => ({
  stay: stayOf(wanted.check_in, wanted.check_out),
  guests: { adults: wanted.adults, children: wanted.children, babies: wanted.babies },
  extra_ids: wanted.extras,
  today: today(),
  full_payment_days: rules.full_payment_days,
  gap_max_nights: rules.gap_max_nights,
  tax_rates: { vat_rate: rules.vat_rate, accommodation_tax_rate: rules.accommodation_tax_rate },
});

/** What stands against a stay whatever staff say; of too many people those the permit does not allow. */
const neverOverridden = (reasons: readonly QuoteReason[]): QuoteReason[] =>
  reasons.flatMap((reason) => {
    if (NEVER_OVERRIDDEN.has(reason.code)) return reason;
    const { permit_guests } = reason.values;
    return permit_guests === undefined
      ? []
      : { code: 'over_permit', values: { guests: permit_guests } };
  });

/** @throws 422 `not_sellable` with every reason that stands; staff's `override_reason` lifts most of them */
export function refuseUnsellable(quoted: Quote, wanted: AgreedTerms, doer: Doer): void {
  const reasons = quoted.reasons.filter(({ code }) => code !== 'taken');
  const standing = wanted.override_reason ? neverOverridden(reasons) : reasons;
  if (standing.length > 0)
    throw new AppError(422, 'not_sellable', {
      details: { reasons: reasonsInWords(standing, readerOf(doer)) },
    });
  if (quoted.total_kurus === null && wanted.total_kurus === undefined)
    throw invalid({ total_kurus: 'required' });
}

/**
 * People are no price, but beds and the permit count them: who only edits them meets that one rule.
 * @throws 422 `not_sellable` for more than may stay; with `override_reason` for more than the permit allows
 */
export function refuseTooMany(
  { reasons }: Pick<Quote, 'reasons'>,
  { override_reason }: Pick<AgreedTerms, 'override_reason'>,
  present: (reasons: QuoteReason[]) => WordedReason[] = reasonsInWords,
): void {
  const tooMany = reasons.filter(({ code }) => code === 'too_many_guests');
  const standing = override_reason ? neverOverridden(tooMany) : tooMany;
  const [reason] = standing;
  if (!reason) return;
  const adults = { code: reason.code, values: { guests: reason.values.guests ?? 0 } };
  throw new AppError(422, 'not_sellable', {
    fields: { adults },
    details: { reasons: present(standing) },
  });
}

/** Whether an edit brings more people who take a place. */
export const isMorePeople = (after: People, before: People): boolean =>
  after.adults + after.children > before.adults + before.children;

interface People {
  adults: number;
  children: number;
}

/** @throws 422 for an extra this villa does not offer: a guest must not believe to have ordered it */
export function refuseUnknownExtras(
  villa: { extras: readonly { id: number }[] },
  wanted: { extras: number[] },
): void {
  const offered = new Set(villa.extras.map(({ id }) => id));
  if (!wanted.extras.every((id) => offered.has(id))) throw invalid({ extras: 'extra_not_offered' });
}

/**
 * The extras of a sale as rows; `quantity` nights, people or stays at the extra's price. Of an offer
 * that was made at another price, or with an extra the villa no longer has, only the sum is known.
 */
export const soldExtras = (villa: PricedVillaRow, quoted: Quote) =>
  quoted.extras.map(({ id, name, amount_kurus }) => {
    const extra = villa.extras.find((offered) => offered.id === id);
    const times = extra?.amount_kurus ? amount_kurus / extra.amount_kurus : 1;
    const quantity = Number.isInteger(times) ? times : 1;
    const unit = extra?.unit ?? 'STAY';
    return { villa_extra_id: extra ? id : null, name, unit, quantity, amount_kurus };
  });

/** Whether a sale asks for nothing before check-in: there is then no money to wait for. */
export const isPrepaidFromStart = (quoted: Quote, wanted: AgreedTerms): boolean =>
  chargedSums(quoted, wanted.total_kurus).prepayment_kurus === 0;

/** An instant booking is an option until its prepayment; without one it is confirmed at once (product §6). */
export const openingState = <State extends 'PENDING' | 'OPTION' | 'CONFIRMED'>(
  wanted: AgreedTerms & { status: State },
  quoted: Quote,
  { role }: Doer,
): State | 'CONFIRMED' =>
  role === 'GUEST' && wanted.status === 'OPTION' && isPrepaidFromStart(quoted, wanted)
    ? 'CONFIRMED'
    : wanted.status;

type AgreedTerms = Pick<WantedReservation, 'override_reason' | 'total_kurus'>;

/** What a later price edit must never change: the quote, its sums, the rates and the policy of this day. */
export function frozenFacts(
  villa: Pick<PricedVillaRow, 'policy' | 'commission_percent'>,
  quoted: Quote,
  { wanted, rates }: { wanted: AgreedTerms; rates: Rates | null },
) {
  return {
    ...pricedFacts(quoted, wanted),
    rates: JSON.stringify(rates ?? {}),
    policy: JSON.stringify(villa.policy ?? {}),
    commission_percent: villa.commission_percent,
  };
}

/** The part of them that says what is charged, and why it is not the quote's total. */
export const pricedFacts = (quoted: Quote, wanted: AgreedTerms) => ({
  override_reason: wanted.override_reason ?? null,
  quote: JSON.stringify({ ...quoted, taxes: chargedTaxes(quoted, wanted.total_kurus) }),
  ...chargedSums(quoted, wanted.total_kurus),
});
