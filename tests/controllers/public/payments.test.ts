import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { guestLinkToken } from '../../../server/services/guests/guest-links.ts';
import { chooseProviders } from '../../../server/services/payments/gateways/index.ts';
import { createPaymentLink } from '../../../server/services/payments/payment-links.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  changeReservation,
  createReservation,
  createTransaction,
  createVilla,
} from '../../support/factories.ts';
import { comeBack, decide, fake, goToPay, takeCardsBy } from '../../support/fake-provider.ts';
import { movementsOf, PREPAYMENT, stateOf } from '../../support/guest-payments.ts';
import { acceptTexts, agreementFormOf } from '../../support/payment-page.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

describe('the payment page', () => {
  test('shows the fixed amount, both ways to pay, and leads to the provider only', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

    const page = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(page.text).toContain('₺14.000');
    expect(page.text).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(wordsOf(page.text)).toContain('cayma hakkı yoktur');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${fake.origin};`);
  });

  test('is not the only one to tell of a card payment that has no end yet: nobody pays twice', async () => {
    const villa = await createVilla();
    const reservation = await createReservation({ villa_id: villa.id, status: 'OPTION' });
    const { reservation_id } = reservation;
    const token = guestLinkToken('own', reservation, now());
    const ownPages = [
      paths.enquired(reservation_id, { token }),
      paths.booked(villa.slug, reservation_id),
    ];
    const tell = async (page: string) =>
      (await site.get(page).expect(200)).text.match(/href="(\/odeme\/sonuc\/[^"]+)"/)?.[1];
    await acceptTexts(reservation_id);
    expect(await Promise.all(ownPages.map(tell))).toEqual([undefined, undefined]);

    await goToPay(reservation_id);
    const [own, booked] = await Promise.all(ownPages.map(tell));

    expect(booked).toBe(own);
    await site.get(String(own)).expect(200);
  });

  test('is not the only one to tell of it once the time is over, and asks for nothing twice', async () => {
    const villa = await createVilla();
    const reservation = await createReservation({ villa_id: villa.id, status: 'OPTION' });
    const { id, reservation_id } = reservation;
    const token = guestLinkToken('own', reservation, now());
    const pages = [
      paths.payment(reservation_id),
      paths.enquired(reservation_id, { token }),
      paths.booked(villa.slug, reservation_id),
    ];
    const waysFrom = async (page: string) => {
      const { text } = await site.get(page).expect(200);
      return [/\/odeme\/sonuc\//.test(text), text.includes('Aynı tarihleri yeniden iste')];
    };
    await acceptTexts(reservation_id);
    await goToPay(reservation_id);
    await changeReservation(id, { status: 'EXPIRED' });
    const undecided = await Promise.all(pages.map(waysFrom));
    await db
      .updateTable('transactions')
      .set({ status: 'FAILED' })
      .where('reservation_id', '=', id)
      .execute();

    expect(undecided).toEqual(pages.map(() => [true, false]));
    expect(await Promise.all(pages.map(waysFrom))).toEqual(pages.map(() => [false, true]));
  });

  test('of a stay that was called off tells of the card payment and the refund that have no end yet', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);
    await goToPay(reservation_id);
    const cancelled = { status: 'CANCELLED', state_reason: 'Vazgeçti', paid_kurus: PREPAYMENT };
    await changeReservation(id, cancelled);
    const begun = (await site.get(`/odeme/${reservation_id}`).expect(200)).text;
    await db
      .updateTable('transactions')
      .set({ status: 'FAILED' })
      .where('reservation_id', '=', id)
      .execute();
    const deposit = { reservation_id: id, amount_kurus: 10_000_00 };
    const { id: refund_of_id } = await createTransaction({
      ...{ ...deposit, purpose: 'DEPOSIT', status: 'PAID', paid_at: new Date() },
    });
    await createTransaction({ ...deposit, refund_of_id, purpose: 'REFUND', status: 'PENDING' });
    const set = { leaving_kurus: 4_000_00 };
    await db.updateTable('reservations').set(set).where('id', '=', id).execute();
    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(begun).toMatch(/href="\/odeme\/sonuc\//);
    expect(begun).not.toContain('iadeniz sırada');
    expect(begun).not.toContain('TR33 0006');
    expect(text).not.toContain('/odeme/sonuc/');
    expect(wordsOf(text)).toContain('₺4.000 iadeniz sırada Gönderdiğimizde e-postayla bildiririz.');
    expect(wordsOf(text)).toContain('₺10.000 depozito iadeniz sırada Gönderdiğimizde');
  });

  test('leaves out what costs nothing: none of it can still come', async () => {
    const { reservation_id } = await createReservation({
      status: 'OPTION',
      quote: JSON.stringify({ short_stay_limit: 5, extras: [{ name: 'Havlu', amount_kurus: 0 }] }),
    });
    await acceptTexts(reservation_id);

    const words = wordsOf((await site.get(`/odeme/${reservation_id}`).expect(200)).text);

    expect(words).toContain('Toplam ₺70.000');
    expect(words).not.toMatch(/Kısa konaklama bedeli|Havlu|₺0\b/);
  });

  test('says before the duty to pay what the stay costs in all, and what is due when', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

    const words = wordsOf((await site.get(`/odeme/${reservation_id}`).expect(200)).text);

    const said = [
      'Toplam ₺70.000',
      'Ön ödeme ₺14.000',
      'Girişte kalan ₺56.000',
      'Hasar depozitosu ₺5.000',
      'Kartla ₺14.000 öde Ödeme yükümlülüğü doğurur',
    ];
    const places = said.map((each) => words.indexOf(each));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
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

  test('asks for nothing on staff’s word, but for what they sent a link for', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CONFIRMED' });
    const own = await site.get(`/odeme/${reservation_id}`).expect(200);
    const of = { kind: 'villa', id } as const;
    const terms = { purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT } as const;
    const expires_at = now().add({ hours: 2 });
    const { code } = await db
      .transaction()
      .execute((transaction) =>
        createPaymentLink(transaction, { of, ...terms, expires_at }, SYSTEM),
      );
    const link = await site.get(`/odeme/${code}`).expect(200);

    expect(own.text).toContain('Ön ödeme gerekmiyor');
    expect(own.text).not.toContain('₺14.000');
    expect(wordsOf(link.text)).toContain('Ön ödeme: ₺14.000');
  });

  test('has no field that a card could be typed into', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

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
    await acceptTexts(reservation_id);

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
    ['EXPIRED', PREPAYMENT],
    ['EXPIRED', 1_000_00],
    ['REJECTED', PREPAYMENT],
  ])(
    'of what is %s and got %d all the same says that nothing is held',
    async (status, paid_kurus) => {
      const { reservation_id } = await createReservation({ status, paid_kurus });

      const words = wordsOf((await site.get(`/odeme/${reservation_id}`).expect(200)).text);

      expect(words).toContain('tarihler şu anda sizin için ayrılmış değil');
      expect(words).not.toMatch(/Bu ödeme yapılmış|Ödeme süresi doldu/);
    },
  );

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

describe('a sale that staff made on the telephone', () => {
  const PDF = Buffer.from('%PDF-1.4\n%\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

  const acceptancesOf = (id: number, of: 'reservation_id' | 'boat_reservation_id') =>
    db
      .selectFrom('legal_acceptances as a')
      .innerJoin('legal_documents as l', 'l.id', 'a.legal_document_id')
      .select(['l.kind', 'a.rendered_html', 'a.checkbox_text', 'a.user_agent'])
      .where(`a.${of}`, '=', id)
      .orderBy('l.kind', 'desc')
      .execute();
  const accept = (code: string, form: object) =>
    site.post(`/odeme/${code}/onay`).set('user-agent', 'Browser 1.0').type('form').send(form);

  test('has both texts with its data before any way to pay, and names nobody', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(text).toContain('toplam ₺70.000');
    expect(text).toContain('ön ödeme ₺14.000');
    expect(text).not.toContain('Ayşe');
    const boxes = elementsOf(text, 'input').filter(({ type }) => type === 'checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['accept_information', undefined],
      ['accept_contract', undefined],
    ]);
    expect(text).not.toContain('TR33 0006');
    expect(text).not.toContain(`action="/odeme/${reservation_id}"`);
    expect(text).not.toContain('name="receipt"');
  });

  test('names the percent it was sold at, which is of the nights and not of the total', async () => {
    const { reservation_id } = await createReservation({
      status: 'OPTION',
      quote: JSON.stringify({ prepayment_percent: 30, extras: [] }),
      extras_kurus: 8_000_00,
      total_kurus: 78_000_00,
      prepayment_kurus: 21_000_00,
      balance_kurus: 57_000_00,
    });

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);

    expect(text).toContain('ön ödeme ₺21.000, oranı %30.');
  });

  test('takes no money before, whatever is sent', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });

    const card = await site.post(`/odeme/${reservation_id}`).expect(409);
    const receipt = await site
      .post(`/odeme/${reservation_id}/dekont`)
      .attach('receipt', PDF, 'dekont.pdf')
      .expect(422);

    for (const { text } of [card, receipt]) {
      expect(text).toContain('Ödemeden önce ön bilgilendirmeyi');
      expect(text).toContain('name="accept_contract"');
    }
    expect(await movementsOf(id)).toEqual([]);
  });

  test('asks for both boxes at once, and keeps the one that was ticked', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const { mark } = (await agreementFormOf(reservation_id)) ?? {};

    const none = await accept(reservation_id, { mark }).expect(422);
    const one = await accept(reservation_id, { mark, accept_contract: 'on' }).expect(422);

    expect(none.text).toContain('<title>Hata: ');
    expect(none.text).toContain('href="#field-accept_information"');
    expect(none.text).toContain('href="#field-accept_contract"');
    expect(one.text).toMatch(/name="accept_contract"[^>]*checked/);
    expect(one.text).not.toContain('href="#field-accept_contract"');
    expect(await acceptancesOf(id, 'reservation_id')).toEqual([]);
  });

  test('keeps what was accepted with the guest’s name in it, once, and opens the ways to pay', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const form = await agreementFormOf(reservation_id);

    await accept(reservation_id, form ?? {}).expect(303);
    await accept(reservation_id, form ?? {}).expect(303);

    expect(await acceptancesOf(id, 'reservation_id')).toEqual([
      {
        kind: 'PRE_INFORMATION',
        rendered_html: expect.stringContaining('toplam ₺70.000. Ayşe Demirtaş'),
        checkbox_text: expect.stringContaining('Ön bilgilendirme'),
        user_agent: 'Browser 1.0',
      },
      {
        kind: 'CONTRACT',
        rendered_html: expect.stringContaining('ön ödeme ₺14.000'),
        checkbox_text: expect.stringContaining('sözleşmesini'),
        user_agent: 'Browser 1.0',
      },
    ]);
    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);
    expect(text).toContain(`action="/odeme/${reservation_id}"`);
    expect(text).toMatch(/<input [^>]*name="receipt"/);
    expect(text).toContain('data-shrinks');
    expect(text).not.toContain('accept_contract');
  });

  test('wants the texts read anew that changed meanwhile', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const form = await agreementFormOf(reservation_id);
    await db
      .updateTable('reservations')
      .set({ total_kurus: 65_000_00, balance_kurus: 51_000_00, override_reason: 'Anlaşma' })
      .where('id', '=', id)
      .execute();

    const { text } = await accept(reservation_id, form ?? {}).expect(409);

    expect(text).toContain('Metinler siz okurken değişti');
    expect(text).toContain('toplam ₺65.000');
    expect(await acceptancesOf(id, 'reservation_id')).toEqual([]);
  });

  test('is accepted on the page of a link as well', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    const { code } = await db.transaction().execute((transaction) =>
      createPaymentLink(
        transaction,
        {
          of: { kind: 'villa', id },
          purpose: 'DEPOSIT',
          amount_kurus: 5_000_00,
          expires_at: now().add({ hours: 2 }),
        },
        SYSTEM,
      ),
    );

    await site.post(`/odeme/${code}`).expect(409);
    await acceptTexts(code);
    await site.post(`/odeme/${code}`).expect(303);

    expect(await acceptancesOf(id, 'reservation_id')).toHaveLength(2);
  });

  test('of a boat has the texts of a charter', async () => {
    const { id, reservation_id } = await createBoatReservation({ status: 'OPTION' });

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);
    await acceptTexts(reservation_id);

    expect(text).toContain('Tekne kiralama sözleşmesi');
    expect(wordsOf(text)).toContain('Günlük kiralama, 3 gün');
    const kept = await acceptancesOf(id, 'boat_reservation_id');
    expect(kept.map(({ kind }) => kind)).toEqual(['CHARTER_INFORMATION', 'CHARTER_CONTRACT']);
    expect(kept[0]?.rendered_html).toContain('toplam ₺120.000. Ayşe Demirtaş');
  });

  test('made anew is accepted anew, and until then takes no money', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);
    const other = await createVilla({ name: 'Villa Başka' });
    await site
      .put(`/v1/admin/reservations/${id}`)
      .set('authorization', await bearer('ADMIN'))
      .send({
        ...{ villa_id: other.id, adults: 2, customer_name: 'Ayşe Demirtaş' },
        ...{ customer_phone: '0532 123 45 67', customer_email: 'ayse@ornek.example' },
      })
      .expect(200);

    const { text } = await site.post(`/odeme/${reservation_id}`).expect(409);
    expect(text).toContain('name="accept_contract"');
    expect(text).not.toContain('TR33 0006');
    await acceptTexts(reservation_id);
    await site.post(`/odeme/${reservation_id}`).expect(303);

    const kept = await acceptancesOf(id, 'reservation_id');
    expect(kept.filter(({ kind }) => kind === 'CONTRACT')).toHaveLength(2);
    expect(kept.filter(({ rendered_html }) => rendered_html.includes('Villa Başka'))).not.toEqual(
      [],
    );
  });

  test('asks for nothing where no money is wanted', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CANCELLED' });

    const { text } = await site.get(`/odeme/${reservation_id}`).expect(200);
    await accept(reservation_id, { accept_information: 'on', accept_contract: 'on' }).expect(409);

    expect(text).not.toContain('accept_contract');
    expect(await acceptancesOf(id, 'reservation_id')).toEqual([]);
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

  test('of a stay that was cancelled meanwhile says that all of it goes back', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const order = await goToPay(reservation_id);
    await site
      .patch(`/v1/admin/reservations/${id}`)
      .set('Authorization', await bearer('ADMIN'))
      .send({ status: 'CANCELLED', reason: 'Ev sahibi vazgeçti' })
      .expect(200);
    decide(order, 'success');
    const back = await comeBack(order).expect(303);

    const { text } = await site.get(String(back.headers.location)).expect(200);

    expect(text).toContain(
      'Ödemeniz bize ulaştığında rezervasyonunuz sona ermişti. Tutarın tamamını',
    );
    expect(await movementsOf(id)).toEqual([
      expect.objectContaining({ status: 'PAID', needs_action: 'LATE' }),
      expect.objectContaining({ status: 'PENDING', needs_action: null, amount_kurus: PREPAYMENT }),
    ]);

    const { id: refund } = await db
      .selectFrom('transactions')
      .select('id')
      .where('reservation_id', '=', id)
      .where('purpose', '=', 'REFUND')
      .executeTakeFirstOrThrow();
    await site
      .patch(`/v1/admin/transactions/${refund}`)
      .set('Authorization', await bearer('ADMIN'))
      .send({ status: 'PAID' })
      .expect(200);
    const later = await site.get(String(back.headers.location)).expect(200);
    expect(later.text).toContain('İadesinin durumunu rezervasyon sayfanızda görürsünüz.');
    expect(later.text).not.toMatch(/iade edeceğiz|işlendi/);
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

  test('of a boat’s rest says what is paid on boarding', async () => {
    const { id } = await createBoatReservation({ status: 'CONFIRMED', paid_kurus: 36_000_00 });
    const { code } = await link(id, { of: { kind: 'boat', id }, amount_kurus: 84_000_00 });

    const order = await goToPay(code);
    decide(order, 'success');
    const back = await comeBack(order).expect(303);
    const { text } = await site.get(String(back.headers.location)).expect(200);

    expect(text).toContain('<dt>Binişte kalan</dt><dd class="number">₺84.000</dd>');
    expect(text).not.toContain('Girişte kalan');
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

describe('where no provider is configured', () => {
  beforeAll(() => chooseProviders([]));
  afterAll(() => takeCardsBy('iyzico'));

  test('cards are neither announced nor taken', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

    const page = await site.get(`/odeme/${reservation_id}`).expect(200);
    const refused = await site.post(`/odeme/${reservation_id}`).expect(409);
    const about = await site.get('/guvenli-odeme').expect(200);

    expect(page.text).not.toContain('Kartla');
    expect(page.headers['content-security-policy']).toContain("form-action 'self';");
    expect(refused.text).toContain('Şu anda kartla ödeme alamıyoruz');
    expect(about.text).toContain('Ödeme havale ya da EFT iledir');
  });
});
