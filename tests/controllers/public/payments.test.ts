import { createHash, randomUUID } from 'node:crypto';

import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { documentStore } from '../../../server/services/document-store.ts';
import { chooseProviders } from '../../../server/services/gateways/index.ts';
import { createPaymentLink } from '../../../server/services/payment-links.ts';
import { bearer, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import {
  createBankAccount,
  createReservation,
  createSettings,
  createTransaction,
} from '../../support/factories.ts';
import { comeBack, decide, fake, goToPay, takeCardsBy } from '../../support/fake-provider.ts';

const PREPAYMENT = 14_000_00;

beforeAll(async () => {
  takeCardsBy('iyzico');
  await createSettings({ site_email: 'bilgi@koy.example' });
});

const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const movementsOf = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'status', 'method', 'amount_kurus', 'needs_action', 'note', 'card_last_four'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();

describe('the payment page', () => {
  test('shows the fixed amount, both ways to pay, and leads to the provider only', async () => {
    await createBankAccount();
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    const page = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(page.text).toContain('₺14.000');
    expect(page.text).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${fake.origin};`);
  });

  test('speaks of the prepayment after it came: the rest is due at the door', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });
    await db
      .updateTable('reservations')
      .set({ paid_kurus: PREPAYMENT })
      .where('id', '=', id)
      .execute();

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(text).toContain('Ön ödeme: ₺14.000');
    expect(text).toContain('Bu ödeme yapılmış');
    expect(text).not.toContain('Kalan tutar');
  });

  test('has no field that a card could be typed into', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    const { text } = await site.get(`/odeme/${reservation_id}`);

    expect(text).not.toMatch(/cc-number|card_?number|cvc|cvv/i);
    expect(text).not.toContain('Ayşe');
  });

  test('asks for nothing where no prepayment was sold', async () => {
    const free = { prepayment_kurus: 0, balance_kurus: 70_000_00 };
    const { reservation_id } = await createReservation({ status: 'OPTION', ...free });

    const page = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(page.text).toContain('Ön ödeme gerekmiyor');
    expect(page.text).not.toContain('Bu ödeme yapılmış');
    await site.post(`/odeme/${reservation_id}`).expect(409);
  });

  test('names nobody and opens for nobody without a code', async () => {
    await site.get('/odeme/K7M2-Q4XH9T').expect(404);
    await site.get('/odeme/olmayan').expect(404);
  });

  test('tells what a cancellation costs before it takes money, and how long the dates are held', async () => {
    const tiers = [
      { days_before: 30, percent: 0 },
      { days_before: 0, percent: 100 },
    ];
    const policy = JSON.stringify({ base: 'PREPAYMENT', tiers });
    const { reservation_id } = await createReservation({ status: 'OPTION', policy });

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(text).toContain('class="ladder"');
    expect(text.indexOf('class="ladder"')).toBeLessThan(text.indexOf('Kartla ₺14.000 öde'));
    expect(text.match(/data-left=/g)).toHaveLength(1);
  });

  test('of what expired leads to the form of the same stay, not to the telephone', async () => {
    const { reservation_id } = await createReservation({ status: 'EXPIRED' });

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(text).toMatch(
      /href="\/rezervasyon\/[^"]+check_in=[^"]+"[^>]*>Aynı tarihleri yeniden iste/,
    );
  });

  test.each([
    ['PENDING', 'Şimdi ödeme gerekmez'],
    ['CANCELLED', 'Bu bağlantıyla ödeme alınmıyor'],
    ['EXPIRED', 'Ödeme süresi doldu'],
    ['PAYMENT_REVIEW', 'Ödemeniz inceleniyor'],
  ])('of a %s reservation takes nothing', async (status, words) => {
    const { reservation_id } = await createReservation({ status });

    const page = await site.get(`/odeme/${reservation_id}`).expect(200);
    const refused = await site.post(`/odeme/${reservation_id}`).expect(409);

    expect(page.text).toContain(words);
    expect(refused.text).not.toContain('<form method="post" action="/odeme');
  });
});

describe('a payment by card', () => {
  test('goes to the provider, comes back from another site, and confirms the option', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });

    const order = await goToPay(reservation_id);
    expect(order).toMatchObject({ amount_kurus: PREPAYMENT, basket_id: reservation_id });
    decide(order, 'success');
    const back = await comeBack(order).expect(303);
    const result = await site.get(String(back.headers.location)).expect(200);

    expect(result.text).toContain('Ödemeniz alındı');
    expect(result.text).toContain('Rezervasyonunuz kesinleşti');
    expect(result.headers['cache-control']).toBe('no-store');
    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(await movementsOf(id)).toEqual([
      expect.objectContaining({ status: 'PAID', method: 'CARD', card_last_four: '0008' }),
    ]);
  });
});

describe('a payment link', () => {
  const link = (id: number, own: object = {}) =>
    db.transaction().execute((transaction) =>
      createPaymentLink(
        transaction,
        {
          of: { kind: 'villa', id },
          purpose: 'BALANCE',
          amount_kurus: 56_000_00,
          expires_at: now().add({ hours: 2 }),
          ...own,
        },
        SYSTEM,
      ),
    );

  test('asks for its own fixed amount, and is used once', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    await createTransaction({ reservation_id: id, status: 'PAID', paid_at: now().toString() });
    await db
      .updateTable('reservations')
      .set({ paid_kurus: PREPAYMENT })
      .where('id', '=', id)
      .execute();
    const { code } = await link(id);

    const page = await site.get(`/odeme/${code}`).expect(200);
    const order = await goToPay(code);
    decide(order, 'success');
    await comeBack(order).expect(303);
    const again = await site.get(`/odeme/${code}`).expect(200);

    expect(page.text).toContain('Kalan tutar: ₺56.000');
    expect(order.amount_kurus).toBe(56_000_00);
    expect(again.text).toContain('Bu ödeme yapılmış');
    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: 70_000_00 });
    await site.post(`/odeme/${code}`).expect(409);
  });

  test('is what is tried again after its card was refused', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    await db
      .updateTable('reservations')
      .set({ paid_kurus: PREPAYMENT })
      .where('id', '=', id)
      .execute();
    const { code } = await link(id);

    const order = await goToPay(code);
    decide(order, 'failure');
    const back = await comeBack(order).expect(303);
    const result = await site.get(String(back.headers.location)).expect(200);

    expect(result.text).toContain(`href="/odeme/${code}"`);
  });

  test('that is over, or was never made here, opens nothing', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    const { code } = await link(id, { expires_at: now().subtract({ minutes: 1 }) });

    expect((await site.get(`/odeme/${code}`).expect(200)).text).toContain('Ödeme süresi doldu');
    await site.post(`/odeme/${code}`).expect(409);
    const forged = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    await site.get(`/odeme/${forged}`).expect(404);
  });

  test('for the damage deposit is in no sum of the stay', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    const { code } = await link(id, { purpose: 'DEPOSIT', amount_kurus: 5_000_00 });

    const order = await goToPay(code);
    decide(order, 'success');
    await comeBack(order).expect(303);

    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: 0 });
    const deposit = await db
      .selectFrom('deposits')
      .select(['amount_kurus', 'method', 'state'])
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(deposit).toEqual({ amount_kurus: 5_000_00, method: 'CARD', state: 'TAKEN' });
  });
});

describe('a receipt of a transfer', () => {
  const PDF = Buffer.from('%PDF-1.4\n%\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

  const handIn = (code: string, file: Buffer, note = '') =>
    site.post(`/odeme/${code}/dekont`).field('note', note).attach('receipt', file, 'dekont.pdf');

  test('keeps the dates until staff looked, and confirms once they saw the money', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });

    const { headers } = await handIn(reservation_id, PDF, 'Kartım 4111 1111 1111 1111').expect(303);
    const page = await site.get(headers.location ?? '').expect(200);
    expect(page.text).toContain('Dekontunuz bize ulaştı');
    expect(await stateOf(id)).toEqual({ status: 'PAYMENT_REVIEW', paid_kurus: 0 });
    const [expected] = await movementsOf(id);
    expect(expected).toMatchObject({
      status: 'PENDING',
      method: 'TRANSFER',
      amount_kurus: PREPAYMENT,
      note: 'Kartım •••• 1111',
    });
    const staff = { authorization: await bearer('ADMIN') };
    const file = await site
      .get(`/v1/admin/transactions/${expected?.id}/receipt`)
      .set(staff)
      .expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    await site
      .patch(`/v1/admin/transactions/${expected?.id}`)
      .set(staff)
      .send({ status: 'PAID' })
      .expect(200);

    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    const late = await handIn(reservation_id, PDF).expect(422);
    expect(late.text).toContain('Bu ödeme yapılmış');
    expect(await movementsOf(id)).toHaveLength(1);
  });

  test('is told to the agency, also where it is for a stay that is confirmed', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const told = () =>
      db
        .selectFrom('mails')
        .select(['recipient', 'subject', 'text'])
        .where('reservation_id', '=', id)
        .where('template_code', '=', 'staff_receipt')
        .execute();

    await handIn(reservation_id, PDF).expect(303);
    expect(await told()).toMatchObject([
      { recipient: 'bilgi@koy.example', subject: expect.stringContaining(reservation_id) },
    ]);
    await db
      .updateTable('reservations')
      .set({ status: 'CONFIRMED', confirmed_at: now().toString() })
      .where('id', '=', id)
      .execute();
    await handIn(reservation_id, PDF).expect(303);

    const [, second] = await told();
    expect(second?.text).toContain('₺14.000 havale dekontu yükledi');
  });

  test('that is none is refused on the same page', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });

    const wrong = await handIn(reservation_id, Buffer.from('<script>')).expect(422);
    const missing = await site
      .post(`/odeme/${reservation_id}/dekont`)
      .field('note', 'eşimin hesabından');

    expect(wrong.text).toContain('Bu dosya okunamadı');
    expect(missing.status).toBe(422);
    expect(missing.text).toContain('Dekont dosyasını seçin');
    expect(missing.text).toContain('<title>Hata: ');
    expect(missing.text).toMatch(/<a [^>]*href="#field-receipt"[^>]*>Dekont dosyasını seçin/);
    expect(missing.text).toMatch(/<input [^>]*aria-invalid="true"[^>]*name="receipt"/);
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect(missing.text).toContain('value="eşimin hesabından"');
  });

  test('that is too large, of several files or beside too long a note is told at its field', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    const large = await handIn(reservation_id, Buffer.alloc(20 * 1024 * 1024 + 1, '%'), 'eşim');
    const two = await handIn(reservation_id, PDF).attach('receipt', PDF, 'arka.pdf');
    const long = await handIn(reservation_id, PDF, 'a'.repeat(501));

    for (const { status } of [large, two, long]) expect(status).toBe(422);
    expect(large.text).toMatch(/href="#field-receipt"[^>]*>Dosya 20 MB sınırını aşıyor/);
    expect(large.text).toContain('value="eşim"');
    expect(two.text).toMatch(/href="#field-receipt"[^>]*>2 dosya seçtiniz; en çok 1/);
    expect(long.text).toMatch(/href="#field-note"[^>]*>En çok 500 karakter/);
    expect(long.text).not.toContain('Dekont dosyasını seçin');
  });

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['three bytes of a picture', 3],
  ])('of %s is no receipt', async (_what, length) => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    const { text } = await handIn(
      reservation_id,
      Buffer.from([0x89, 0x50, 0x4e]).subarray(0, length),
    ).expect(422);

    expect(text).toContain('Bu dosya okunamadı');
  });

  test('of an option that is over changes nothing, and its file is not kept', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CANCELLED' });
    const file = Buffer.concat([Buffer.from(`%PDF-1.4\n%${randomUUID()}`), PDF.subarray(8)]);

    await handIn(reservation_id, file).expect(422);

    expect(await movementsOf(id)).toEqual([]);
    const hash = createHash('sha256').update(file).digest('hex');
    expect(await documentStore().has(hash)).toBe(false);
  });
});

describe('where no provider is configured', () => {
  beforeAll(() => chooseProviders([]));
  afterAll(() => takeCardsBy('iyzico'));

  test('cards are neither announced nor taken', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    const page = await site.get(`/odeme/${reservation_id}`).expect(200);
    const refused = await site.post(`/odeme/${reservation_id}`).expect(409);
    const about = await site.get('/guvenli-odeme').expect(200);

    expect(page.text).not.toContain('Kartla');
    expect(page.headers['content-security-policy']).toContain("form-action 'self';");
    expect(refused.text).toContain('Şu anda kartla ödeme alamıyoruz');
    expect(about.text).toContain('Ödeme havale ya da EFT iledir');
  });
});
