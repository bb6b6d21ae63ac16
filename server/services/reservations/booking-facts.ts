import type { SiteSettings } from '../../../views/layouts/site.ts';
import { today } from '../../clock.ts';
import type { Quote } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import type { ContractVilla } from '../../queries/reservations/booking-villas.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { formatList, formatMoney, formatPercent, formatPhone } from '../../shared/format.ts';
import { formatDay, formatTime } from '../../shared/format-days.ts';
import { parsePhone } from '../../shared/phone.ts';
import type { LegalFacts } from '../content/legal-documents.ts';
import { guestsText } from '../mail/mail-words.ts';
import { cardGateway } from '../payments/gateways/index.ts';
import { cancellationText } from './cancellation-words.ts';

interface Stay {
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
}

interface Customer {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
}

/** `policy`: as the villa has it, or the sale keeps it. */
type Villa = ContractVilla & { policy: unknown };

/** What villa and boat are alike in. */
type Listing = Omit<Villa, 'house_rules'>;

/** What a text says of a price; a sale that is long made has no quote any more, but its sums. */
export type SaidQuote = Pick<
  Quote,
  | 'extras'
  | 'accommodation_kurus'
  | 'discount_kurus'
  | 'short_stay_fee_kurus'
  | 'total_kurus'
  | 'prepayment_kurus'
  | 'prepayment_percent'
  | 'balance_kurus'
  | 'deposit_kurus'
> & { nights: { length: number } };

interface Terms {
  quoted: SaidQuote;
  settings: SiteSettings;
  /** Not known while the form is still being filled in. */
  customer?: Customer;
}

/** A stay in the words the pre-information and the contract name it by. */
export const bookingFacts = (villa: Villa, stay: Stay, terms: Terms): LegalFacts => ({
  ...listingFacts(villa, stay, terms, 'villa'),
  house_rules: sentencesOf(villa.house_rules) || t('legal:no_house_rules'),
});

/** What the texts of a villa and those of a boat both name. */
export function listingFacts(
  villa: Listing,
  stay: Stay,
  { quoted, settings, customer }: Terms,
  kind: ListingKind,
): LegalFacts {
  return {
    ...agencyFacts(settings),
    villa: villa.villa_name,
    place: t('booking:place', villa),
    permit_no: villa.permit_no ?? UNKNOWN,
    permit_holder: villa.permit_holder ?? UNKNOWN,
    owner_address: villa.owner_address ?? UNKNOWN,
    cancellation: cancellationText({ ...villa, ...quoted }, kind === 'boat'),
    check_in: formatDay(stay.check_in),
    check_out: formatDay(stay.check_out),
    check_in_time: formatTime(villa.check_in_time),
    check_out_time: formatTime(villa.check_out_time),
    guests: guestsText(stay),
    adults: String(stay.adults),
    children: String(stay.children),
    babies: String(stay.babies),
    ...priceFacts(quoted),
    ...termFacts(quoted, kind),
    ...(customer && {
      customer_name: customer.customer_name,
      customer_email: customer.customer_email,
      customer_phone: phoneText(customer.customer_phone),
    }),
  };
}

/** The same whether it comes from a form, as typed, or from a reservation, as stored. */
const phoneText = (phone: string): string => formatPhone(parsePhone(phone)?.phone ?? phone);

/** Left as a line to be filled. */
const UNKNOWN = '…';

const agencyFacts = (settings: SiteSettings): LegalFacts => ({
  today: formatDay(today().toString()),
  site_name: settings.site_name,
  agency: settings.company_title ?? settings.site_name,
  agency_address: settings.company_address ?? UNKNOWN,
  agency_phone: settings.site_phone ? formatPhone(settings.site_phone) : UNKNOWN,
  agency_email: settings.site_email ?? UNKNOWN,
  agency_mersis_no: settings.company_mersis_no ?? UNKNOWN,
  agency_responsible: settings.company_responsible ?? UNKNOWN,
  licence_no: settings.tursab_no,
  licence_group: settings.tursab_group
    ? t('legal:group', { group: settings.tursab_group })
    : UNKNOWN,
  payment_means: t(`legal:payment_means.${cardGateway() ? 'card' : 'transfer'}`),
});

/** Rules that staff wrote line by line, as sentences of one paragraph. */
const sentencesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(' ');

/** What is due when, as sentences: a sum that is none is not written as one. */
function termFacts(quoted: SaidQuote, kind: ListingKind): LegalFacts {
  const { prepayment_kurus, balance_kurus, deposit_kurus } = quoted;
  const sums = { prepayment: sum(prepayment_kurus), balance: sum(balance_kurus) };
  const rest = balance_kurus === 0 ? 'whole' : 'split';
  const part = prepayment_kurus === 0 ? 'none' : rest;
  return {
    payment_terms: t(`legal:payment.${kind}.${part}`, sums),
    deposit_terms:
      deposit_kurus === 0
        ? t('legal:deposit.none')
        : t(`legal:deposit.${kind}`, { deposit: sum(deposit_kurus) }),
  };
}

const sum = (kurus: number | null): string => (kurus === null ? UNKNOWN : formatMoney(kurus));

function priceFacts(quoted: SaidQuote): LegalFacts {
  const extras = quoted.extras.map(
    ({ name, amount_kurus }) => `${name} ${formatMoney(amount_kurus)}`,
  );
  return {
    nights: String(quoted.nights.length),
    accommodation: sum(quoted.accommodation_kurus),
    discount: sum(quoted.discount_kurus),
    short_stay_fee: sum(quoted.short_stay_fee_kurus),
    extras: extras.length > 0 ? formatList(extras) : t('booking:no_extras'),
    total: sum(quoted.total_kurus),
    prepayment: sum(quoted.prepayment_kurus),
    prepayment_percent: formatPercent(quoted.prepayment_percent),
    balance: sum(quoted.balance_kurus),
    deposit: sum(quoted.deposit_kurus),
  };
}
