import { lastEndRemindedNow } from '../../../server/domain/option-reminder.ts';
import { queueReminders } from '../../../server/services/mail/stay-mails.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  changeReservation,
  createBankAccount,
  createLegalDocuments,
  createReservation,
} from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';

/** Noon in Istanbul. */
const NOON = Temporal.Instant.from('2026-07-09T09:00:00Z');

const day = (days: number) => Temporal.PlainDate.from('2026-07-09').add({ days }).toString();
const hoursOn = (hours: number) => NOON.add({ hours }).toString();
const week = (days: number) => ({ check_in: day(days), check_out: day(days + 7) });

const OLD = { created_at: '2026-06-01T09:00:00Z', confirmed_at: '2026-06-02T09:00:00Z' };

beforeEach(async () => {
  await db.deleteFrom('mails').execute();
  await db.transaction().execute(async (transaction) => {
    const ended = { status: 'CANCELLED', state_reason: 'Bitti', option_until: null };
    await transaction.updateTable('reservations').set(ended).execute();
    await transaction.deleteFrom('villa_occupancies').execute();
    await transaction.updateTable('boat_reservations').set(ended).execute();
    await transaction.deleteFrom('boat_occupancies').execute();
  });
});

const mails = () =>
  db
    .selectFrom('mails')
    .select([
      'template_code',
      'recipient',
      'subject',
      'text',
      'reservation_id',
      'boat_reservation_id',
    ])
    .orderBy('id')
    .execute();
const codes = async () => (await mails()).map(({ template_code }) => template_code);

describe('an option', () => {
  const option = (own: object = {}) =>
    createReservation({
      ...week(40),
      created_at: OLD.created_at,
      status: 'OPTION',
      option_until: hoursOn(3),
      ...own,
    });

  test('that ends in three hours is reminded of, once, with where to send the money', async () => {
    await createBankAccount();
    await createLegalDocuments();
    await createAcceptance({ reservation_id: (await option()).id });
    expect(await queueReminders(db, NOON)).toBe(1);
    expect(await queueReminders(db, NOON.add({ minutes: 15 }))).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ template_code: 'option_reminder' });
    expect(mail?.text).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(mail?.text).toContain('₺14.000');
  });

  test('that was prolonged is reminded of again before its new end', async () => {
    const { id } = await option();
    await queueReminders(db, NOON);
    await db
      .updateTable('reservations')
      .set({ option_until: hoursOn(27) })
      .where('id', '=', id)
      .execute();
    expect(await queueReminders(db, NOON.add({ hours: 2 }))).toBe(0);
    expect(await queueReminders(db, NOON.add({ hours: 24 }))).toBe(1);
  });

  test.each([
    ['ends tomorrow', { option_until: hoursOn(26) }],
    ['is over', { option_until: hoursOn(-1) }],
    ['is paid', { paid_kurus: 14_000_00 }],
    ['was made an hour ago', { created_at: hoursOn(-1) }],
  ])('that %s is left alone', async (_, own) => {
    await option(own);
    expect(await queueReminders(db, NOON)).toBe(0);
  });

  test('that ends in the night is reminded of in the evening', () => {
    const evening = Temporal.Instant.from('2026-07-09T17:30:00Z');
    expect(lastEndRemindedNow(evening).toString()).toBe('2026-07-10T08:00:00Z');
    expect(lastEndRemindedNow(NOON).toString()).toBe('2026-07-09T13:00:00Z');
  });

  test('of a boat too', async () => {
    await createBoatReservation({
      check_in: day(40),
      check_out: day(43),
      created_at: OLD.created_at,
      status: 'OPTION',
      option_until: hoursOn(3),
    });
    expect(await queueReminders(db, NOON)).toBe(1);
    expect(await mails()).toMatchObject([{ reservation_id: null }]);
  });
});

describe('a confirmed stay', () => {
  const stay = (days: number, own: object = {}) =>
    createReservation({ ...week(days), ...OLD, status: 'CONFIRMED', ...own });

  test.each([
    [11, []],
    [10, ['balance_reminder']],
    [8, ['balance_reminder']],
    [7, ['balance_reminder', 'before_arrival']],
    [3, ['balance_reminder', 'before_arrival']],
    [2, ['before_arrival']],
    [1, ['check_in_details']],
    [0, ['check_in_details']],
    [-1, []],
  ])('that begins in %i days', async (days, expected) => {
    await stay(days, { paid_kurus: 14_000_00 });
    await queueReminders(db, NOON);
    expect(await codes()).toEqual(expected);
  });

  test('gets each of them once over all its days', async () => {
    await stay(12, { paid_kurus: 14_000_00 });
    for (let hours = 0; hours < 14 * 24; hours += 12) await queueReminders(db, NOON.add({ hours }));
    expect(await codes()).toEqual(['balance_reminder', 'before_arrival', 'check_in_details']);
  });

  test.each([
    ['a week before', 7],
    ['the day before, who was confirmed too late for that as well', 1],
  ])('is asked %s who comes, until the report has all it wants', async (_, days) => {
    const ask = 'Misafir listesi: Girişten önce aşağıdaki sayfadan doldurun.';
    const list = (reservation_id: number, sex: 'F' | null) =>
      db
        .insertInto('reservation_guests')
        .values({
          ...{ reservation_id, first_name: 'Ayşe', last_name: 'Demirtaş', nationality: 'TR' },
          ...{ document_kind: 'TCKN', document_no_masked: '100******46' },
          ...{ birth_date: '1990-04-02', sex, position: 0 },
        })
        .execute();
    const alone = { paid_kurus: 70_000_00, adults: 1, children: 0, babies: 0 };
    const told = await stay(days, alone);
    await list(told.id, 'F');
    const untold = await stay(days, alone);
    await list(untold.id, null);
    const reported = await stay(days, { ...alone, guest_list_reported_at: NOON.toString() });

    await queueReminders(db, NOON);

    const texts = new Map((await mails()).map((mail) => [mail.reservation_id, mail.text]));
    expect(texts.get(untold.id)).toContain(ask);
    expect(texts.get(told.id)).not.toContain('Misafir listesi');
    expect(texts.get(reported.id)).not.toContain('Misafir listesi');
  });

  test('that is paid is not asked for money', async () => {
    await stay(7, { paid_kurus: 70_000_00 });
    await queueReminders(db, NOON);
    expect(await codes()).toEqual(['before_arrival']);
    expect((await mails())[0]?.text).toContain('Kalan: ₺0');
  });

  test('says what is left to the kuruş', async () => {
    await stay(9, { paid_kurus: 14_000_50 });
    await queueReminders(db, NOON);
    expect((await mails())[0]?.subject).toContain('₺55.999,50');
  });

  test('that was confirmed a moment ago has just been told all of it', async () => {
    await stay(7, { confirmed_at: hoursOn(-1) });
    await queueReminders(db, NOON);
    expect(await codes()).toEqual([]);
  });

  test('is counted by Istanbul’s days, not by the server’s', async () => {
    await stay(2);
    const lateEvening = Temporal.Instant.from('2026-07-09T21:30:00Z');
    await queueReminders(db, lateEvening);
    expect(await codes()).toEqual(['check_in_details']);
  });

  test('that moved to other days hears of those', async () => {
    const { id } = await stay(7);
    await queueReminders(db, NOON);
    await changeReservation(id, { stay: `[${day(30)},${day(37)})` });
    await queueReminders(db, NOON.add({ hours: 23 * 24 }));
    expect((await codes()).filter((code) => code === 'before_arrival')).toHaveLength(2);
  });

  test.each([
    'PENDING',
    'PAYMENT_REVIEW',
    'REJECTED',
    'EXPIRED',
    'CANCELLED',
    'NO_SHOW',
    'CHECKED_IN',
  ])('but none that is %s', async (status) => {
    await stay(1, { status });
    await stay(7, { status });
    expect(await queueReminders(db, NOON)).toBe(0);
  });

  test('cancelled between looking and writing is not written to', async () => {
    const { id } = await stay(7);
    const cancelling = db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('reservations')
        .set({ status: 'CANCELLED', state_reason: 'Vazgeçti' })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('villa_occupancies').where('reservation_id', '=', id).execute();
      const reminding = queueReminders(db, NOON);
      await new Promise(setImmediate);
      return { reminding };
    });
    expect(await (await cancelling).reminding).toBe(0);
    expect(await codes()).toEqual([]);
  });

  test('is told once by several at work', async () => {
    await stay(1);
    await Promise.all([
      queueReminders(db, NOON),
      queueReminders(db, NOON),
      queueReminders(db, NOON),
    ]);
    expect(await codes()).toEqual(['check_in_details']);
  });
});

describe('after the stay', () => {
  const past = (days: number, own: object = {}) =>
    createReservation({
      check_in: day(days - 7),
      check_out: day(days),
      ...OLD,
      status: 'COMPLETED',
      ...own,
    });

  const invited = (id: number) =>
    db
      .selectFrom('reservations')
      .select(['comment_code', 'comment_invited_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('the guest is asked for a comment, once, by a link of their own', async () => {
    const { id } = await past(-1);
    expect(await queueReminders(db, NOON)).toBe(1);
    expect(await queueReminders(db, NOON.add({ hours: 48 }))).toBe(0);
    const { comment_code, comment_invited_at } = await invited(id);
    expect(comment_invited_at).not.toBeNull();
    expect((await mails())[0]?.text).toContain(`http://koy.test/yorum/${comment_code}`);
  });

  test('a link staff gave out already stays the same', async () => {
    const { id } = await past(-1, { comment_code: 'ELDEN-VERILDI' });
    await queueReminders(db, NOON);
    expect((await invited(id)).comment_code).toBe('ELDEN-VERILDI');
  });

  test('on the day of departure nobody is asked yet, and after two weeks no more', async () => {
    await past(0);
    await past(-15);
    expect(await queueReminders(db, NOON)).toBe(0);
  });

  test('of a boat too', async () => {
    const { id } = await createBoatReservation({
      check_in: day(-4),
      check_out: day(-1),
      ...OLD,
      status: 'COMPLETED',
    });
    expect(await queueReminders(db, NOON)).toBe(1);
    expect(await mails()).toMatchObject([
      { template_code: 'comment_invitation', boat_reservation_id: id },
    ]);
  });
});
