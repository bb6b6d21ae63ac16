import { createHmac } from 'node:crypto';

import { iyzicoNotice } from '../../../server/dev/fake-provider/iyzico.ts';
import { paytrNotice } from '../../../server/dev/fake-provider/paytr.ts';
import { origin, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { changeReservation, createReservation } from '../../support/factories.ts';
import {
  comeBack,
  decide,
  type FakeOrder,
  fake,
  goToPay,
  takeCardsBy,
} from '../../support/fake-provider.ts';
import { wordsOf } from '../../views/render.ts';

const IYZICO = '/odeme/bildirim/iyzico';
const PAYTR = '/odeme/bildirim/paytr';
const PREPAYMENT = 14_000_00;

const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const eventsOf = async (id: number) => {
  const events = await db
    .selectFrom('transaction_events as e')
    .innerJoin('transactions as t', 't.id', 'e.transaction_id')
    .select('e.kind')
    .where('t.reservation_id', '=', id)
    .orderBy('e.id')
    .execute();
  return events.map(({ kind }) => kind);
};

async function opened() {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  return { id, reservation_id, order: await goToPay(reservation_id) };
}

const fromElsewhere = (address: string) =>
  site.post(address).set('sec-fetch-site', 'cross-site').set('origin', 'https://evil.example');

describe('a notice of iyzico', () => {
  beforeAll(() => takeCardsBy('iyzico'));

  const told = ({ headers, body }: ReturnType<typeof iyzicoNotice>) =>
    fromElsewhere(IYZICO).set(headers).send(body);

  const notice = (order: FakeOrder) => iyzicoNotice(order, 'fake-secret-key');

  test('that is forged is refused, and nobody is asked', async () => {
    const { id, order } = await opened();
    decide(order, 'success');
    const { body } = notice(order);

    const forged = createHmac('sha256', 'guessed').update('x').digest('hex');
    await fromElsewhere(IYZICO).set('x-iyz-signature-v3', forged).send(body).expect(403);
    await fromElsewhere(IYZICO).send(body).expect(403);
    await fromElsewhere(IYZICO).send({}).expect(422);

    expect(await stateOf(id)).toEqual({ status: 'OPTION', paid_kurus: 0 });
    expect(await eventsOf(id)).toEqual(['CREATED', 'REDIRECTED']);
  });

  test('that comes five times acts once', async () => {
    const { id, order } = await opened();
    decide(order, 'success');

    for (let count = 0; count < 5; count += 1) await told(notice(order)).expect(200);

    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(await eventsOf(id)).toEqual(['CREATED', 'REDIRECTED', 'DECIDED']);
  });

  test('that comes five times at once acts once', async () => {
    const { id, order } = await opened();
    decide(order, 'success');

    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((one) => (one % 2 === 0 ? told(notice(order)) : comeBack(order))),
    );

    expect(answers.every(({ status }) => status === 200 || status === 303)).toBe(true);
    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect((await eventsOf(id)).filter((kind) => kind === 'DECIDED')).toHaveLength(1);
  });

  test('says nothing by itself: a success that iyzico does not know of stays open', async () => {
    const { id, order } = await opened();

    await told(notice(order)).expect(503);

    expect(await stateOf(id)).toEqual({ status: 'OPTION', paid_kurus: 0 });
  });

  test('before the guest comes back leaves the return nothing to do', async () => {
    const { id, order } = await opened();
    decide(order, 'success');

    await told(notice(order)).expect(200);
    await comeBack(order).expect(303);

    expect((await eventsOf(id)).filter((kind) => kind === 'DECIDED')).toHaveLength(1);
  });

  test('of a payment nobody here opened is not found', async () => {
    const { order } = await opened();
    const stranger = { ...order, token: 'f'.repeat(32) };

    await told(notice(stranger)).expect(404);
    await comeBack(stranger).expect(404);
  });
});

describe('the guest who is sent back', () => {
  beforeAll(() => takeCardsBy('iyzico'));

  test('needs no session, and everything but the token is ignored', async () => {
    const { id, order } = await opened();
    decide(order, 'failure');

    const back = await fromElsewhere('/odeme/donus/iyzico')
      .type('form')
      .send({ token: order.token, status: 'success', paymentStatus: 'SUCCESS', price: '1' })
      .expect(303);
    const result = await site.get(String(back.headers.location)).expect(200);

    expect(back.headers['set-cookie']).toBeUndefined();
    expect(result.text).toContain('Ödeme tamamlanmadı');
    expect(result.text).toContain('Kart limiti yetersiz');
    expect(await stateOf(id)).toEqual({ status: 'OPTION', paid_kurus: 0 });
  });

  test('before the provider decided sees that it is being checked', async () => {
    const { order } = await opened();
    decide(order, 'html_502');

    const back = await comeBack(order).expect(303);
    const result = await site.get(String(back.headers.location)).expect(200);

    expect(result.text).toContain('Ödemeniz kontrol ediliyor');
    expect(result.headers.refresh).toBe('6');
    expect(result.headers['set-cookie']).toBeUndefined();
  });

  test('and to the payment page meanwhile, is warned of paying otherwise, and goes on with the same', async () => {
    const { reservation_id, order } = await opened();
    decide(order, 'html_502');
    const back = await comeBack(order).expect(303);

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(text).toContain('Başlattığınız kart ödemesi henüz sonuçlanmadı');
    expect(text).toContain(`href="${back.headers.location}"`);
    expect(wordsOf(text)).toContain('₺14.000 ödemeye devam et Ödeme yükümlülüğü doğurur');
  });

  test.each([
    ['OPTION', 'Başka bir kartla ya da havaleyle deneyebilirsiniz', ['Yeniden dene']],
    ['EXPIRED', 'Ödeme süresi de doldu', ['Aynı tarihleri yeniden iste']],
    ['CANCELLED', 'Bu bağlantıdan artık ödeme alınmıyor', []],
  ])(
    'whose card was refused is offered what a %s reservation allows',
    async (status, said, ways) => {
      const { id, order } = await opened();
      decide(order, 'failure');
      await changeReservation(id, { status, state_reason: 'Vazgeçti' });
      const back = await comeBack(order).expect(303);

      const words = wordsOf((await site.get(String(back.headers.location)).expect(200)).text);
      const offered = ['Yeniden dene', 'Aynı tarihleri yeniden iste'].filter((each) =>
        words.includes(each),
      );

      expect(words).toContain(said);
      expect(offered).toEqual(ways);
    },
  );

  test('who paid by transfer after all is not told that the provider looks into it', async () => {
    const { id, order } = await opened();
    decide(order, 'html_502');
    const back = await comeBack(order).expect(303);
    await changeReservation(id, { status: 'PAYMENT_REVIEW' });

    const { text } = await site.get(String(back.headers.location)).expect(200);

    expect(text).toContain('Ödemeniz kontrol ediliyor');
  });

  test('is the only one let in from elsewhere: paying is not', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    await fromElsewhere(`/odeme/${reservation_id}`).type('form').send({}).expect(403);
  });

  test('an attempt nobody made has no page', async () => {
    await site.get(`/odeme/sonuc/${'a'.repeat(30)}`).expect(404);
    await site.get('/odeme/sonuc/x').expect(404);
  });
});

describe('a notice of PayTR', () => {
  beforeAll(() => takeCardsBy('paytr'));

  const KEYS = { merchant_id: '100100', key: 'fake-merchant-key', salt: 'fake-salt' };
  const told = (fields: object) => fromElsewhere(PAYTR).type('form').send(fields);

  test('is answered with OK alone, every time', async () => {
    const { id, order } = await opened();
    decide(order, 'success');

    for (let count = 0; count < 5; count += 1) {
      const { text, headers } = await told(paytrNotice(order, KEYS)).expect(200);
      expect(text).toBe('OK');
      expect(headers['content-type']).toContain('text/plain');
    }

    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect((await eventsOf(id)).filter((kind) => kind === 'DECIDED')).toHaveLength(1);
  });

  test('that is forged or changed is refused', async () => {
    const { id, order } = await opened();
    decide(order, 'success');
    const fields = paytrNotice(order, KEYS);

    await told({ ...fields, total_amount: '1' }).expect(403);
    await told({ ...fields, hash: 'x' }).expect(403);
    await told(paytrNotice(order, { ...KEYS, salt: 'guessed' })).expect(403);

    expect(await stateOf(id)).toEqual({ status: 'OPTION', paid_kurus: 0 });
  });

  test('with instalments, whose total is more, counts what was asked for', async () => {
    const { id, order } = await opened();
    decide(order, 'success');
    const total = String(PREPAYMENT + 900_00);
    const hash = createHmac('sha256', KEYS.key)
      .update(`${order.conversation_id}${KEYS.salt}success${total}`)
      .digest('base64');

    await told({ ...paytrNotice(order, KEYS), total_amount: total, hash }).expect(200);

    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('out of order, the failure after the success, changes nothing', async () => {
    const { id, order } = await opened();
    decide(order, 'success');
    await told(paytrNotice(order, KEYS)).expect(200);

    await told(paytrNotice({ ...order, state: 'failed' }, KEYS)).expect(200);

    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('is told by the fake over HTTP as by the real one', async () => {
    const { id, order } = await opened();
    decide(order, 'success');

    expect(await fake.notify(order)).toEqual({ status: 200, text: 'OK' });

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
    expect(origin()).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});
