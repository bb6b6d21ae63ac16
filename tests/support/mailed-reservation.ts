import { db } from './db.ts';
import { changeReservation } from './factories.ts';

const QUOTE = {
  nights: [],
  extras: [{ id: 1, name: 'Havuz ısıtma', amount_kurus: 7_000_00 }],
};

/** A reservation whose money has every kind of line: 7 nights, discount, fee, extra, deposit. */
const RESERVATION = {
  reservation_id: 'K7M2-Q4XH9T',
  stay: '[2026-08-15,2026-08-22)',
  adults: 4,
  children: 2,
  babies: 1,
  status: 'PENDING',
  customer_name: 'Ayşe Yılmaz',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  customer_note: 'Akşam 21.00 gibi geliyoruz.',
  accommodation_kurus: 129_525_00,
  discount_kurus: 9_600_00,
  short_stay_fee_kurus: 3_500_00,
  extras_kurus: 7_000_00,
  total_kurus: 130_425_00,
  prepayment_kurus: 25_390_00,
  balance_kurus: 105_035_00,
  deposit_kurus: 10_000_00,
};

const POLICY = {
  base: 'PREPAYMENT',
  tiers: [
    { days_before: 0, percent: 100 },
    { days_before: 30, percent: 0 },
  ],
  description: '',
};

type ReservationChanges = Partial<typeof RESERVATION> & {
  option_until?: string;
  confirmed_at?: string;
  state_reason?: string;
};

/** Inserts a reservation of a villa in İslamlar, with its place in the ledger. Codes must differ within one test file. */
export async function createMailedReservation({
  status,
  ...changes
}: ReservationChanges = {}): Promise<number> {
  const { id } = await db
    .insertInto('reservations')
    .values({
      ...RESERVATION,
      ...changes,
      villa_id: await createSardunya(),
      quote: JSON.stringify(QUOTE),
      policy: JSON.stringify(POLICY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status) await changeReservation(id, { status });
  return id;
}

/** The site's name, address and bank account, as staff would have set them. */
export async function createAgency(): Promise<void> {
  await db
    .insertInto('settings')
    .values([
      { key: 'site_name', value: 'Koy' },
      { key: 'site_email', value: 'rezervasyon@koy.example' },
      { key: 'site_phone', value: '+902428440000' },
    ])
    .execute();
  await db
    .insertInto('bank_accounts')
    .values({
      bank_name: 'Ziraat Bankası',
      holder: 'Koy Turizm Ltd. Şti.',
      iban: 'TR330006100519786457841326',
    })
    .execute();
}

let villas = 0;

async function createSardunya(): Promise<number> {
  villas += 1;
  const { id } = await db
    .insertInto('villas')
    .values({
      slug: `villa-sardunya-${villas}`,
      name: 'Villa Sardunya',
      district_id: await districtId(),
      capacity: 8,
      permit_no: '07-4821',
      street: 'Zeytin Sokak',
      outer_door_no: '14',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function districtId(): Promise<number> {
  const existing = await db.selectFrom('districts').select('id').executeTakeFirst();
  if (existing) return existing.id;
  const region = await insertPlace('regions', { slug: 'antalya', name: 'Antalya' });
  const town = await insertPlace('towns', { slug: 'kalkan', name: 'Kalkan', region_id: region });
  return insertPlace('districts', { slug: 'islamlar', name: 'İslamlar', town_id: town });
}

type Place = { slug: string; name: string } & Record<string, unknown>;

async function insertPlace(table: 'regions' | 'towns' | 'districts', place: Place) {
  const { id } = await db
    .insertInto(table)
    .values(place as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
