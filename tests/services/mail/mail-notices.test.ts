import { getMail, listMails } from '../../../server/queries/mail/mails.ts';
import { sendPasswordLink } from '../../../server/services/accounts/password-codes.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { queueReservationMail, resendMail } from '../../../server/services/mail/mail.ts';
import { sendDueMails } from '../../../server/services/mail/mail-sending.ts';
import { moveOffer } from '../../../server/services/offers/offers.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createTransaction,
  createUser,
  createVilla,
  inHours,
} from '../../support/factories.ts';
import { createOffer } from '../../support/offer-factories.ts';

beforeEach(() => db.deleteFrom('mails').execute());

const outbox = async () => (await listMails(db, { skip: 0, take: 100 })).toReversed();
const codes = async () => (await outbox()).map(({ template_code }) => template_code);

async function ownedStay(
  wishes: { notify_reservations?: boolean; notify_payments?: boolean } = {},
) {
  const owner = await createUser({ role: 'OWNER', ...wishes });
  const villa = await createVilla({ owner_id: owner.id });
  return { owner, stay: await createReservation({ villa_id: villa.id, status: 'CONFIRMED' }) };
}

const paid = (reservation_id: number, own: object = {}) =>
  createTransaction({ reservation_id, status: 'PAID', paid_at: inHours(-1), ...own });

describe('an owner', () => {
  test('is told of a confirmed stay beside its guest, in a mail of their own', async () => {
    const { owner, stay } = await ownedStay();
    await queueReservationMail(db, 'reservation_confirmed', { kind: 'villa', id: stay.id });
    expect(await outbox()).toMatchObject([
      { template_code: 'reservation_confirmed', recipient: 'ayse.demirtas@ornek.example' },
      { template_code: 'owner_confirmed', recipient: owner.email },
    ]);
    const { text } = await getMail(db, (await outbox())[1]?.id ?? 0);
    expect(text).not.toMatch(/ayse\.demirtas@|532/);
  });

  test('is told of money and of the end', async () => {
    const { stay } = await ownedStay();
    const { id: transaction_id } = await paid(stay.id);
    await queueReservationMail(
      db,
      'payment_received',
      { kind: 'villa', id: stay.id },
      { transaction_id },
    );
    await queueReservationMail(db, 'reservation_cancelled', { kind: 'villa', id: stay.id });
    expect(await codes()).toEqual([
      'payment_received',
      'owner_payment',
      'reservation_cancelled',
      'owner_cancelled',
    ]);
  });

  test.each(['PENDING', 'OPTION', 'CANCELLED'] as const)(
    'is told of no money of a stay that is not sold: %s',
    async (status) => {
      const owner = await createUser({ role: 'OWNER' });
      const villa = await createVilla({ owner_id: owner.id });
      const stay = await createReservation({ villa_id: villa.id, status });
      const { id: transaction_id } = await paid(stay.id);

      await queueReservationMail(
        db,
        'payment_received',
        { kind: 'villa', id: stay.id },
        { transaction_id },
      );

      expect(await codes()).toEqual(['payment_received']);
    },
  );

  test('is told of who did not come their part of what was kept', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: owner.id });
    const absent = { villa_id: villa.id, status: 'NO_SHOW', commission_percent: 20 };
    const stay = await createReservation({ ...absent, paid_kurus: 10_000_00 });
    const { id: transaction_id } = await paid(stay.id);

    await queueReservationMail(
      db,
      'payment_received',
      { kind: 'villa', id: stay.id },
      { transaction_id },
    );

    const { text } = await getMail(db, (await outbox())[1]?.id ?? 0);
    expect(text).toContain('₺8.000');
    expect(text).not.toContain('₺56.000');
  });

  test('who wants no notices gets none', async () => {
    const { stay } = await ownedStay({ notify_reservations: false, notify_payments: false });
    await paid(stay.id);
    await queueReservationMail(db, 'reservation_confirmed', { kind: 'villa', id: stay.id });
    await queueReservationMail(db, 'payment_received', { kind: 'villa', id: stay.id });
    await queueReservationMail(db, 'reservation_cancelled', { kind: 'villa', id: stay.id });
    expect((await codes()).filter((code) => code?.startsWith('owner'))).toEqual([]);
  });

  test('hears nothing of a request that never was confirmed, nor of a deposit', async () => {
    const { owner } = await ownedStay();
    const villa = await createVilla({ owner_id: owner.id });
    const asked = await createReservation({ villa_id: villa.id, status: 'PENDING' });
    const { id: transaction_id } = await paid(asked.id, { purpose: 'DEPOSIT' });
    await queueReservationMail(db, 'reservation_cancelled', { kind: 'villa', id: asked.id });
    await queueReservationMail(
      db,
      'payment_received',
      { kind: 'villa', id: asked.id },
      { transaction_id },
    );
    expect(await codes()).toEqual(['reservation_cancelled', 'payment_received']);
  });
});

describe('a payment’s mail', () => {
  test('is one for one payment, however often it is told, and two for two', async () => {
    const stay = await createReservation({ status: 'CONFIRMED' });
    const first = await paid(stay.id, { amount_kurus: 10_000_00 });
    const second = await paid(stay.id, { amount_kurus: 4_000_00 });
    for (const { id } of [first, first, second])
      await queueReservationMail(
        db,
        'payment_received',
        { kind: 'villa', id: stay.id },
        { transaction_id: id },
      );
    const subjects = (await outbox()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('₺10.000 ödemenizi aldık'),
      expect.stringContaining('₺4.000 ödemenizi aldık'),
    ]);
  });

  test('without a number tells the newest of its sort', async () => {
    const stay = await createReservation({ status: 'CONFIRMED' });
    await paid(stay.id, { purpose: 'REFUND', amount_kurus: 3_000_00 });
    await createTransaction({ reservation_id: stay.id, status: 'FAILED', method: 'CARD' });
    await queueReservationMail(db, 'refunded', { kind: 'villa', id: stay.id });
    await queueReservationMail(db, 'payment_failed', { kind: 'villa', id: stay.id });
    const subjects = (await outbox()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('₺3.000 iadeniz'),
      expect.stringContaining('₺14.000 ödemeniz tamamlanamadı'),
    ]);
  });
});

test('a template that is switched off is kept, not sent; one that somebody waits for goes out', async () => {
  await db
    .insertInto('mail_templates')
    .values([
      { code: 'payment_failed', name: 'A', subject: 'A', body: 'A', active: false },
      { code: 'password_reset', name: 'B', subject: 'B', body: 'B', active: false },
    ])
    .execute();
  const stay = await createReservation({ status: 'OPTION' });
  await queueReservationMail(db, 'payment_failed', { kind: 'villa', id: stay.id });
  await sendPasswordLink(db, await createUser(), { purpose: 'RESET', created_by: null });
  expect((await outbox()).map(({ state }) => state)).toEqual(['SKIPPED', 'WAITING']);
  await db.deleteFrom('mail_templates').execute();
});

describe('an offer', () => {
  const offered = async (customer_email: string | null) => {
    const { id } = await createOffer((await createVilla({ name: 'Villa Sardunya' })).id);
    await db.updateTable('offers').set({ customer_email }).where('id', '=', id).execute();
    return id;
  };

  test('that is sent goes out with its villas and its link', async () => {
    const id = await offered('mehmet@ornek.example');
    await moveOffer(db, id, { status: 'SENT' }, SYSTEM);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ template_code: 'offer', recipient: 'mehmet@ornek.example' });
    const { text } = await getMail(db, mail?.id ?? 0);
    expect(text).toContain('Villa Sardunya');
    expect(text).toContain('Toplam: ₺70.000');
    expect(text).toContain('http://koy.test/teklif/');
  });

  test('without an address, or taken back, makes no mail', async () => {
    await moveOffer(db, await offered(null), { status: 'SENT' }, SYSTEM);
    await moveOffer(db, await offered('mehmet@ornek.example'), { status: 'WITHDRAWN' }, SYSTEM);
    expect(await outbox()).toEqual([]);
  });
});

test('once sent, a link to a password stands nowhere any more, and is not sent again', async () => {
  const user = await createUser();
  await sendPasswordLink(db, user, { purpose: 'RESET', created_by: null });
  const id = (await outbox())[0]?.id ?? 0;
  const kept = () =>
    db.selectFrom('mails').select(['html', 'text']).where('id', '=', id).executeTakeFirstOrThrow();
  const [, code = ''] = /\/dashboard\/reset\/([\w-]+)/.exec((await kept()).text) ?? [];
  expect(code).toHaveLength(43);
  const seen: string[] = [];
  const transport = {
    send: async ({ text }: { text: string }) => void seen.push(text),
    answers: async () => true,
    close: () => {},
  };
  await sendDueMails(db, transport, () => Temporal.Now.instant().add({ minutes: 1 }));
  expect(seen[0]).toContain(code);
  const sent = await kept();
  expect(sent.html + sent.text).not.toContain(code);
  const again = resendMail(db, id, { actor_id: null, now: Temporal.Now.instant() });
  await expect(again).rejects.toMatchObject({ status: 409, code: 'link_mail' });
});
