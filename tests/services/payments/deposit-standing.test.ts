import { bearer, signIn, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createReservation, stayFromToday } from '../../support/factories.ts';
import { takeCardsBy } from '../../support/fake-provider.ts';

const ALL = 7_500_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
  takeCardsBy('iyzico');
});

const bring = (reservation_id: number, amount_kurus: number, method = 'CASH') =>
  site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ reservation_id, method, purpose: 'DEPOSIT', amount_kurus })
    .expect(201);

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const seen = async (reservation_id: string) =>
  wordsOf((await findEnquiry(reservation_id, 'ayse.demirtas@ornek.example')).text);

test('a deposit that was taken in part is told as what is there and what is left', async () => {
  const { id, reservation_id } = await createReservation({
    ...{ status: 'CONFIRMED', deposit_kurus: ALL, paid_kurus: 14_000_00 },
    ...stayFromToday(3, 4),
  });
  await bring(id, 4_500_00);

  const page = await seen(reservation_id);
  await site.post('/v1/admin/sendconfirm').set(staff).send({ reservation_id }).expect(200);
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();

  expect(page).toContain('Hasar depozitosu Çıkışta iade edilir Alındı ₺4.500');
  expect(page).toContain('Hasar depozitosu Çıkışta iade edilir Girişte ₺3.000');
  expect(page).toContain('Hasar depozitosu (girişte alınır, çıkışta iade edilir) ₺3.000');
  expect(page).toContain('Hasar depozitosu (alındı, çıkışta iade edilir) ₺4.500');
  expect(text).toContain('girişte ₺3.000 hasar depozitosu alınır');
  expect(text).toContain('₺4.500 hasar depozitonuz alındı');
  expect(text).toContain('Hasar depozitosu: ₺3.000 + ₺4.500 (alındı)');
  expect(text).not.toContain('₺7.500');
});

test.each(['CANCELLED', 'NO_SHOW'] as const)(
  'a deposit that waits to go back of a stay that is %s is told as owed',
  async (status) => {
    const { id, reservation_id } = await createReservation({
      ...{ status: 'CONFIRMED', deposit_kurus: ALL, paid_kurus: 14_000_00 },
      ...stayFromToday(-1, 4),
    });
    await bring(id, ALL);
    await site
      .patch(`/v1/admin/reservations/${id}`)
      .set(staff)
      .send({ status, reason: 'Gelmedi' })
      .expect(200);

    const page = await seen(reservation_id);
    const desk = await site
      .get(`/dashboard/reservations/villa/${id}`)
      .set('cookie', await signIn('ADMIN'))
      .expect(200);

    expect(page).toContain('Hasar depozitosu Alındı ₺7.500');
    expect(page).toContain('Depozito iadesi Ödediğiniz yolla geri gönderilir Gönderilecek ₺7.500');
    expect(page).not.toContain('Çıkışta iade edilir');
    expect(wordsOf(desk.text)).toContain('₺7.500 Depozito iadesi, gönderilecek');
  },
);

test('a deposit that does not go back whole tells the guest what is kept, and why', async () => {
  const { id, reservation_id } = await createReservation({
    ...{ status: 'CONFIRMED', deposit_kurus: ALL, paid_kurus: 70_000_00 },
    ...stayFromToday(-4, 4),
  });
  await bring(id, ALL, 'TRANSFER');
  const move = (body: object) =>
    site.patch(`/v1/admin/reservations/${id}`).set(staff).send(body).expect(200);
  await move({ status: 'CHECKED_IN' });
  await move({
    ...{ status: 'COMPLETED', deposit_returned_kurus: ALL - 1_500_00 },
    deduction_reason: 'Kırılan sandalye',
  });

  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('reservation_id', '=', id)
    .where('template_code', '=', 'deposit_returned')
    .executeTakeFirstOrThrow();

  expect(text).toContain('Depozitodan kesilen: ₺1.500\nKesinti gerekçesi: Kırılan sandalye');
  expect(await seen(reservation_id)).toContain('Kesilen ₺1.500: Kırılan sandalye');
});
