import { createHash } from 'node:crypto';

import { consentText } from '../services/mail/subscriptions.ts';
import { addDays, nightsBetween } from '../shared/days.ts';
import { type Customer, customersOf } from './customers.ts';
import { dayFrom, fromNow, type Moment, past } from './moments.ts';
import { consentsOf, newslettersOf } from './newsletters.ts';
import { codeOf } from './numbers.ts';
import { STAFF_IDS } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { type Numbered, numbered, type Row, type Rows } from './rows.ts';
import texts from './texts/desk.json' with { type: 'json' };
import { quoteOf } from './villa-quotes.ts';
import type { BookedVilla } from './villa-reservations.ts';
import type { DemoVilla } from './villas.ts';

/** What the desk deals with beside reservations: messages, subscribers, offers. */
export function deskOf(
  villas: readonly DemoVilla[],
  booked: readonly BookedVilla[],
  moment: Moment,
): Rows {
  const random = createRandom('the desk');
  const customers = customersOf(120, random);
  const contact_messages = messagesOf(customers, moment, random);
  const subscribers = numbered(subscribersOf(customers, moment, random));
  return {
    contact_messages,
    subscribers,
    subscriber_events: consentsOf(subscribers),
    newsletters: newslettersOf(moment),
    ...offersOf({ villas, booked, customers }, moment, random),
  };
}

/** The newest five are unread. */
const UNREAD = 5;

function messagesOf(
  customers: Customer[],
  moment: Moment,
  random: Random,
): Row<'contact_messages'>[] {
  const rows = texts.messages.map(({ subject, message }, index) => {
    const customer = random.pick(customers);
    const day = dayFrom(moment, -Math.round(index ** 1.5));
    return {
      name: customer.customer_name,
      email: customer.customer_email,
      phone: random.chance(0.7) ? customer.customer_phone : null,
      subject,
      message,
      ...dealtWith(index, day, moment),
      created_at: past(moment, day, [random.int(8, 20), random.int(0, 59)]),
    };
  });
  return rows.reverse();
}

/** What became of a message: read by somebody the day after, and two of three answered. */
function dealtWith(index: number, day: string, moment: Moment) {
  const reader = STAFF_IDS[index % STAFF_IDS.length] ?? null;
  const unanswered = { answer: null, answered_at: null, answered_by: null };
  if (index < UNREAD) return { state: 'UNREAD', read_at: null, read_by: null, ...unanswered };
  const read_at = past(moment, addDays(day, 1), [9, 12]);
  const read = { state: 'READ', read_at, read_by: reader, ...unanswered };
  if (index % 3 === 0) return read;
  const answered_at = past(moment, addDays(day, 1), [9, 40]);
  return { ...read, answer: texts.answer, answered_at, answered_by: reader };
}

function subscribersOf(
  customers: Customer[],
  moment: Moment,
  random: Random,
): Row<'subscribers'>[] {
  return customers.slice(0, 64).map((customer, index) => {
    const day = dayFrom(moment, -400 + index * 6);
    const at = past(moment, day, [random.int(9, 22), random.int(0, 59)]);
    const source = index % 4 === 3 ? 'BOOKING' : 'FOOTER';
    const isWaiting = index % 13 === 12;
    const isLeft = index % 17 === 16;
    const state = isWaiting ? 'WAITING' : stateIf(isLeft);
    const code = codeOf(random);
    return {
      email: customer.customer_email,
      state,
      source,
      consent_text: consentText(source),
      consented_at: at,
      confirm_code_hash: isWaiting ? createHash('sha256').update(code).digest('hex') : null,
      confirm_expires_at: isWaiting ? fromNow(moment, 60) : null,
      confirmed_at: isWaiting ? null : at,
      leave_code: codeOf(random),
      left_at: state === 'LEFT' ? past(moment, addDays(day, 90), [11, 0]) : null,
      created_at: at,
      updated_at: at,
    };
  });
}

const stateIf = (isLeft: boolean) => (isLeft ? 'LEFT' : 'ACTIVE');

interface OfferFacts {
  villas: readonly DemoVilla[];
  booked: readonly BookedVilla[];
  customers: Customer[];
}

/** Offers in every stage: written, sent, opened, taken up, gone by. */
function offersOf({ villas, booked, customers }: OfferFacts, moment: Moment, random: Random): Rows {
  const onSale = villas.filter(({ row }) => row.active && row.capacity >= 6);
  const taken = booked.filter(
    ({ draft }) =>
      draft.source === 'OFFER' && draft.state === 'CONFIRMED' && draft.check_in > moment.today,
  );
  const offers: Numbered<'offers'>[] = [];
  const offer_villas: Row<'offer_villas'>[] = [];
  for (let index = 0; index < 9; index++) {
    const accepted = index >= 6 ? taken[index - 6] : undefined;
    const stay = accepted?.draft ?? freshStay(moment, random);
    const chosen = accepted
      ? [accepted.draft.villa, ...random.sample(onSale, 2)]
      : random.sample(onSale, 3);
    const customer = accepted?.draft.customer ?? random.pick(customers);
    const row = offerRow({ index, customer, stay, accepted }, moment, random);
    offers.push({ id: offers.length + 1, ...row });
    offer_villas.push(...offeredVillas(offers.length, [...new Set(chosen)], { stay, moment }));
  }
  return { offers, offer_villas };
}

interface OfferStay {
  check_in: string;
  check_out: string;
}

function freshStay(moment: Moment, random: Random): OfferStay {
  const check_in = dayFrom(moment, random.int(30, 170));
  return { check_in, check_out: addDays(check_in, 7) };
}

interface OfferPlan {
  index: number;
  customer: Customer;
  stay: OfferStay;
  accepted: BookedVilla | undefined;
}

function offerRow({ index, customer, stay, accepted }: OfferPlan, moment: Moment, random: Random) {
  const day = accepted ? -3 - index : -index;
  const created_at = past(moment, dayFrom(moment, day), [10, 5]);
  const isSent = index > 0;
  const isOpened = index > 1;
  return {
    code: codeOf(random),
    customer_name: customer.customer_name,
    customer_email: customer.customer_email,
    customer_phone: customer.customer_phone,
    stay: `[${stay.check_in},${stay.check_out})`,
    adults: 4,
    children: 2,
    babies: 0,
    note: random.pick(texts.offer_notes),
    discount_percent: 0,
    valid_until: fromNow(moment, index === 5 ? -20 : 72),
    sent_at: isSent ? past(moment, dayFrom(moment, day), [10, 40]) : null,
    opened_at: isOpened ? past(moment, dayFrom(moment, day), [12, 15]) : null,
    accepted_at: accepted ? past(moment, dayFrom(moment, day + 1), [9, 50]) : null,
    accepted_reservation_id: accepted?.id ?? null,
    withdrawn_at: index === 4 ? past(moment, dayFrom(moment, -1), [17, 0]) : null,
    created_by: STAFF_IDS[index % 3] ?? null,
    created_at,
    updated_at: created_at,
  };
}

function offeredVillas(
  offer_id: number,
  villas: DemoVilla[],
  { stay, moment }: { stay: OfferStay; moment: Moment },
): Row<'offer_villas'>[] {
  return villas.flatMap((villa, position) => {
    const asked = {
      ...stay,
      adults: 4,
      children: 2,
      babies: 0,
      extra_ids: [],
      today: moment.today,
    };
    const quote = quoteOf(villa, asked);
    if (quote.total_kurus === null || nightsBetween(stay.check_in, stay.check_out) < 1) return [];
    return [{ offer_id, villa_id: villa.row.id, quote, total_kurus: quote.total_kurus, position }];
  });
}
