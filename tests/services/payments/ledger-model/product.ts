import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { now, today } from '../../../../server/clock.ts';
import { amountDue } from '../../../../server/domain/amount-due.ts';
import { AppError } from '../../../../server/errors.ts';
import { hasOpenPayment } from '../../../../server/queries/payments/movements.ts';
import { getReservationForUpdate } from '../../../../server/queries/reservations/reservation-writes.ts';
import type { Doer } from '../../../../server/services/audit.ts';
import { decideExternal } from '../../../../server/services/calendars/external-records.ts';
import { closeDates, openDates } from '../../../../server/services/calendars/villa-dates.ts';
import { linkEnds } from '../../../../server/services/payments/payment-links.ts';
import { requestPayment } from '../../../../server/services/payments/payment-requests.ts';
import {
  type RecordedPayment,
  recordPayment,
  settlePayment,
} from '../../../../server/services/payments/payments.ts';
import {
  bookingContext,
  createReservation,
} from '../../../../server/services/reservations/bookings.ts';
import { expireOptions } from '../../../../server/services/reservations/option-expiry.ts';
import { editReservation } from '../../../../server/services/reservations/reservation-edits.ts';
import { moveReservation } from '../../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../../support/db.ts';
import { createVilla } from '../../../support/factories.ts';
import type { ModelStay } from './model.ts';

/** The model's first day lies so far ahead that no rule of nearness speaks. */
const FIRST_DAY = 60;

const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  customer_note: '',
  adults: 2,
  children: 0,
  babies: 0,
};

/** How a step of the product ended: `done`, or the code it was refused with. */
export type Outcome = { code: 'done'; id: number } | { code: string; id?: undefined };

type Recorded = Pick<RecordedPayment, 'purpose' | 'amount_kurus' | 'status'>;

interface ReservationRow {
  id: number;
  status: string;
  paid_kurus: number;
  leaving_kurus: number;
  total_kurus: number;
  held: number;
}

/** The product itself, with villas of its own; the model's steps by their names. */
export class Product {
  readonly staff: Doer;
  readonly villas: number[];

  constructor(staff: Doer, villas: number[]) {
    this.staff = staff;
    this.villas = villas;
  }

  static async open(staff: Doer, count: number): Promise<Product> {
    const villas: number[] = [];
    const { id: cancellation_policy_id } = await halfPolicy();
    for (let villa = 0; villa < count; villa += 1)
      villas.push((await createVilla({ cancellation_policy_id })).id);
    return new Product(staff, villas);
  }

  async book(stay: ModelStay, status: 'PENDING' | 'OPTION' | 'CONFIRMED'): Promise<Outcome> {
    const context = await bookingContext(this.staff);
    const wanted = { ...CUSTOMER, ...this.#placed(stay), extras: [], status };
    return outcomeOf(
      db.transaction().execute((transaction) => createReservation(transaction, wanted, context)),
    );
  }

  move = (id: number, status: Parameters<typeof moveReservation>[2]['status']) =>
    outcomeOf(
      moveReservation(db, { kind: 'villa', id }, { status, reason: 'Model' }, this.staff),
      id,
    );

  async edit(id: number, stay: ModelStay): Promise<Outcome> {
    const context = await bookingContext(this.staff);
    const flags = { staff_note: '', tell_guest: false, preview: false };
    const changes = { ...CUSTOMER, ...this.#placed(stay), ...flags };
    return outcomeOf(
      db.transaction().execute((transaction) => editReservation(transaction, id, changes, context)),
      id,
    );
  }

  /** Money that came, a refund that went, or (`PENDING`) one that is to go. */
  record = (id: number, movement: Recorded) =>
    outcomeOf(
      db
        .transaction()
        .execute((transaction) =>
          recordPayment(
            transaction,
            { of: { kind: 'villa', id }, method: 'TRANSFER', ...movement },
            this.staff,
          ),
        ),
      id,
    );

  cancelForGuest = (id: number) =>
    outcomeOf(
      moveReservation(
        db,
        { kind: 'villa', id },
        { status: 'CANCELLED', reason: 'Model', cancelled_by: 'GUEST' },
        this.staff,
      ),
      id,
    );

  /** Another total for the same nights. */
  async agree(id: number, stay: ModelStay, total_kurus: number): Promise<Outcome> {
    const context = await bookingContext(this.staff);
    const flags = { staff_note: '', tell_guest: false, preview: false };
    const agreed = { total_kurus, override_reason: 'Model' };
    const changes = { ...CUSTOMER, ...this.#placed(stay), ...flags, ...agreed };
    return outcomeOf(
      db.transaction().execute((transaction) => editReservation(transaction, id, changes, context)),
      id,
    );
  }

  /** A refund that waits goes to the guest's account, or a part of it. Resolves with what went. */
  async sendBack(reservation_id: number, share: number): Promise<number> {
    const waiting = await firstWaiting(reservation_id);
    if (!waiting) return 0;
    const amount_kurus = waiting.amount_kurus * share;
    await this.#settle(waiting.id, { status: 'PAID', amount_kurus });
    return amount_kurus;
  }

  /** A refund that waits will not be sent. */
  async callOff(reservation_id: number): Promise<void> {
    const waiting = await firstWaiting(reservation_id);
    if (waiting) await this.#settle(waiting.id, { status: 'FAILED' });
  }

  #settle = (id: number, decision: Parameters<typeof settlePayment>[2]) =>
    db.transaction().execute((transaction) => settlePayment(transaction, id, decision, this.staff));

  /** A transfer of what is due is expected; nothing where that is nothing. */
  async expectTransfer(id: number): Promise<void> {
    const { amount_kurus, purpose } = amountDue(
      await db
        .selectFrom('reservations')
        .select(['total_kurus', 'prepayment_kurus', 'paid_kurus', 'leaving_kurus'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    if (amount_kurus > 0) await this.record(id, { purpose, amount_kurus, status: 'PENDING' });
  }

  expectsMoney = (id: number) => hasOpenPayment(db, { kind: 'villa', id });

  /** The guest is sent a link for what is due; nothing where that is nothing. */
  async sendLink(id: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const reservation = await getReservationForUpdate(transaction, id, 'villa');
      const due = amountDue(reservation);
      if (due.amount_kurus === 0) return;
      const terms = { ...due, expires_at: new Date(linkEnds().epochMilliseconds), note: '' };
      await requestPayment(transaction, { key: reservation }, terms, this.staff);
    });
  }

  /**
   * Where money is lost or kept beyond what was agreed: what is here and does not wait to go back is
   * at most the total, and of an ended stay exactly what its end kept; every refund that waits is on
   * the list of what is to be done, and in the reservation's sum of them; the lines make the total, a
   * link asks for what is due, and no transfer is expected of more than lacks.
   */
  async moneyTroubles(): Promise<string[]> {
    const { rows } = await sql<{ trouble: string }>`
      with money as (
        select r.*, coalesce((select sum(t.amount_kurus) from transactions t
          where t.reservation_id = r.id and t.purpose = 'REFUND' and t.status = 'PENDING'), 0) as leaving
        from reservations r where r.villa_id = any(${this.villas})
      )
      select id || ': more is here than it costs' as trouble from money
        where status not in ('REJECTED', 'EXPIRED', 'CANCELLED')
          and paid_kurus - leaving > total_kurus
      union all
      select id || ': more goes back than is here' from money where leaving > paid_kurus
      union all
      select id || ': its sum of what goes back is another' from money where leaving <> leaving_kurus
      union all
      select m.id || ': a link asks for what is not due' from money m
        join payment_links l on l.reservation_id = m.id
        where m.status in ('OPTION', 'PAYMENT_REVIEW', 'CONFIRMED')
          and l.used_at is null and l.cancelled_at is null
          and (l.purpose = 'PREPAYMENT' is distinct from paid_kurus - leaving < prepayment_kurus
            or l.amount_kurus <> (case l.purpose when 'PREPAYMENT' then prepayment_kurus
              else total_kurus end) - (paid_kurus - leaving))
      union all
      select m.id || ': more is expected than lacks' from money m
        join transactions t on t.reservation_id = m.id
        where m.status in ('OPTION', 'PAYMENT_REVIEW', 'CONFIRMED')
          and t.status = 'PENDING' and t.purpose <> 'REFUND'
          and t.amount_kurus > case t.purpose when 'PREPAYMENT' then prepayment_kurus
            else total_kurus end - (paid_kurus - leaving)
      union all
      select m.id || ': a transfer is waited for though it ended' from money m
        join transactions t on t.reservation_id = m.id
        where m.status in ('REJECTED', 'EXPIRED', 'CANCELLED')
          and t.status = 'PENDING' and t.purpose <> 'REFUND'
      union all
      select id || ': more or less is kept than its end said' from money
        where status in ('REJECTED', 'EXPIRED', 'CANCELLED')
          and paid_kurus - leaving <> coalesce(kept_kurus, 0)
      union all
      select id || ': its parts are no whole' from money
        where prepayment_kurus + balance_kurus <> total_kurus or least(prepayment_kurus, balance_kurus) < 0
          or accommodation_kurus - discount_kurus + short_stay_fee_kurus + extras_kurus
            <> (quote ->> 'total_kurus')::bigint
      union all
      select m.id || ': more of a payment goes back than it was' from money m
        join transactions t on t.reservation_id = m.id
        where t.status = 'PAID' and t.amount_kurus < (select sum(back.amount_kurus)
          from transactions back where back.refund_of_id = t.id and back.status <> 'FAILED')
      union all
      select m.id || ': a refund waits where nobody looks' from money m
        join transactions t on t.reservation_id = m.id
        left join transactions of on of.id = t.refund_of_id
        where t.purpose = 'REFUND' and t.status = 'PENDING'
          and (t.needs_action is null or t.action_done_at is not null)
          and (of.needs_action is null or of.action_done_at is not null)`.execute(db);
    return rows.map(({ trouble }) => trouble);
  }

  close = (stay: ModelStay) =>
    outcomeOf(closeDates(db, { ...this.#days(stay), note: '' }, this.staff));

  reopen = (id: number) => outcomeOf(openDates(db, id, undefined, this.staff), id);

  async approve(stay: ModelStay): Promise<Outcome> {
    const { villa_id, started_at, finished_at } = this.#days(stay);
    // One that was refused waits on, and no night is told twice while it waits.
    await sql`update external_records set status = 'REJECTED', decided_at = now()
      where status = 'PENDING' and villa_id = ${villa_id}
        and stay && daterange(${started_at}, ${finished_at})`.execute(db);
    const { id } = await db
      .insertInto('external_records')
      .values({ villa_id, stay: `[${started_at},${finished_at})` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return outcomeOf(decideExternal(db, id, { status: 'APPROVED' }, this.staff), id);
  }

  withdraw = (id: number) =>
    outcomeOf(decideExternal(db, id, { status: 'CANCELLED', reason: 'Model' }, this.staff), id);

  /** The time of an option is over; nobody has noticed yet. */
  async lapse(id: number): Promise<void> {
    const over = now().subtract({ hours: 1 }).toString();
    await db.updateTable('reservations').set({ option_until: over }).where('id', '=', id).execute();
    await db
      .updateTable('villa_occupancies')
      .set({ expires_at: over })
      .where('reservation_id', '=', id)
      .execute();
  }

  expire = () => expireOptions(db, now(), 'villa');

  /** The ledger's rows of these villas, as the model writes them. */
  async heldLines(): Promise<string[]> {
    const { rows } = await sql<{ villa_id: number; day: number; nights: number; holder: string }>`
      select villa_id, lower(stay) - ${this.#day(0)}::date as day,
        upper(stay) - lower(stay) as nights,
        kind || ' ' || case when reservation_id is not null then 'reservation ' || reservation_id
          when closing_id is not null then 'closing ' || closing_id
          else 'external ' || external_id end as holder
      from villa_occupancies where villa_id = any(${this.villas})`.execute(db);
    return rows
      .map(
        ({ villa_id, day, nights, holder }) =>
          `${this.villas.indexOf(villa_id)}: ${day}+${nights} ${holder}`,
      )
      .toSorted();
  }

  /** Nights that two rows hold; the database forbids it, so there are none. */
  async overlaps(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from villa_occupancies one
      join villa_occupancies other on other.villa_id = one.villa_id and other.id > one.id
        and other.stay && one.stay
      where one.villa_id = any(${this.villas})`.execute(db);
    return rows[0]?.count ?? 0;
  }

  /** State and money of each reservation, by id. */
  async reservations(): Promise<ReservationRow[]> {
    const { rows } = await sql<ReservationRow>`
      select r.id, r.status, r.paid_kurus, r.leaving_kurus, r.total_kurus, (select count(*)::int from villa_occupancies o
        where o.reservation_id = r.id and o.villa_id = r.villa_id and o.stay = r.stay) as held
      from reservations r where r.villa_id = any(${this.villas}) order by r.id`.execute(db);
    return rows;
  }

  #day = (day: number) =>
    today()
      .add({ days: FIRST_DAY + day })
      .toString();

  #placed({ villa, day, nights }: ModelStay) {
    return {
      villa_id: this.villas[villa] ?? 0,
      check_in: this.#day(day),
      check_out: this.#day(day + nights),
    };
  }

  #days(stay: ModelStay) {
    const { villa_id, check_in, check_out } = this.#placed(stay);
    return { villa_id, started_at: check_in, finished_at: check_out };
  }
}

/** Of whatever a stay costs, half is kept whenever its guest cancels. */
const halfPolicy = () =>
  db
    .insertInto('cancellation_policies')
    .values({
      code: `half-${randomUUID()}`,
      name: 'Yarısı',
      base: 'TOTAL',
      tiers: JSON.stringify([{ days_before: 0, percent: 50 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const firstWaiting = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'amount_kurus'])
    .where('reservation_id', '=', reservation_id)
    .where('purpose', '=', 'REFUND')
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

const outcomeOf = (step: Promise<unknown>, id = 0): Promise<Outcome> =>
  step.then(
    (made) => ({ code: 'done', id: (made as { id?: number } | null | undefined)?.id ?? id }),
    (error) => {
      if (error instanceof AppError) return { code: error.code };
      throw error;
    },
  );
