import { randomUUID } from 'node:crypto';

import {
  chooseProviders,
  iyzicoProvider,
} from '../../../server/services/payments/gateways/index.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { templateId } from '../../support/desk-factories.ts';
import {
  createBankAccount,
  createLegalDocuments,
  createReservation,
  createUser,
  inHours,
} from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await createBankAccount();
  await createLegalDocuments();
});

type Kind = 'sendbank' | 'sendconfirm' | 'sendpaymentlink';
const send = (kind: Kind, own: object) =>
  site.post(`/v1/admin/${kind}`).set('authorization', admin).send(own);
const mailsOf = (id: number) =>
  db
    .selectFrom('mails')
    .select(['id', 'template_code', 'text', 'event_key', 'created_by'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
const linksOf = (id: number) =>
  db
    .selectFrom('payment_links')
    .select(['code', 'purpose', 'amount_kurus', 'expires_at', 'cancelled_at', 'note'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();

test('bank details name the prepayment, the account and the code, with the clerk’s note', async () => {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  await createAcceptance({ reservation_id: id });

  const { body } = await send('sendbank', { reservation_id, note: 'Telefonda konuştuk.' });
  const [mail] = await mailsOf(id);

  expect(body.content).toMatchObject({
    mail_id: mail?.id,
    recipient: 'ayse.demirtas@ornek.example',
    template_code: 'bank_details',
  });
  expect(mail?.text).toContain('₺14.000');
  expect(mail?.text).toContain('TR33 0006 1005 1978 6457 8413 26');
  // Nobody takes cards here.
  expect(mail?.text).not.toContain('Kartla');
  expect(mail?.text).toContain('Telefonda konuştuk.');
  expect(mail?.text).toContain(reservation_id);
  const line = await db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('action', '=', 'reservation.mailed')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(line.after).toMatchObject({ template_code: 'bank_details', note: 'Telefonda konuştuk.' });
});

test('once the prepayment is there they name the balance', async () => {
  const { id, reservation_id } = await createReservation({
    status: 'CONFIRMED',
    paid_kurus: 14_000_00,
  });

  await send('sendbank', { reservation_id });

  expect((await mailsOf(id))[0]?.text).toContain('Ödenecek tutar: ₺56.000');
});

test('a preview shows the mail and writes nothing', async () => {
  const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });

  const { body } = await send('sendconfirm', { reservation_id, note: 'Not', preview: true });

  expect(body.content).toMatchObject({ mail_id: null, template_code: 'reservation_confirmed' });
  expect(body.content.html).toContain('Not');
  expect(await mailsOf(id)).toEqual([]);
});

test('the confirmation goes out again as often as a clerk asks, once for one key', async () => {
  const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });
  const key = randomUUID();

  const first = await send('sendconfirm', { reservation_id }).set('idempotency-key', key);
  const again = await send('sendconfirm', { reservation_id }).set('idempotency-key', key);
  await send('sendconfirm', { reservation_id });

  expect(again.body).toEqual(first.body);
  expect(await mailsOf(id)).toHaveLength(2);
});

test('who knows of none, or of another, is told which went and from whom, and sends it after all', async () => {
  const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });
  const clerk = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  const { bearer: colleague } = await signedIn(clerk);
  const first = await site
    .post('/v1/admin/sendconfirm')
    .set('authorization', colleague)
    .send({ reservation_id, last_mail: 0 });

  const second = await send('sendconfirm', { reservation_id, last_mail: 0 });
  const { mail_id } = first.body.content;
  const after = await send('sendconfirm', { reservation_id, last_mail: mail_id });

  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ code: 'mail_sent', by: 'Selin Aksoy' });
  expect(second.body.content).toMatch(
    /Siz bakarken bu mail misafire gitti: \d+ \S+ \d\d\.\d\d, Selin Aksoy\./,
  );
  expect(after.status).toBe(200);
  expect(await mailsOf(id)).toHaveLength(2);
});

test('a boat’s reservation gets them too', async () => {
  const boat = await createBoat();
  const { id, reservation_id } = await createBoatReservation({
    boat_id: boat.id,
    status: 'CONFIRMED',
  });

  const { status } = await send('sendconfirm', { reservation_id });

  expect(status).toBe(200);
  const mails = await db
    .selectFrom('mails')
    .select('template_code')
    .where('boat_reservation_id', '=', id)
    .execute();
  expect(mails).toEqual([{ template_code: 'reservation_confirmed' }]);
});

test.each<[Kind, string]>([
  ['sendbank', 'PENDING'],
  ['sendbank', 'CANCELLED'],
  ['sendconfirm', 'OPTION'],
  ['sendpaymentlink', 'PENDING'],
])('%s is not for %s', async (kind, state) => {
  const { id, reservation_id } = await createReservation({ status: state });

  const response = await send(kind, { reservation_id });

  expect([response.status, response.body.code]).toEqual([409, 'move_not_allowed']);
  expect(await mailsOf(id)).toEqual([]);
});

test.each<Kind>(['sendbank', 'sendpaymentlink'])(
  '%s is not for an option whose hour has passed, also while no job has ended it',
  async (kind) => {
    const option_until = inHours(-1);
    const { id, reservation_id } = await createReservation({ status: 'OPTION', option_until });

    const sent = await send(kind, { reservation_id });
    const shown = await send(kind, { reservation_id, preview: true });

    expect([sent.status, sent.body.code]).toEqual([409, 'move_not_allowed']);
    expect([shown.status, shown.body.code]).toEqual([409, 'move_not_allowed']);
    expect(await mailsOf(id)).toEqual([]);
  },
);

test('there is nothing to ask for once all is paid', async () => {
  const { reservation_id } = await createReservation({
    status: 'CONFIRMED',
    paid_kurus: 70_000_00,
  });

  const response = await send('sendbank', { reservation_id });

  expect([response.status, response.body.code]).toEqual([409, 'nothing_due']);
});

test('a template that is switched off is not sent by hand either', async () => {
  const { reservation_id } = await createReservation({ status: 'OPTION' });
  const id = await templateId('bank_details');
  const flag = (active: boolean) =>
    db.updateTable('mail_templates').set({ active }).where('id', '=', id).execute();

  await flag(false);
  const response = await send('sendbank', { reservation_id });
  await flag(true);

  expect([response.status, response.body.code]).toEqual([409, 'template_off']);
});

test.each(['YYYY-000000', 'x'])('%s is nobody’s code', async (reservation_id) => {
  const response = await send('sendbank', { reservation_id });

  expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['reservation_id']]);
});

test('without a provider no link can be sent', async () => {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });

  const response = await send('sendpaymentlink', { reservation_id });

  expect([response.status, response.body.code]).toEqual([409, 'card_not_offered']);
  expect(await linksOf(id)).toEqual([]);
});

describe('a payment link', () => {
  // Making a link asks the provider nothing.
  beforeAll(() => {
    const keys = { api_key: 'anahtar', secret_key: 'gizli' };
    chooseProviders([iyzicoProvider({ ...keys, url: 'https://odeme.ornek.example' })]);
  });

  test('is not made once all is paid', async () => {
    const { reservation_id } = await createReservation({
      status: 'CONFIRMED',
      paid_kurus: 70_000_00,
    });

    const response = await send('sendpaymentlink', { reservation_id });

    expect([response.status, response.body.code]).toEqual([409, 'nothing_due']);
  });

  test('asks for what is due, until the option ends, and stands in the mail alone', async () => {
    const option_until = inHours(5);
    const { id, reservation_id } = await createReservation({ status: 'OPTION', option_until });

    const { body } = await send('sendpaymentlink', { reservation_id, note: 'Kart ile' });
    const [link] = await linksOf(id);

    expect(link).toMatchObject({
      purpose: 'PREPAYMENT',
      amount_kurus: 14_000_00,
      cancelled_at: null,
      note: 'Kart ile',
    });
    expect(link?.expires_at.getTime()).toBe(Math.floor(Date.parse(option_until)));
    expect(body.content.payment_link.url).toContain(`/odeme/${link?.code}`);
    expect((await mailsOf(id))[0]?.text).toContain(`/odeme/${link?.code}`);
  });

  test.each([
    ['the prepayment', { status: 'OPTION' }, true],
    // The page of the booking takes no card for the rest.
    ['the rest', { status: 'CONFIRMED', paid_kurus: 14_000_00 }, false],
  ])(
    'is not needed for %s by who reads the bank details: they tell whether a card does',
    async (_, own, told) => {
      const { id, reservation_id } = await createReservation(own);
      await createAcceptance({ reservation_id: id });

      await send('sendbank', { reservation_id });

      expect((await mailsOf(id))[0]?.text.includes('Kartla da ödeyebilirsiniz')).toBe(told);
    },
  );

  test('ends the one before it', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });

    await send('sendpaymentlink', { reservation_id });
    await send('sendpaymentlink', { reservation_id });

    const links = await linksOf(id);
    expect(links.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([true, false]);
  });

  test('is not made by a preview', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });

    const { body } = await send('sendpaymentlink', { reservation_id, preview: true });

    expect(body.content).toMatchObject({ mail_id: null, payment_link: { url: null } });
    expect(await linksOf(id)).toEqual([]);
  });
});
