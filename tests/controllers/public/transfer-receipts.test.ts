import { createHash, randomUUID } from 'node:crypto';

import sharp from 'sharp';

import { now } from '../../../server/clock.ts';
import { documentStore } from '../../../server/services/files/document-store.ts';
import { guestLinkToken } from '../../../server/services/guests/guest-links.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, signIn, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { changeReservation, createReservation, inHours } from '../../support/factories.ts';
import { movementsOf, PREPAYMENT, stateOf } from '../../support/guest-payments.ts';
import { acceptTexts } from '../../support/payment-page.ts';
import { wordsOf } from '../../views/render.ts';

describe('a receipt of a transfer', () => {
  const PDF = Buffer.from('%PDF-1.4\n%\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

  const handIn = (code: string, file: Buffer, note = '') =>
    site.post(`/odeme/${code}/dekont`).field('note', note).attach('receipt', file, 'dekont.pdf');

  test('stays within the staff’s reach once another took its place', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);
    for (const words of ['first', 'second'])
      await handIn(reservation_id, Buffer.concat([PDF, Buffer.from(`%${words}%%EOF\n`)])).expect(
        303,
      );

    const staff = await signIn('ADMIN');
    const read = (address: string) => site.get(address).set('cookie', staff).expect(200);
    const { text } = await read(paths.dashboard.villaReservation(id));
    const links = [...text.matchAll(/href="([^"]*\/documents\/\d+)"/g)].map(
      ([, href = '']) => href,
    );
    const papers = await Promise.all(links.map(read));
    expect(papers.map(({ body }) => String(body).match(/first|second/)?.[0])).toEqual([
      'first',
      'second',
    ]);
    const [first = ''] = links;
    await site
      .get(first)
      .set('cookie', await signIn('OWNER'))
      .expect(403);
  });

  test('keeps the dates until staff looked, and confirms once they saw the money', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

    const { headers } = await handIn(reservation_id, PDF, 'Kartım 4111 1111 1111 1111').expect(303);
    const page = await site.get(headers.location ?? '').expect(200);
    expect(page.text).toContain('Dekontunuz bize ulaştı');
    expect(page.text).toContain(`href="${paths.enquire({ code: reservation_id })}"`);
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

  test('is on the guest’s own page, also once staff confirmed before they looked at the account', async () => {
    const reservation = await createReservation({ status: 'OPTION' });
    const { id, reservation_id } = reservation;
    await acceptTexts(reservation_id);
    await handIn(reservation_id, PDF).expect(303);
    await changeReservation(id, {
      status: 'CONFIRMED',
      confirmed_at: inHours(0),
      option_until: null,
    });
    const token = guestLinkToken('own', reservation, now());

    const words = wordsOf(
      (await site.get(paths.enquired(reservation_id, { token })).expect(200)).text,
    );

    expect(words).toMatch(/Ön ödeme [^,]+, Havale, hesabımızda kontrol ediliyor ₺14\.000/);
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
    await acceptTexts(reservation_id);

    await handIn(reservation_id, PDF).expect(303);
    expect(await told()).toMatchObject([
      { recipient: 'bilgi@koy.example', subject: expect.stringContaining(reservation_id) },
    ]);
    // With a part of it there: on staff's word alone nothing more is asked for ahead.
    await changeReservation(id, {
      status: 'CONFIRMED',
      confirmed_at: now().toString(),
      paid_kurus: 1_000_00,
    });
    await handIn(reservation_id, PDF).expect(303);

    const [, second] = await told();
    expect(second?.text).toContain('₺13.000 havale dekontu yükledi');
  });

  test('is confirmed to the guest, who of what is booked at once has had no mail yet', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);
    for (let sent = 0; sent < 2; sent += 1) await handIn(reservation_id, PDF).expect(303);

    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text'])
      .where('reservation_id', '=', id)
      .where('template_code', '=', 'payment_review')
      .execute();
    expect(mails).toMatchObject([
      {
        recipient: 'ayse.demirtas@ornek.example',
        subject: expect.stringContaining(reservation_id),
        text: expect.stringContaining(`/enquire?code=${reservation_id}`),
      },
    ]);
  });

  test('is one of ten at most: more fill the store and the agency’s mailbox', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);
    for (let sent = 0; sent < 10; sent += 1) await handIn(reservation_id, PDF).expect(303);

    const { status, text } = await handIn(reservation_id, PDF);

    expect(status).toBe(422);
    expect(text).toContain('Bu rezervasyon için 10 dekont aldık');
    const kept = db
      .selectFrom('reservation_documents')
      .select('id')
      .where('reservation_id', '=', id);
    expect(await kept.execute()).toHaveLength(10);
  });

  test.each(['note[toString]', 'note[]', 'note[__proto__][toString]'])(
    'beside a field named %s is refused, not broken',
    async (name) => {
      const { reservation_id } = await createReservation({ status: 'OPTION' });
      await acceptTexts(reservation_id);

      const { status } = await site
        .post(`/odeme/${reservation_id}/dekont`)
        .field(name, 'x')
        .attach('receipt', PDF, 'dekont.pdf');

      expect(status).toBe(422);
    },
  );

  test('after the time is answered with that alone, with a file or without', async () => {
    const { reservation_id } = await createReservation({ status: 'EXPIRED' });

    for (const file of [undefined, PDF]) {
      const call = site.post(`/odeme/${reservation_id}/dekont`).field('note', '');
      const { text } = await (file ? call.attach('receipt', file, 'dekont.pdf') : call).expect(422);
      expect(text).toContain('Ödeme süresi doldu');
      expect(text).not.toContain('Lütfen yeniden deneyin');
    }
  });

  test('that is none is refused on the same page', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

    const wrong = await handIn(reservation_id, Buffer.from('<script>')).expect(422);
    const missing = await site
      .post(`/odeme/${reservation_id}/dekont`)
      .field('note', 'eşimin hesabından');

    expect(wrong.text).toContain('Bu dosya okunamadı');
    expect(missing.status).toBe(422);
    expect(missing.text).toContain('Dekont dosyasını seçin');
    // In the site's words, not the browser's.
    expect(missing.text).toMatch(/<form [^>]*noValidate[^>]*dekont"/);
    expect(missing.text).toContain('<title>Hata: ');
    expect(missing.text).toMatch(/<a [^>]*href="#field-receipt"[^>]*>Dekont dosyasını seçin/);
    expect(missing.text).toMatch(/<input [^>]*aria-invalid="true"[^>]*name="receipt"/);
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect(missing.text).toContain('value="eşimin hesabından"');
  });

  test('that is a picture of too many pixels is told the limit at its field', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);
    const large = sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } });

    const { text } = await handIn(reservation_id, await large.png().toBuffer()).expect(422);
    expect(text).toMatch(/<a [^>]*href="#field-receipt"[^>]*>Görsel en çok 50 megapiksel olabilir/);
  });

  test('that is too large, of several files or beside too long a note is told at its field', async () => {
    const { reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

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
    await acceptTexts(reservation_id);

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
