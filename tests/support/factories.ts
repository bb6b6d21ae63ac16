import { randomBytes } from 'node:crypto';

import type { Insertable, Updateable } from 'kysely';

import { today } from '../../server/clock.ts';
import type { Db } from '../../server/db/index.ts';
import type {
  BankAccounts,
  Districts,
  Regions,
  Reservations,
  Towns,
  Transactions,
  Users,
  VillaDiscounts,
  VillaExtras,
  VillaPrices,
  Villas,
  VillaTypes,
} from '../../server/db/tables.ts';
import { reservationCode } from '../../server/domain/reservation-code.ts';
import { hashPassword } from '../../server/services/accounts/passwords.ts';
import type { Doer } from '../../server/services/audit.ts';
import { db } from './db.ts';

/** Rows as tests want them: right in themselves, with only what matters to the test named. */
type Own<Table> = Partial<Insertable<Table>>;

export const PASSWORD = 'gizli parola 2026';

let passwordHash: Promise<string> | undefined;
let count = 0;
const next = () => ++count;

/** A day so many days from today in Istanbul, ISO. */
export const dayFromToday = (days: number): string => today().add({ days }).toString();

/** A stay that begins so many days from today: `{ check_in, check_out }`. */
export const stayFromToday = (days: number, nights: number) => ({
  check_in: dayFromToday(days),
  check_out: dayFromToday(days + nights),
});

/** A week from one year into the next: no other takes as many words ('27 Aralık 2026 – 3 Ocak 2027'). */
export function stayOverNewYear() {
  const { year } = today().add({ days: 7 });
  return { check_in: `${year}-12-27`, check_out: `${year + 1}-01-03` };
}

interface Stay {
  check_in: string;
  check_out: string;
}

const rangeOf = ({ check_in, check_out }: Stay) => `[${check_in},${check_out})`;

/** An active member of staff who can sign in with `PASSWORD`. */
export async function createUser(own: Own<Users> = {}) {
  passwordHash ??= hashPassword(PASSWORD);
  const n = next();
  return db
    .insertInto('users')
    .values({
      email: `kisi-${n}@koy.example`,
      password_hash: await passwordHash,
      role: 'ADMIN',
      first_name: 'Deniz',
      last_name: `Kaya ${n}`,
      ...own,
    })
    .returning(['id', 'email', 'role', 'first_name', 'last_name', 'active'])
    .executeTakeFirstOrThrow();
}

/** A member of staff, as a service knows who asks it. */
export async function createStaff(): Promise<Doer> {
  const { id } = await createUser();
  return { id, role: 'ADMIN', ip: null, request_id: 'r1' };
}

export async function createRegion(own: Own<Regions> = {}) {
  return db
    .insertInto('regions')
    .values({ slug: `bolge-${next()}`, name: 'Antalya', ...own })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
}

export async function createTown(own: Own<Towns> = {}) {
  const region_id = own.region_id ?? (await createRegion()).id;
  return db
    .insertInto('towns')
    .values({ slug: `belde-${next()}`, name: 'Kalkan', ...own, region_id })
    .returning(['id', 'slug', 'name', 'region_id'])
    .executeTakeFirstOrThrow();
}

export async function createDistrict(own: Own<Districts> = {}) {
  const town_id = own.town_id ?? (await createTown()).id;
  return db
    .insertInto('districts')
    .values({ slug: `mahalle-${next()}`, name: 'Kalamar', ...own, town_id })
    .returning(['id', 'slug', 'name', 'town_id'])
    .executeTakeFirstOrThrow();
}

type NewVilla = Own<Villas> & {
  /** Kuruş a night, from a month ago for three years; null: the villa has no prices. */
  nightly_price_kurus?: number | null;
};

/**
 * A villa on sale: permitted, active, priced at 10.000 TL a night; 20 % prepayment, 5.000 TL deposit;
 * any number of nights, any day of arrival. Not `active`, it was on sale once; a draft has `published_at: null`.
 */
export async function createVilla({ nightly_price_kurus = 10_000_00, ...own }: NewVilla = {}) {
  const n = next();
  const district_id = own.district_id ?? (await createDistrict()).id;
  const capacity = own.capacity ?? 8;
  const villa = await db
    .insertInto('villas')
    .values({
      slug: `villa-${n}`,
      name: `Villa ${n}`,
      min_nights: 1,
      prepayment_percent: 20,
      deposit_kurus: 5_000_00,
      pool_kind: 'PRIVATE',
      permit_no: `07-${1000 + n}`,
      permit_capacity: capacity,
      permit_verified_at: `${dayFromToday(-30)}T09:00:00Z`,
      published_at: '2026-01-01T10:00:00Z',
      active: true,
      ...own,
      district_id,
      capacity,
    })
    .returning(['id', 'slug', 'name', 'permit_no', 'district_id', 'owner_id', 'capacity'])
    .executeTakeFirstOrThrow();
  if (nightly_price_kurus !== null)
    await createSeason({
      villa_id: villa.id,
      days: `[${dayFromToday(-31)},${dayFromToday(3 * 365)})`,
      nightly_price_kurus,
    });
  return villa;
}

type OfVilla<Table> = Own<Table> & { villa_id: number };

/** A season of a villa; seasons of one villa never overlap, so give the villa none of its own. */
export const createSeason = (own: OfVilla<VillaPrices> & { days: string }) =>
  db
    .insertInto('villa_prices')
    .values({ nightly_price_kurus: 10_000_00, ...own })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A discount of 20 % for the next three years. */
export const createDiscount = (own: OfVilla<VillaDiscounts>) =>
  db
    .insertInto('villa_discounts')
    .values({
      kind: 'PERIOD',
      percent: 20,
      days: `[${dayFromToday(0)},${dayFromToday(3 * 365)})`,
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Heating the pool, 1.000 TL a night, for those who want it. */
export const createExtra = (own: OfVilla<VillaExtras>) =>
  db
    .insertInto('villa_extras')
    .values({ name: `Havuz ısıtma ${next()}`, unit: 'NIGHT', amount_kurus: 1_000_00, ...own })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** A villa type in the menus. */
export const createVillaType = (own: Own<VillaTypes> = {}) =>
  db
    .insertInto('villa_types')
    .values({ slug: `tip-${next()}`, name: 'Balayı Villaları', ...own })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();

/** A feature in a category of its own. */
export async function createFeature(name: string): Promise<number> {
  const category = await db
    .insertInto('feature_categories')
    .values({ kind: 'VILLA', name: `${name} ${next()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('features')
    .values({ category_id: category.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Closes days by hand: they are taken, by nobody's reservation. */
export function createClosing(villa_id: number, stay: Stay) {
  return db.transaction().execute(async (transaction) => {
    const { id: closing_id } = await transaction
      .insertInto('villa_closings')
      .values({ villa_id, stay: rangeOf(stay) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('villa_occupancies')
      .values({ villa_id, stay: rangeOf(stay), kind: 'CLOSING', closing_id })
      .execute();
    return { id: closing_id };
  });
}

const HOLDING: Record<string, 'OPTION' | 'RESERVATION'> = {
  OPTION: 'OPTION',
  PAYMENT_REVIEW: 'RESERVATION',
  CONFIRMED: 'RESERVATION',
  CHECKED_IN: 'RESERVATION',
  COMPLETED: 'RESERVATION',
  NO_SHOW: 'RESERVATION',
};
const WITH_CONFIRMATION = new Set(['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW']);

type NewReservation = Omit<Own<Reservations>, 'stay'> & Partial<Stay>;

/**
 * A reservation as if it had reached its state long ago: a week in 30 days for two, 70.000 TL of
 * which 14.000 TL are the prepayment. States that hold their dates hold them in the ledger.
 */
export async function createReservation({ check_in, check_out, ...own }: NewReservation = {}) {
  const villa_id = own.villa_id ?? (await createVilla()).id;
  const status = own.status ?? 'PENDING';
  const stay = rangeOf({
    check_in: check_in ?? dayFromToday(30),
    check_out: check_out ?? dayFromToday(37),
  });
  const option_until = own.option_until ?? (status === 'OPTION' ? inHours(24) : null);
  return db.transaction().execute(async (transaction) => {
    const reservation = await transaction
      .insertInto('reservations')
      .values({
        ...SOLD,
        reservation_id: reservationCode(randomBytes(16)),
        confirmed_at: WITH_CONFIRMATION.has(status) ? inHours(-24) : null,
        state_reason: ['REJECTED', 'CANCELLED'].includes(status) ? 'Misafir vazgeçti' : null,
        ...own,
        villa_id,
        stay,
        status,
        option_until,
      })
      .returning(['id', 'reservation_id', 'villa_id', 'status', 'check_in', 'check_out', 'version'])
      .returning(['customer_email', 'customer_phone'])
      .executeTakeFirstOrThrow();
    await holdDates(transaction, reservation, { stay, option_until });
    await noteCreation(transaction, reservation.id, status);
    return reservation;
  });
}

/** Changes a reservation, by its id or its code, without the services: its place in the ledger follows. */
export function changeReservation(which: number | string, changes: Updateable<Reservations>) {
  return db.transaction().execute(async (transaction) => {
    const reservation = await transaction
      .updateTable('reservations')
      .set(changes)
      .where(typeof which === 'number' ? 'id' : 'reservation_id', '=', which)
      .returning(['id', 'villa_id', 'status', 'stay', 'option_until'])
      .executeTakeFirstOrThrow();
    await transaction
      .deleteFrom('villa_occupancies')
      .where('reservation_id', '=', reservation.id)
      .execute();
    await holdDates(transaction, reservation, reservation);
  });
}

const SOLD = {
  adults: 2,
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse.demirtas@ornek.example',
  quote: JSON.stringify({ nights: [], extras: [] }),
  accommodation_kurus: 70_000_00,
  total_kurus: 70_000_00,
  prepayment_kurus: 14_000_00,
  balance_kurus: 56_000_00,
  deposit_kurus: 5_000_00,
};

/** An instant so many hours from now, ISO. */
export const inHours = (hours: number): string => Temporal.Now.instant().add({ hours }).toString();

async function holdDates(
  transaction: Db,
  { id, villa_id, status }: { id: number; villa_id: number; status: string },
  { stay, option_until }: { stay: string; option_until: unknown },
) {
  const kind = HOLDING[status];
  if (!kind) return;
  await transaction
    .insertInto('villa_occupancies')
    .values({
      villa_id,
      stay,
      kind,
      reservation_id: id,
      expires_at: kind === 'OPTION' ? (option_until as string) : null,
    })
    .execute();
}

async function noteCreation(transaction: Db, reservation_id: number, to_status: string) {
  await transaction
    .insertInto('reservation_events')
    .values({ reservation_id, kind: 'CREATED', to_status, actor_role: 'GUEST' })
    .execute();
}

/** A transfer that is expected: 14.000 TL of prepayment. Nothing follows from it, whatever its state. */
export const createTransaction = (own: Own<Transactions> = {}) =>
  db
    .insertInto('transactions')
    .values({ method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: 14_000_00, ...own })
    .returning(['id', 'status', 'version'])
    .executeTakeFirstOrThrow();

/** The account money is sent to. */
export const createBankAccount = (own: Own<BankAccounts> = {}) =>
  db
    .insertInto('bank_accounts')
    .values({
      bank_name: 'Ziraat Bankası',
      holder: 'Koy Turizm Seyahat Acentesi Ltd. Şti.',
      iban: 'TR330006100519786457841326',
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The texts a guest accepts, with some of the words that stand for the stay. */
export async function createLegalDocuments() {
  await db
    .insertInto('legal_documents')
    .values([
      {
        kind: 'PRE_INFORMATION',
        edition: 1,
        title: 'Ön bilgilendirme formu',
        body: '<p>{{villa}}, {{check_in}} – {{check_out}}, toplam {{total}}. {{customer_name}}</p>',
        sha256: '0'.repeat(64),
      },
      {
        kind: 'CONTRACT',
        edition: 1,
        title: 'Kiralama sözleşmesi',
        body: '<p>İzin belgesi {{permit_no}}, ön ödeme {{prepayment}}, oranı {{prepayment_percent}}. {{unknown_word}}</p>',
        sha256: '1'.repeat(64),
      },
      {
        kind: 'CHARTER_INFORMATION',
        edition: 1,
        title: 'Tekne kiralama ön bilgilendirme formu',
        body: '<p>{{villa}}, {{charter}}, toplam {{total}}. {{customer_name}}</p>',
        sha256: '2'.repeat(64),
      },
      {
        kind: 'CHARTER_CONTRACT',
        edition: 1,
        title: 'Tekne kiralama sözleşmesi',
        body: '<p>Belge {{permit_no}}, ön ödeme {{prepayment}}.</p>',
        sha256: '3'.repeat(64),
      },
    ])
    .onConflict((conflict) => conflict.columns(['kind', 'edition']).doNothing())
    .execute();
}

/** Sets what the site's settings pages would; kept values are read anew afterwards. */
export async function createSettings(values: Record<string, string>) {
  const { invalidate } = await import('../../server/services/cache-tags.ts');
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
  invalidate('site');
}
