import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { bearer, db, site } from '../../support/api.ts';
import { filledIn, hiddenOf, send as sendBooking } from '../../support/booking-form.ts';
import { somePicture } from '../../support/catalogue-factories.ts';
import {
  createBankAccount,
  createClosing,
  createLegalDocuments,
  createReservation,
  createSeason,
  createUser,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createInvitedStay, createOffer } from '../../support/offer-factories.ts';
import { wordsOf } from '../../views/render.ts';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

const open = (address: string) => site.get(address).set('user-agent', BROWSER);

const change = (id: number, changes: object) =>
  db.updateTable('offers').set(changes).where('id', '=', id).execute();

const versionOf = async (id: number) => {
  const { version } = await db
    .selectFrom('offers')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
};

const openedAt = async (id: number) => {
  const { opened_at } = await db
    .selectFrom('offers')
    .select('opened_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return opened_at;
};

describe('an offer', () => {
  test('whose villa is taken meanwhile says so, and not that it is over', async () => {
    const villa = await createVilla();
    const { code } = await createOffer(villa.id);
    const { text: offered } = await open(`/teklif/${code}`);
    const [, address = ''] = /href="(\/rezervasyon\/[^"]*)"/.exec(offered) ?? [];
    const form = await filledIn(villa.slug);
    await createClosing(villa.id, stayFromToday(60, 7));

    const page = address.replaceAll('&amp;', '&');
    const { text } = await open(page).expect(200);
    const stay = Object.fromEntries(new URL(page, 'https://koy.example').searchParams);
    const sent = await sendBooking(villa.slug, { ...form, ...stay }).expect(409);

    expect(text).toContain('Teklifteki villa bu günlerde doldu');
    expect(text).not.toContain('Teklif bu konaklama için geçerli değil');
    expect(text).not.toMatch(/\/listing\?[^"]*offer=/);
    expect(sent.text).not.toContain('Teklifteki villa bu günlerde doldu');
    expect(sent.text).toContain(`href="/teklif/${code}">Teklifin son hâlini görün`);
  });

  test('says from how many nights on a fee for a short stay falls away', async () => {
    const { id } = await createVilla({ short_stay_limit: 10, short_stay_fee_kurus: 3_500_00 });
    const offer = { customer_name: 'Mehmet Aksoy', ...stayFromToday(60, 7), adults: 2 };
    const { body } = await site
      .post('/v1/admin/offers')
      .set('authorization', await bearer('ADMIN'))
      .send({ ...offer, villas: [{ villa_id: id }] })
      .expect(201);
    const { code } = body.content as { code: string };

    const { text } = await open(`/teklif/${code}`).expect(200);

    expect(wordsOf(text)).toContain(
      'Kısa konaklama bedeli 10 gece ve üzeri konaklamalarda alınmaz. ₺3.500',
    );
  });

  test('shows its villas with their totals and leads to asking for one', async () => {
    const villa = await createVilla({ name: 'Villa Sardunya' });
    const { id, code } = await createOffer(villa.id);
    await change(id, { note: 'Denize en yakını bu.', sent_at: inHours(-1) });

    const { text, headers } = await open(`/teklif/${code.toLowerCase()}`).expect(200);

    expect(text).toContain('Villa Sardunya');
    expect(text).toContain('₺70.000');
    expect(text).toContain('Denize en yakını bu.');
    expect(text).toContain(`/rezervasyon/${villa.slug}?check_in=${dayFromToday(60)}`);
    expect(text).toContain(`offer=${code}`);
    expect(text).toContain('noindex');
    expect(text).not.toContain('Mehmet Aksoy');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is opened by a person, not by a messenger that looks at the link', async () => {
    const { id, code } = await createOffer((await createVilla()).id);
    await open(`/teklif/${code}`);
    expect(await openedAt(id)).toBeNull();
    await change(id, { sent_at: inHours(-1) });

    await site.get(`/teklif/${code}`).set('user-agent', 'WhatsApp/2.24');
    expect(await openedAt(id)).toBeNull();
    await open(`/teklif/${code}`);

    expect(await openedAt(id)).not.toBeNull();
  });

  test('stays as new to a clerk who has it open while it is opened', async () => {
    const { id, code } = await createOffer((await createVilla()).id);
    await change(id, { sent_at: inHours(-1) });
    const before = await versionOf(id);

    await open(`/teklif/${code}`);

    expect(await openedAt(id)).not.toBeNull();
    expect(await versionOf(id)).toBe(before);
  });

  test('that is over offers today’s price, one taken back says so, an unknown one is none', async () => {
    const { id, code } = await createOffer((await createVilla()).id);
    await change(id, { valid_until: inHours(-1) });
    const over = await open(`/teklif/${code}`).expect(200);
    await change(id, { withdrawn_at: inHours(-1) });
    const gone = await open(`/teklif/${code}`).expect(410);

    expect(over.text).toContain('Bugünkü fiyatla iste');
    expect(over.text).not.toContain('Bu villayı iste');
    expect(gone.text).toContain('Teklif artık geçerli değil');
    await open('/teklif/K7M2-Q4XH9T').expect(404);
  });

  test.each([
    ['still valid', inHours(9)],
    ['over', inHours(-1)],
  ])('for days that are past is asked for by nobody: %s', async (_what, valid_until) => {
    const { id, code } = await createOffer((await createVilla()).id);
    await change(id, { valid_until, stay: `[${dayFromToday(-1)},${dayFromToday(6)})` });

    const { text } = await open(`/teklif/${code}`).expect(200);

    expect(text).toContain('Bu teklifin tarihleri geçti.');
    expect(text).not.toMatch(/Bu villayı iste|Bugünkü fiyatla iste|check_in=/);
  });

  test('says which villa is not free any more', async () => {
    const villa = await createVilla();
    const { code } = await createOffer(villa.id);
    await createClosing(villa.id, { check_in: dayFromToday(61), check_out: dayFromToday(62) });

    const { text } = await open(`/teklif/${code}`);

    expect(text).toContain('Artık boş değil');
    expect(text).not.toContain('Bu villayı iste');
  });

  test('says of a villa that was taken off sale that it is, not that its days are taken', async () => {
    const villa = await createVilla();
    const { code } = await createOffer(villa.id);
    await db.updateTable('villas').set({ active: false }).where('id', '=', villa.id).execute();

    const { text } = await open(`/teklif/${code}`);

    expect(text).toContain('Artık kiralanmıyor');
    expect(text).not.toMatch(/Artık boş değil|Bu villayı iste|Villayı incele/);
  });
});

describe('who asks for a villa of an offer', () => {
  const offered = async (
    own: { discount_percent?: number; total_kurus?: number } = {},
    early_kurus = 0,
  ) => {
    const villa = await createVilla();
    const offer = await createOffer(villa.id);
    const nights = Array.from({ length: 7 }, (_, at) => ({
      date: dayFromToday(60 + at),
      price_kurus: 10_000_00,
      discount_kurus: early_kurus,
      season_id: null,
      discount_id: early_kurus ? 1 : null,
      discount_kind: early_kurus ? 'early' : null,
    }));
    const quote = JSON.stringify({
      ...{ sellable: true, reasons: [], nights, extras: [], accommodation_kurus: 70_000_00 },
      ...{ discount_kurus: 7 * early_kurus, short_stay_fee_kurus: 0, short_stay_limit: 5 },
      ...{ total_kurus: 70_000_00 - 7 * early_kurus, deposit_kurus: 5_000_00 },
    });
    await db
      .updateTable('offer_villas')
      .set({ quote, ...own })
      .where('offer_id', '=', offer.id)
      .execute();
    await change(offer.id, { discount_percent: 10 });
    // Prices went up since.
    await db.deleteFrom('villa_prices').where('villa_id', '=', villa.id).execute();
    await createSeason({
      villa_id: villa.id,
      days: `[${dayFromToday(0)},${dayFromToday(300)})`,
      nightly_price_kurus: 99_000_00,
    });
    return { villa, offer };
  };

  const stay = { check_in: dayFromToday(60), check_out: dayFromToday(67), adults: 2 };
  const guest = {
    ...{ customer_name: 'Mehmet Aksoy', customer_phone: '0532 417 68 05' },
    ...{ customer_email: 'mehmet@ornek.example', accept_information: 'on' },
    ...{ accept_contract: 'on', adults: '2', children: '0', babies: '0' },
  };

  beforeAll(async () => {
    await createLegalDocuments();
    await createBankAccount();
  });

  test('sees what discount the villa has itself, and what is paid when, as the booking then asks for it', async () => {
    const { villa, offer } = await offered({ total_kurus: 56_700_00 }, 1_000_00);
    const partsOf = (html: string) =>
      wordsOf(html.replace(/.*<main/s, '<main')).match(
        /Ön ödeme \(%\d+\) ₺[\d.]+ .*? ₺[\d.]+/,
      )?.[0];
    const page = await open(`/teklif/${offer.code}`);
    const booking = await site
      .get(`/rezervasyon/${villa.slug}`)
      .query({ ...stay, offer: offer.code });

    expect(wordsOf(page.text)).toMatch(/Erken rezervasyon indirimi,? \(?%10\)? .₺7\.000/);
    expect(partsOf(page.text)).toBeDefined();
    expect(partsOf(booking.text)).toBe(partsOf(page.text));
  });

  test('sees no parts of a price that is over', async () => {
    const { offer } = await offered({ total_kurus: 56_700_00 }, 1_000_00);
    await change(offer.id, { valid_until: inHours(-1) });

    expect((await open(`/teklif/${offer.code}`)).text).not.toContain('class="split"');
  });

  test.each<[string, object, number]>([
    ['the offer’s discount', {}, 10],
    ['a discount of the villa’s own', { discount_percent: 20 }, 20],
  ])(
    'pays what was offered with %s, and the offer knows its reservation',
    async (_, own, percent) => {
      const { villa, offer } = await offered(own);
      const form = await site
        .get(`/rezervasyon/${villa.slug}`)
        .query({ ...stay, offer: offer.code })
        .expect(200);
      expect(form.text).toContain('Teklif fiyatınız geçerli');

      await site
        .post(`/rezervasyon/${villa.slug}`)
        .type('form')
        .send({ ...hiddenOf(form.text), ...guest })
        .expect(303);

      const made = await db
        .selectFrom('reservations')
        .select(['id', 'total_kurus', 'discount_kurus', 'status', 'source'])
        .where('villa_id', '=', villa.id)
        .executeTakeFirstOrThrow();
      expect(made).toMatchObject({
        ...{ total_kurus: (100 - percent) * 700_00, discount_kurus: percent * 700_00 },
        ...{ status: 'PENDING', source: 'OFFER' },
      });
      const { accepted_reservation_id } = await db
        .selectFrom('offers')
        .select('accepted_reservation_id')
        .where('id', '=', offer.id)
        .executeTakeFirstOrThrow();
      expect(accepted_reservation_id).toBe(made.id);
      const { text } = await open(`/teklif/${offer.code}`);
      expect(text).toContain('talebinizi aldık');
      expect(text).toContain('Talebiniz bu villa için');
    },
  );

  test.each(['REJECTED', 'EXPIRED'] as const)(
    'has the offered price again once a first request was %s',
    async (status) => {
      const { villa, offer } = await offered();
      const form = () =>
        site.get(`/rezervasyon/${villa.slug}`).query({ ...stay, offer: offer.code });
      await site
        .post(`/rezervasyon/${villa.slug}`)
        .type('form')
        .send({ ...hiddenOf((await form()).text), ...guest })
        .expect(303);
      const { id } = await db
        .selectFrom('reservations')
        .select('id')
        .where('villa_id', '=', villa.id)
        .executeTakeFirstOrThrow();
      const { id: clerk } = await createUser();
      const doer = { id: clerk, role: 'ADMIN' as const, ip: null, request_id: 'r1' };
      if (status === 'REJECTED')
        await moveReservation(db, { kind: 'villa', id }, { status, reason: 'Dolu' }, doer);
      else {
        const option_until = inHours(1);
        await moveReservation(db, { kind: 'villa', id }, { status: 'OPTION', option_until }, doer);
        await expireOptions(db, Temporal.Now.instant().add({ hours: 2 }), 'villa');
      }

      expect((await form()).text).toContain('Teklif fiyatınız geçerli');
      expect((await open(`/teklif/${offer.code}`)).text).not.toContain('talebinizi aldık');
    },
  );

  test.each<[string, object, object]>([
    [
      'on other days',
      { note: 'Aynı' },
      { check_in: dayFromToday(61), check_out: dayFromToday(68) },
    ],
    ['after it ended', { valid_until: inHours(-1) }, {}],
    ['after it was taken back', { withdrawn_at: inHours(-1) }, {}],
  ])('pays today’s price %s', async (_, changes, days) => {
    const { villa, offer } = await offered();
    await change(offer.id, changes);

    const { text } = await site
      .get(`/rezervasyon/${villa.slug}`)
      .query({ ...stay, ...days, offer: offer.code });

    expect(text).toContain('Teklif bu konaklama için geçerli değil');
    expect(text).toContain(
      `<a class="link" href="/teklif/${offer.code}">Teklifin son hâlini görün`,
    );
    expect(text).toContain('₺693.000');
  });
});

describe('a comment after a stay', () => {
  const words = {
    ...{ score: '5', score_cleanliness: '4', score_location: '', website: '' },
    ...{ author_name: 'Ayşe D.', body: 'Havuz tertemizdi, sabahları çok sessiz.' },
  };
  const send = (code: string, own: object = {}) => {
    const call = site.post(`/yorum/${code}`);
    for (const [name, value] of Object.entries({ ...words, ...own })) call.field(name, value);
    return call;
  };
  const commentsOf = (villa_id: number) =>
    db
      .selectFrom('comments')
      .select(['id', 'state', 'score', 'score_cleanliness', 'score_location', 'author_name'])
      .where('villa_id', '=', villa_id)
      .execute();

  test('names all that is missing at once, in words that say what to do, and keeps the rest', async () => {
    const villa = await createVilla();
    const code = await createInvitedStay(villa.id);

    const { text } = await send(code, { score: '', author_name: '', body: 'Kısa' }).expect(422);

    for (const sentence of [
      'Puan verin: 1 ile 5 yıldız arasında seçin.',
      'Yorumunuzu en az 20 karakterle yazın.',
      'Yorumda görünecek adı yazın.',
    ])
      expect(text).toContain(sentence);
    expect(text).toContain('>Kısa</textarea>');
    expect(await commentsOf(villa.id)).toEqual([]);
  });

  test('asks for photographs again that came with a form that was refused', async () => {
    const villa = await createVilla();
    const code = await createInvitedStay(villa.id);
    const again = 'Fotoğraflarınızı yeniden seçin.';
    const without = await send(code, { score: '', author_name: 'A', body: 'Kısa' }).expect(422);

    const { text } = await send(code, { score: '', author_name: 'A', body: 'Kısa' })
      .attach('pictures', await somePicture(), 'havuz.png')
      .expect(422);

    expect(text).toContain(again);
    expect(text).toContain('data-answer=""');
    expect(without.text).not.toContain(again);
  });

  test('waits for staff with its photographs, once per stay', async () => {
    const villa = await createVilla({ name: 'Villa Lodos' });
    const code = await createInvitedStay(villa.id);
    const form = await open(`/yorum/${code}`).expect(200);
    expect(form.text).toContain('Villa Lodos nasıldı?');
    expect(form.text).not.toContain('Ayşe Demirtaş');

    await send(code)
      .attach('pictures', await somePicture(), 'havuz.png')
      .expect(303);
    const again = await send(code);

    const [comment, ...others] = await commentsOf(villa.id);
    expect(comment).toMatchObject({
      ...{ state: 'WAITING', score: 5, score_cleanliness: 4, score_location: null },
      author_name: 'Ayşe D.',
    });
    expect([others, again.status]).toEqual([[], 409]);
    const pictures = await db
      .selectFrom('comment_pictures')
      .select('hash')
      .where('comment_id', '=', comment?.id ?? 0)
      .execute();
    expect(pictures).toHaveLength(1);
    expect((await open(`/yorum/${code}`)).text).toContain('Yorumunuz bize ulaştı');
  });

  test('is kept also where a photograph is none, and says so', async () => {
    const villa = await createVilla();
    const code = await createInvitedStay(villa.id);

    const response = await send(code).attach('pictures', Buffer.from('yok'), 'x.png').expect(303);

    expect(response.headers.location).toBe(`/yorum/${code}?failed=1`);
    expect(await commentsOf(villa.id)).toHaveLength(1);
  });

  test('with more photographs than six keeps what was typed, and says how many may come', async () => {
    const villa = await createVilla();
    const code = await createInvitedStay(villa.id);
    const sending = send(code, { score: '' });
    for (let each = 1; each <= 8; each += 1)
      sending.attach('pictures', Buffer.from('x'), `${each}.jpg`);

    const { status, text } = await sending;

    expect(status).toBe(422);
    expect(text).toContain('8 dosya seçtiniz; en çok 6 gönderebilirsiniz');
    expect(text).toContain('href="#field-pictures"');
    expect(text).toContain('Puan verin: 1 ile 5 yıldız arasında seçin.');
    expect(text).toContain(`>${words.body}</textarea>`);
    expect(await commentsOf(villa.id)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no score', { score: '' }, 'field-score-note'],
    ['too few words', { body: 'Güzeldi.' }, 'field-body-note'],
    ['no name', { author_name: ' ' }, 'field-author_name-note'],
    ['a trap filled in', { website: 'https://spam.example' }, 'Yorumunuz gönderilmedi'],
  ])('is refused with %s, and what was typed stays', async (_, own, expected) => {
    const villa = await createVilla();

    const { status, text } = await send(await createInvitedStay(villa.id), own);

    expect(status).toBe(422);
    expect(text).toContain(expected);
    expect(await commentsOf(villa.id)).toEqual([]);
  });

  test('cannot be left long after, and not of a stay that was not', async () => {
    const stayOf = async (own: object) => {
      const comment_code = `KOD${Math.random().toString(36).slice(2, 9)}`.toUpperCase();
      await createReservation({ ...own, comment_code: spelt(comment_code) });
      return spelt(comment_code);
    };
    const old = await stayOf({
      ...{ status: 'COMPLETED', check_in: dayFromToday(-110), check_out: dayFromToday(-100) },
    });
    const called_off = await stayOf({ status: 'CANCELLED' });

    for (const code of [old, called_off]) {
      const { text } = await open(`/yorum/${code}`).expect(200);
      expect(text).toContain('Bu bağlantının süresi doldu');
      expect((await send(code)).status).toBe(409);
    }
    await open('/yorum/K7M2-Q4XH9T').expect(404);
  });

  const spelt = (code: string) => {
    const letters = code
      .replace(/[^0-9A-Z]/g, '7')
      .replace(/[ILOU]/g, '7')
      .padEnd(10, '7');
    return `${letters.slice(0, 4)}-${letters.slice(4, 10)}`;
  };
});
