import type { ExtraUnit } from '../../../server/domain/pricing-types.ts';
import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { CharterUnit } from '../../../server/schemas/boats.ts';
import type { AcceptedText } from '../../../server/shared/accepted-texts.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import type { IconName } from '../../components/icon.tsx';
import type { Rates } from '../../layouts/site.ts';

/** Plain data of the pages around a booking; money in kuruş, days ISO, clock times 'HH:MM'. */
export interface BookedVilla {
  slug: string;
  name: string;
  town: string;
  town_slug: string;
  district: string;
  bedrooms: number;
  permit_no: string | null;
  /** Out of 5; null without comments. */
  rating: number | null;
  rating_count: number;
  picture: PictureData | null;
  check_in_time: string;
  check_out_time: string;
  /** It is a boat: how it is sold, and the day after the charter's last. */
  charter: { unit: CharterUnit; finished_at: string } | null;
}

export interface BookedStay {
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children: number;
  babies: number;
}

export interface PriceLine {
  label: string;
  kurus: number;
  note?: string;
}

/** An option that asks for no money: until when the guest can confirm it, in words. */
export interface OpenConfirmation {
  until: string;
  check_in: string;
  /** What is accepted with it; null: it was. */
  agreement: OpenAgreement | null;
}

/** What a stay costs, line by line; the lines sum to the total. */
export interface StayPrice {
  lines: PriceLine[];
  total_kurus: number;
  prepayment_kurus: number;
  balance_kurus: number;
  /** Of the accommodation; null where the prepayment is another than the quote's. */
  prepayment_percent: number | null;
  deposit_kurus: number;
  /** Check-in is so near that everything is due at once. */
  whole_is_due: boolean;
  /** Of a sale, those it keeps (product §3); without them today's are meant. */
  rates?: Rates | null;
}

/** Whether a stay asks for nothing before check-in. */
export const isFree = (summary: StaySummary | null): boolean =>
  summary?.price?.prepayment_kurus === 0;

/** Cancelled until the end of this day, so much is kept; null: whenever it is later. */
export interface LadderStep {
  until: string | null;
  percent: number;
  /** Null: nothing is paid ahead that could be kept. */
  base: 'PREPAYMENT' | 'TOTAL' | null;
}

/** The summary beside the form and on the pages after it. */
export interface StaySummary {
  villa: BookedVilla;
  stay: BookedStay;
  /** Null while a night has no price. */
  price: StayPrice | null;
  ladder: LadderStep[];
}

export interface OfferedExtra {
  id: number;
  name: string;
  description: string;
  unit: ExtraUnit;
  amount_kurus: number;
  chosen: boolean;
}

export interface ShownDocument {
  kind: AcceptedText;
  title: string;
  /** Sanitised, with the stay's data in it. */
  html: string;
}

/** What was typed, exactly as it was; empty at first. */
export interface TypedDetails {
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  customer_note: string;
  adults: string;
  children: string;
  babies: string;
  /** The newsletter was asked for, too. */
  newsletter: boolean;
}

export interface BookingForm {
  typed: TypedDetails;
  /** Field → sentence. */
  errors: Record<string, string>;
  /** The boxes as they were sent, where nothing but a field was wrong. */
  accepted: { information: boolean; contract: boolean };
  extras: OfferedExtra[];
  documents: ShownDocument[];
  form_key: string;
  /** It comes back to the guest: nothing was reserved by what they sent. */
  is_answer: boolean;
  /** A request stands that the guest was told of: sent again, it is one more. */
  again: boolean;
  /** The code of the offer the guest comes from. */
  offer?: string | undefined;
  price_mark: string;
  terms_mark: string;
  /** Null while there is no stay. */
  max_guests: number | null;
  /** Last birthdays that still count as a baby or a child. */
  ages: { child_max: number; baby_max: number } | null;
}

/** What is accepted before anything is paid or confirmed. */
export interface OpenAgreement extends Pick<BookingForm, 'documents' | 'errors' | 'accepted'> {
  /** Of the texts as they are shown. */
  mark: string;
}

/** What a form's answer says above it. */
export interface BookingNotice {
  kind: 'warn' | 'bad' | 'ok';
  title: string;
  text: string;
  link?: { href: string; text: string };
}

export interface JourneyStep {
  key: string;
  state: 'done' | 'now' | 'next' | 'ended';
  icon: IconName;
  title: string;
  note: string | null;
}

export interface TransferAccount {
  bank_name: string;
  holder: string;
  iban: string;
}

/** A reservation as its pages head it. */
export interface ReservationHead {
  code: string;
  status: ReservationState;
  title: string;
  text: string;
}

/** What has to be sent to the bank now; null: nothing, or not yet. */
export interface DueTransfer {
  title: string;
  code: string;
  amount_kurus: number;
  /** Instant, ISO; null: no deadline. */
  until: string | null;
  /** Until then, as the server counts; null: the page says it elsewhere. */
  seconds_left: number | null;
  /** The texts of the sale are still to be accepted: the payment page has them, and then the accounts. */
  agree_first: boolean;
  accounts: TransferAccount[];
  /** The page to pay and to hand in a receipt; null: this is it. */
  pay_href: string | null;
  /** Cards are taken there. */
  by_card: boolean;
  /** Where the card payment that was begun and has no end yet is looked after; null: none was, or the page says it elsewhere. */
  attempt_href: string | null;
}
