import { sendDueMails } from '../../../server/services/mail/mail-sending.ts';
import { type MailTransport, smtpTransport } from '../../../server/services/mail/smtp.ts';
import { queueOwnerMonths } from '../../../server/services/reports/owner-months.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { createReservation, createUser, createVilla } from '../../support/factories.ts';
import { headersOf, startMailServer } from '../../support/mail-server.ts';
import '../../support/api.ts';

/** The morning of the first, in Istanbul. */
const FIRST = Temporal.Instant.from('2031-08-01T06:30:00Z');
const later = (days: number) => FIRST.add({ hours: 24 * days });

let server: Awaited<ReturnType<typeof startMailServer>>;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer();
  transport = smtpTransport(server.url);
});

afterAll(async () => {
  transport.close();
  await server.close();
});

beforeEach(async () => {
  server.received.length = 0;
  await db.updateTable('users').set({ active: false }).where('role', '=', 'OWNER').execute();
});

/** An owner with a stay that ended in July and one that begins in August, of a villa and of a boat. */
async function ownerWithStays(own: object = {}) {
  const owner = await createUser({ role: 'OWNER', first_name: 'Hasan', ...own });
  const villa = await createVilla({ name: 'Villa Sardunya', owner_id: owner.id });
  const boat = await createBoat({ name: 'Mavi Yelken', owner_id: owner.id });
  const money = { commission_percent: 20 };
  await createReservation({
    ...{ villa_id: villa.id, status: 'COMPLETED', ...money },
    ...{ check_in: '2031-07-03', check_out: '2031-07-10' },
  });
  await createReservation({
    ...{ villa_id: villa.id, status: 'CANCELLED', ...money },
    ...{ check_in: '2031-07-12', check_out: '2031-07-15' },
  });
  await createBoatReservation({
    ...{ boat_id: boat.id, status: 'CONFIRMED', commission_percent: 20 },
    ...{ check_in: '2031-08-09', check_out: '2031-08-12' },
  });
  return owner;
}

const noticesTo = (email: string) =>
  db
    .selectFrom('mails')
    .select(['state', 'subject', 'text', 'event_key'])
    .where('recipient', '=', email)
    .execute();

test('an owner hears once of the month that is over and of who comes in the next', async () => {
  const owner = await ownerWithStays();

  const written = [
    await queueOwnerMonths(db, FIRST),
    await queueOwnerMonths(db, FIRST),
    await queueOwnerMonths(db, later(3)),
  ];

  const [mail, ...others] = await noticesTo(owner.email);
  expect(written).toEqual([1, 0, 0]);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Temmuz 2031 özetiniz: 1 konaklama, 7 gece');
  expect(mail?.text).toContain('₺56.000');
  expect(mail?.text).toContain('Villa Sardunya, 3 – 10 Temmuz');
  expect(mail?.text).toContain('Mavi Yelken');
  expect(mail?.text).not.toContain('12 – 15 Temmuz');
});

test('a stay over the turn of the month is told in both, each with its own nights', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const villa = await createVilla({ owner_id: owner.id });
  await createReservation({
    ...{ villa_id: villa.id, status: 'CONFIRMED', commission_percent: 20 },
    ...{ check_in: '2031-07-29', check_out: '2031-08-05' },
  });

  await queueOwnerMonths(db, FIRST);
  await queueOwnerMonths(db, Temporal.Instant.from('2031-09-01T06:30:00Z'));

  const mails = await noticesTo(owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Temmuz 2031 özetiniz: 1 konaklama, 3 gece',
    'Ağustos 2031 özetiniz: 1 konaklama, 4 gece',
  ]);
  expect(mails[0]?.text).toContain('Payınıza düşen: ₺24.000');
  expect(mails[1]?.text).toContain('Payınıza düşen: ₺32.000');
});

test('the months of a stay make up what its owner gets of it, to the kuruş', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const villa = await createVilla({ owner_id: owner.id });
  await createReservation({
    ...{ villa_id: villa.id, status: 'CONFIRMED', commission_percent: 15 },
    ...{ check_in: '2031-07-29', check_out: '2031-08-05' },
    ...{ total_kurus: 70_000_04, balance_kurus: 56_000_04, override_reason: 'Anlaşıldı' },
  });

  await queueOwnerMonths(db, FIRST);
  await queueOwnerMonths(db, Temporal.Instant.from('2031-09-01T06:30:00Z'));

  // 85 % of ₺70.000,04 are ₺59.500,03.
  const mails = await noticesTo(owner.email);
  expect(mails[0]?.text).toContain('Payınıza düşen: ₺25.500,02');
  expect(mails[1]?.text).toContain('Payınıza düşen: ₺34.000,01');
});

test('a charter is told in days and a day trip by its day, which is no night', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const { id: boat_id } = await createBoat({ name: 'Mavi Yelken', owner_id: owner.id });
  const charter = { boat_id, status: 'COMPLETED', commission_percent: 20 } as const;
  await createBoatReservation({
    ...{ ...charter, unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
    ...{ check_in: '2031-07-09', check_out: '2031-07-10' },
  });
  await createBoatReservation({ ...charter, check_in: '2031-07-20', check_out: '2031-07-23' });

  await queueOwnerMonths(db, FIRST);

  const [mail] = await noticesTo(owner.email);
  expect(mail?.subject).toBe('Temmuz 2031 özetiniz: 1 konaklama ve 1 günübirlik kiralama, 3 gece');
  expect(mail?.text).toMatch(/Mavi Yelken, 9 Temmuz: günübirlik, ₺/);
  expect(mail?.text).toMatch(/Mavi Yelken, 20 – 23 Temmuz: 3 gün, ₺/);
});

test('whose boat made day trips alone is told of no night', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const { id: boat_id } = await createBoat({ owner_id: owner.id });
  const trip = { boat_id, unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' } as const;
  for (const day of [10, 20])
    await createBoatReservation({
      ...{ ...trip, status: 'COMPLETED', commission_percent: 20 },
      ...{ check_in: `2031-07-${day}`, check_out: `2031-07-${day + 1}` },
    });

  await queueOwnerMonths(db, FIRST);

  const [mail] = await noticesTo(owner.email);
  expect(mail?.subject).toBe('Temmuz 2031 özetiniz: 2 günübirlik kiralama, geceleme yok');
});

test('it goes out by SMTP, and the next month makes another', async () => {
  const owner = await ownerWithStays();
  await queueOwnerMonths(db, FIRST);
  await queueOwnerMonths(db, Temporal.Instant.from('2031-09-01T06:30:00Z'));

  await sendDueMails(db, transport, Temporal.Now.instant);

  const mine = server.received.filter(({ to }) => to.includes(owner.email));
  expect(mine).toHaveLength(2);
  expect(mine.every(({ raw }) => headersOf(raw, 'Subject').length === 1)).toBe(true);
});

test('who wants no notices, or has nothing here, gets none; nor does anybody late in the month', async () => {
  const silent = await ownerWithStays({ notify_reservations: false });
  const empty = await createUser({ role: 'OWNER' });
  const other = await ownerWithStays();

  const late = await queueOwnerMonths(db, later(8));
  await queueOwnerMonths(db, FIRST);

  expect(late).toBe(0);
  expect(await noticesTo(silent.email)).toEqual([]);
  expect(await noticesTo(empty.email)).toEqual([]);
  expect(await noticesTo(other.email)).toHaveLength(1);
});

test('switched off it is kept and not sent', async () => {
  const owner = await ownerWithStays();
  await db
    .insertInto('mail_templates')
    .values({
      code: 'owner_month',
      name: 'Aylık',
      subject: '{{month}}',
      body: 'Özet',
      active: false,
    })
    .execute();

  await queueOwnerMonths(db, FIRST);

  expect((await noticesTo(owner.email)).map(({ state }) => state)).toEqual(['SKIPPED']);
});
