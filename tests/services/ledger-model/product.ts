import { sql } from 'kysely';

import { now, today } from '../../../server/clock.ts';
import { AppError } from '../../../server/errors.ts';
import type { Doer } from '../../../server/services/audit.ts';
import { bookingContext, createReservation } from '../../../server/services/bookings.ts';
import { decideExternal } from '../../../server/services/external-records.ts';
import { recordPayment } from '../../../server/services/payments.ts';
import { editReservation } from '../../../server/services/reservation-edits.ts';
import { expireOptions, moveReservation } from '../../../server/services/reservation-moves.ts';
import { closeDates, openDates } from '../../../server/services/villa-dates.ts';
import { db } from '../../support/db.ts';
import { createVilla } from '../../support/factories.ts';
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
    for (let villa = 0; villa < count; villa += 1) villas.push((await createVilla()).id);
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
    outcomeOf(moveReservation(db, id, { status, reason: 'Model' }, this.staff), id);

  async edit(id: number, stay: ModelStay): Promise<Outcome> {
    const context = await bookingContext(this.staff);
    const flags = { staff_note: '', tell_guest: false, preview: false };
    const changes = { ...CUSTOMER, ...this.#placed(stay), ...flags };
    return outcomeOf(
      db.transaction().execute((transaction) => editReservation(transaction, id, changes, context)),
      id,
    );
  }

  pay = (id: number, amount_kurus: number) =>
    outcomeOf(
      db
        .transaction()
        .execute((transaction) =>
          recordPayment(
            transaction,
            { of: { kind: 'villa', id }, method: 'TRANSFER', purpose: 'BALANCE', amount_kurus },
            this.staff,
          ),
        ),
      id,
    );

  close = (stay: ModelStay) =>
    outcomeOf(closeDates(db, { ...this.#days(stay), note: '' }, this.staff));

  reopen = (id: number) => outcomeOf(openDates(db, id, undefined, this.staff), id);

  async approve(stay: ModelStay): Promise<Outcome> {
    const { villa_id, started_at, finished_at } = this.#days(stay);
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

  expire = () => expireOptions(db, now());

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
  async reservations(): Promise<
    { id: number; status: string; paid_kurus: number; held: number }[]
  > {
    const { rows } = await sql<{ id: number; status: string; paid_kurus: number; held: number }>`
      select r.id, r.status, r.paid_kurus, (select count(*)::int from villa_occupancies o
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

const outcomeOf = (step: Promise<unknown>, id = 0): Promise<Outcome> =>
  step.then(
    (made) => ({ code: 'done', id: (made as { id?: number } | null | undefined)?.id ?? id }),
    (error) => {
      if (error instanceof AppError) return { code: error.code };
      throw error;
    },
  );
