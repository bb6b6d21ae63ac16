import { sql } from 'kysely';
import { paths } from '../../../server/shared/paths.ts';
import { db, site } from '../../support/api.ts';

import {
  filledIn,
  hiddenOf,
  open,
  reservationsOf,
  STAY,
  send,
  summaryOf,
} from '../../support/booking-form.ts';
import {
  createBankAccount,
  createClosing,
  createExtra,
  createLegalDocuments,
  createReservation,
  createSettings,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createLegalDocuments();
  await createBankAccount();
  await createSettings({ site_email: 'bilgi@koy.example', site_phone: '+902428440000' });
});

describe('the form', () => {
  test('shows the stay, every line of its price, the terms and the permit', async () => {
    const villa = await createVilla({ name: 'Villa Sardunya' });

    const { status, text } = await open(villa.slug);

    expect(status).toBe(200);
    const words = wordsOf(text);
    for (const part of [
      'Villa Sardunya',
      '₺10.000 × 7 gece',
      '₺70.000',
      'Ön ödeme (%20)',
      '₺14.000',
      '₺56.000',
      'Hasar depozitosu ₺5.000',
      `izin belgesi no: ${villa.permit_no}`,
    ])
      expect(words).toContain(part);
    expect(text).toContain('<meta name="robots" content="noindex');
  });

  test('says that check-in is near only where it is', async () => {
    const prepaid = await createVilla();
    await db
      .updateTable('villas')
      .set({ prepayment_percent: 100 })
      .where('id', '=', prepaid.id)
      .execute();
    const near = await createVilla();

    const asked = wordsOf((await open(prepaid.slug)).text);
    const soon = wordsOf((await open(near.slug, stayFromToday(2, 5))).text);

    expect(asked).toContain('Tutarın tamamı ön ödemede alınır.');
    expect(asked).not.toContain('Girişe az kaldığı için');
    expect(soon).toContain('Girişe az kaldığı için tutarın tamamı ön ödemede alınır.');
  });

  test('asks with names that browsers can fill in, and ticks nothing before', async () => {
    const { slug } = await createVilla();

    const { text } = await open(slug);

    for (const name of ['name', 'tel', 'email']) expect(text).toContain(`autoComplete="${name}"`);
    expect(text).toContain('inputMode="tel"');
    expect(text).not.toMatch(/<input[^>]*name="accept_\w+"[^>]*checked/);
  });

  test('shows both texts with this stay in them', async () => {
    const { slug, name, permit_no } = await createVilla();

    const { text } = await open(slug);

    expect(text).toContain(`<p>${name}, `);
    expect(text).toContain('toplam ₺70.000');
    expect(text).toContain(`İzin belgesi ${permit_no}, ön ödeme ₺14.000, oranı %20. …`);
  });

  test('has a key of its own every time', async () => {
    const { slug } = await createVilla();

    const keys = [await open(slug), await open(slug)].map(({ text }) => hiddenOf(text).form_key);

    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('takes over what the address chose', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 2_000_00 });

    const { text } = await open(villa.slug, { ...STAY, adults: 3, babies: 1, extras: extra.id });

    expect(text).toMatch(/name="adults"[^>]*value="3"/);
    expect(text).toMatch(/name="babies"[^>]*value="1"/);
    expect(text).toMatch(/name="extras"[^>]*checked/);
    expect(wordsOf(text)).toContain('₺72.000');
  });

  test('costs three queries beside those of every page, whatever hangs on the villa', async () => {
    const { countQueries } = await import('../../../server/db/index.ts');
    const villa = await createVilla();
    for (let n = 0; n < 12; n += 1) await createExtra({ villa_id: villa.id });
    await open(villa.slug);

    const { queries } = await countQueries(async () => open(villa.slug));

    const own = queries.filter((query) => !query.includes('"settings"'));
    expect(own).toHaveLength(3);
  });
});

describe('a stay that cannot be sold', () => {
  test('is told with every reason and ways on, without a form to fill in', async () => {
    const villa = await createVilla({ min_nights: 5, capacity: 4 });

    const { status, text } = await open(villa.slug, { ...stayFromToday(60, 2), adults: 6 });

    expect(status).toBe(200);
    const words = wordsOf(text);
    expect(words).toContain('en az 5 gece');
    expect(words).toContain('En fazla 4 kişi');
    expect(text).not.toContain('name="customer_name"');
    expect(text).toContain(`href="/villa/${villa.slug}?check_in=`);
    expect(text).toMatch(/href="\/listing\?check_in=[^"]*town=/);
  });

  test('leads to the nearest days that are free, with the same guests', async () => {
    const { id, slug } = await createVilla();
    await createClosing(id, stayFromToday(58, 6));
    const guests = { adults: 2, children: 1, babies: 1 };

    const { text } = await open(slug, { ...stayFromToday(60, 7), ...guests });

    expect(wordsOf(text)).toContain('En yakın uygun tarih');
    const nearest = paths.bookVilla(slug, { ...stayFromToday(64, 7), ...guests });
    expect(text.replaceAll('&amp;', '&')).toContain(`href="${nearest}"`);
  });

  test('can be tried with fewer people, not only on other days', async () => {
    const { slug } = await createVilla({ capacity: 4 });

    const { text } = await open(slug, { ...stayFromToday(60, 7), adults: 6, children: 1 });

    expect(wordsOf(text)).toContain('Başka tarih ya da kişi sayısı deneyin');
    expect(text).toMatch(/type="number"[^>]* name="adults"|name="adults"[^>]* type="number"/);
    expect(text).toMatch(/name="children"[^>]* value="1"/);
    expect(text).not.toMatch(/type="hidden" name="adults"/);
  });

  test.each([
    ['no dates', {}],
    ['one date', { check_in: STAY.check_in }],
    ['days that do not exist', { check_in: '2027-02-30', check_out: '2027-03-02' }],
    ['days the other way round', { check_in: STAY.check_out, check_out: STAY.check_in }],
  ])('with %s, dates are asked for', async (_what, query) => {
    const { slug } = await createVilla();

    const { status, text } = await open(slug, query);

    expect(status).toBe(200);
    expect(text).toContain('type="date" name="check_in"');
    expect(text).not.toContain('name="customer_name"');
  });

  test.each([
    ['one date', { check_in: STAY.check_in }, 'Çıkış gününü seçin.'],
    [
      'days the other way round',
      { check_in: STAY.check_out, check_out: STAY.check_in },
      'Çıkış tarihi girişten sonra olmalı.',
    ],
  ])('with %s, the departure says why there is no price', async (_what, query, sentence) => {
    const { slug } = await createVilla();

    const { text } = await open(slug, query);

    expect(wordsOf(text)).toContain(sentence);
    expect(text).toMatch(/id="field-check_out"[^>]*aria-invalid="true"/);
    expect(text).toContain(`name="check_in" value="${query.check_in}"`);
    expect((await open(slug)).text).not.toMatch(/<input[^>]*aria-invalid="true"/);
  });

  test.each([
    ['by a browser', { check_in: '', check_out: '', show: '1' }],
    ['by a script, which leaves out what is empty', { show: '1' }],
    ['with days that do not exist', { check_in: '2027-02-30', check_out: 'yarın' }],
  ])('sent %s, the form of days says of both that they are missing', async (_how, query) => {
    const { slug } = await createVilla();

    const { text } = await open(slug, query);

    expect(text).toContain('<title>Hata: ');
    expect(summaryOf(text)).toEqual([
      ['#field-check_in', 'Giriş gününü seçin.'],
      ['#field-check_out', 'Çıkış gününü seçin.'],
    ]);
  });
});

describe('a villa that is', () => {
  test('unknown, is a page that does not exist', async () => {
    expect((await open('boyle-bir-villa-yok')).status).toBe(404);
    expect((await send('boyle-bir-villa-yok', {})).status).toBe(404);
  });

  test('gone, is gone', async () => {
    const deleted = await createVilla({ active: false, deleted_at: '2026-01-01T00:00:00Z' });
    const withdrawn = await createVilla({
      active: false,
      withdrawn_at: '2026-01-01T00:00:00Z',
      withdrawn_reason: 'PERMIT_LOST',
    });

    expect((await open(deleted.slug)).status).toBe(410);
    expect((await open(withdrawn.slug)).status).toBe(410);
  });

  test('renamed, is found under its new name', async () => {
    const villa = await createVilla();
    await db
      .updateTable('villas')
      .set({ slug: `${villa.slug}-yeni` })
      .where('id', '=', villa.id)
      .execute();

    const response = await open(villa.slug);

    expect(response.status).toBe(301);
    expect((await send(villa.slug, {})).status).toBe(308);
    expect(response.headers.location).toMatch(`/rezervasyon/${villa.slug}-yeni?check_in=`);
  });

  test.each([
    ['with days', STAY],
    ['before days are chosen', {}],
  ])('not on sale, says so on its own page: %s', async (_when, days) => {
    const { slug } = await createVilla({ active: false });

    const { status, headers } = await open(slug, days);

    expect(status).toBe(303);
    expect(headers.location).toBe(paths.villa(slug, days));
    expect(wordsOf((await site.get(headers.location ?? '')).text)).toContain('yayında değil');
  });

  test('taken off sale while its form was filled in, says so and keeps what was typed', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);
    await db.updateTable('villas').set({ active: false }).where('id', '=', villa.id).execute();

    const { text } = await send(villa.slug, form);

    expect(wordsOf(text)).toContain('Bu ilan şu an yayında değil.');
    expect(text).toContain('value="Ayşe Demirtaş"');
  });
});

describe('a form that is right', () => {
  test('makes the request and leads to its page', async () => {
    const villa = await createVilla();

    const response = await send(villa.slug, await filledIn(villa.slug));

    const [made] = await reservationsOf(villa.id);
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe(`/rezervasyon/${villa.slug}/${made?.reservation_id}`);
    expect(made).toMatchObject({ status: 'PENDING', adults: 4, total_kurus: 70_000_00 });
  });

  test('sells at exactly the price that was on the page', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);

    await send(villa.slug, form);

    expect(await reservationsOf(villa.id)).toEqual([
      expect.objectContaining({ total_kurus: Number(form.shown_total_kurus) }),
    ]);
  });

  test('shows what the chosen extras make of the total and its contract before it sells', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 2_000_00 });
    const form = await filledIn(villa.slug, { extras: String(extra.id) });

    const { status, text } = await send(villa.slug, form);

    expect(status).toBe(409);
    const words = wordsOf(text);
    expect(words).toContain('Seçtiklerinizle toplam ₺72.000 oldu');
    expect(words).toContain('Bu sayfada gördüğünüz toplam ₺70.000 idi');
    expect(words).not.toContain('Fiyat siz formu doldururken değişti');
    expect(text).toMatch(/name="extras"[^>]*checked/);
    expect(text).not.toMatch(/name="accept_\w+"[^>]*checked/);
    expect(await reservationsOf(villa.id)).toEqual([]);
    await send(villa.slug, { ...form, ...hiddenOf(text) }).expect(303);
    expect(await reservationsOf(villa.id)).toEqual([
      expect.objectContaining({ total_kurus: 72_000_00 }),
    ]);
  });

  test('sent twice at once, or again later, is one request', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);

    const both = await Promise.all([send(villa.slug, form), send(villa.slug, form)]);
    const later = await send(villa.slug, form);

    const locations = [...both, later].map(({ headers }) => headers.location);
    expect(new Set(locations).size).toBe(1);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
  });

  test('opened in two tabs is one request', async () => {
    const villa = await createVilla();
    const [one, other] = [await filledIn(villa.slug), await filledIn(villa.slug)];

    const first = await send(villa.slug, one);
    const second = await send(villa.slug, other);

    expect(second.headers.location).toBe(first.headers.location);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
  });

  test('changed after it was sent asks before it makes a second one', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);
    const first = await send(villa.slug, form);

    const changed = await send(villa.slug, { ...form, adults: '5' });

    expect(changed.status).toBe(409);
    expect(wordsOf(changed.text)).toContain('Bu formu daha önce gönderdiniz');
    expect(changed.text).toContain(`href="${first.headers.location}"`);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
    const again = { ...form, adults: '5', ...hiddenOf(changed.text) };
    const wrong = await send(villa.slug, { ...again, customer_phone: '0532' });
    await send(villa.slug, { ...again, ...hiddenOf(wrong.text) }).expect(303);
    expect(await reservationsOf(villa.id)).toMatchObject([{ adults: 4 }, { adults: 5 }]);
  });

  test.each([
    ['people', { children: '1' }],
    ['note', { customer_note: 'Bebek yatağı isteriz' }],
    ['total', { shown_total_kurus: '7' }],
  ])('changed in its %s in a second tab asks, too, and loses nothing', async (_what, own) => {
    const villa = await createVilla();
    const [one, other] = [await filledIn(villa.slug), await filledIn(villa.slug)];
    const first = await send(villa.slug, one);

    const second = await send(villa.slug, { ...other, ...own });

    expect(second.status).toBe(409);
    expect(wordsOf(second.text)).toContain('bu değişiklik henüz gönderilmedi');
    expect(second.text).toContain(`href="${first.headers.location}"`);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
  });
});

describe('a form that is wrong', () => {
  test('comes back with what was typed, the same sentence in both places, and a marked title', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug, {
      customer_phone: '0532 417 6',
      customer_note: '<b>Not</b>',
    });

    const { status, text, headers } = await send(villa.slug, { ...form, accept_contract: '' });

    expect(status).toBe(422);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toMatch(/<title>Hata: /);
    const words = wordsOf(text);
    expect(words).toContain('2 alan düzeltilmeli');
    for (const sentence of [
      'Telefonunuzu 0532 123 45 67 gibi yazın; yurt dışı numarası + ile başlar.',
      'Sözleşmeyi ve iptal koşullarını okuyup kutusunu işaretleyin.',
    ])
      expect(words.split(sentence)).toHaveLength(3);
    expect(text).toContain('href="#field-customer_phone"');
    expect(text).toContain('value="0532 417 6"');
    expect(text).toContain('value="Ayşe Demirtaş"');
    expect(text).toContain('&lt;b&gt;Not&lt;/b&gt;');
    expect(text).toMatch(/name="accept_information"[^>]*checked/);
    expect(await reservationsOf(villa.id)).toEqual([]);
  });

  test('names its fields from top to bottom', async () => {
    const { slug } = await createVilla();
    const form = await filledIn(slug);

    const { text } = await send(slug, {
      form_key: form.form_key,
      price_mark: form.price_mark,
      ...STAY,
      adults: '0',
    });

    const linked = [...text.matchAll(/href="#field-(\w+)"/g)].map(([, name]) => name);
    expect(linked).toEqual([
      'customer_name',
      'customer_phone',
      'customer_email',
      'adults',
      'accept_information',
      'accept_contract',
    ]);
    for (const name of linked) expect(text).toContain(`id="field-${name}"`);
    expect(text).toContain('name="customer_name"');
  });

  test('of more people than the villa takes is told at their field, ready to be sent again', async () => {
    const villa = await createVilla({ capacity: 4 });
    const form = await filledIn(villa.slug);

    const { status, text } = await send(villa.slug, { ...form, adults: '30', customer_phone: '' });

    expect(status).toBe(422);
    expect(text).toMatch(/<title>Hata: /);
    expect(summaryOf(text)).toEqual([
      ['#field-customer_phone', expect.any(String)],
      ['#field-adults', 'En fazla 4 kişi kalabilir; bebekler sayılmaz.'],
    ]);
    expect(wordsOf(text)).not.toMatch(/satılamıyor|Başka tarih/);
    expect(text).toMatch(/name="adults"[^>]*value="30"/);
    expect(text).toMatch(/name="accept_contract"[^>]*checked/);
    const put = { ...form, ...hiddenOf(text) };
    await send(villa.slug, { ...put, adults: '4' }).expect(303);
  });

  test('of too many people and nothing else keeps its boxes', async () => {
    const villa = await createVilla({ capacity: 4 });

    const { text } = await send(villa.slug, { ...(await filledIn(villa.slug)), adults: '5' });

    expect(summaryOf(text)).toEqual([['#field-adults', expect.stringContaining('En fazla 4')]]);
    expect(text).toMatch(/name="accept_information"[^>]*checked/);
    expect(text).toContain('value="Ayşe Demirtaş"');
  });

  test('for a villa that was switched off meanwhile says so first, with the focus', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);
    await db.updateTable('villas').set({ active: false }).where('id', '=', villa.id).execute();

    const { status, text } = await send(villa.slug, form);

    expect(status).toBe(422);
    expect(text).toMatch(/<title>Hata: /);
    expect(text).toMatch(/<div class="note warn" role="alert" tabindex="-1" autofocus/i);
    expect(wordsOf(text)).toContain('Bu ilan şu an yayında değil.');
  });

  test('of too many adults is told so, not that one is needed', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);

    const { text } = await send(villa.slug, { ...form, adults: '99' });

    expect(wordsOf(text)).toContain('en fazla kişi sayısını aşmamalı');
    expect(text).toMatch(/name="adults"[^>]*value="99"/);
  });

  test('of too long a name is told so, not that one is needed', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);

    const { text } = await send(villa.slug, { ...form, customer_name: 'a'.repeat(121) });

    expect(wordsOf(text)).toContain('Adınızı ve soyadınızı en çok 120 harfle yazın.');
    expect(wordsOf(text)).not.toContain('Adınızı ve soyadınızı yazın.');
  });

  test('by a robot’s hand is sent back, and by a person’s second try goes through', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);

    const { status, text } = await send(villa.slug, { ...form, website: 'https://spam.example' });

    expect(status).toBe(422);
    expect(wordsOf(text)).toContain('Gizli bir alan dolu geldi');
    expect(text).not.toContain('spam.example');
    expect(await reservationsOf(villa.id)).toEqual([]);
    expect((await send(villa.slug, { ...form, ...hiddenOf(text) })).status).toBe(303);
  });

  test.each([
    ['nothing at all', {}],
    ['lists for texts', { customer_name: ['a', 'b'], form_key: ['x', 'y'], adults: ['1', '2'] }],
    ['a key that is none', { form_key: '\u0000', price_mark: "'; --" }],
    ['days that are none', { check_in: '\u0000', check_out: 'yarın' }],
  ])('with %s is a page, not an error of ours', async (_what, form) => {
    const { slug } = await createVilla();

    const { status, text } = await send(slug, form);

    expect(status).toBe(422);
    expect(text).toContain('name="customer_name"');
  });

  test('is not taken from another site', async () => {
    const villa = await createVilla();

    const response = await send(villa.slug, await filledIn(villa.slug)).set(
      'sec-fetch-site',
      'cross-site',
    );

    expect(response.status).toBe(403);
    expect(await reservationsOf(villa.id)).toEqual([]);
  });
});

describe('while the form is filled in', () => {
  test('a price that changes is shown, old and new, and asked for again', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);
    await db
      .updateTable('villa_prices')
      .set({ nightly_price_kurus: 12_000_00 })
      .where('villa_id', '=', villa.id)
      .execute();

    const { status, text } = await send(villa.slug, form);

    expect(status).toBe(409);
    expect(wordsOf(text)).toContain('Gördüğünüz toplam ₺70.000, yeni toplam ₺84.000.');
    expect(text).toContain('value="Ayşe Demirtaş"');
    expect(text).not.toMatch(/name="accept_\w+"[^>]*checked/);
    expect(await reservationsOf(villa.id)).toEqual([]);
    const agreed = await send(villa.slug, { ...form, ...hiddenOf(text) });
    expect(agreed.status).toBe(303);
    expect(await reservationsOf(villa.id)).toEqual([
      expect.objectContaining({ total_kurus: 84_000_00 }),
    ]);
  });

  test('dates that somebody takes are told, with everything kept and other ways', async () => {
    const villa = await createVilla();
    const form = await filledIn(villa.slug);
    await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...STAY });

    const { status, text } = await send(villa.slug, form);

    expect(status).toBe(409);
    const words = wordsOf(text);
    expect(words).toContain('Bu tarihler doldu');
    expect(words.match(/: aynı tarihlerde boş villalar/g)).toHaveLength(1);
    expect(words).not.toContain('Demirtaş Kaya');
    expect(text).toContain('value="ayse@ornek.example"');
    expect(text).toMatch(/href="\/listing\?check_in=[^"]*adults=4[^"]*town=/);
    expect(text).toMatch(/type="date" name="check_in"[^>]*value="/);
  });

  test('the total of chosen extras, and of other dates, can be asked for', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 2_000_00 });
    const form = await filledIn(villa.slug, { extras: String(extra.id), customer_phone: '' });

    const repriced = await send(villa.slug, { ...form, reprice: '1' });
    const moved = await send(villa.slug, { ...form, reprice: '1', ...stayFromToday(90, 3) });

    expect(repriced.status).toBe(200);
    expect(wordsOf(repriced.text)).toContain('Toplam güncellendi: ₺72.000');
    expect(repriced.text).toMatch(/name="extras"[^>]*checked/);
    expect(repriced.text).not.toContain('<title>Hata');
    expect(wordsOf(moved.text)).toContain('₺32.000');
    expect(await reservationsOf(villa.id)).toEqual([]);
  });
});

test('a request is kept with what was accepted', async () => {
  const villa = await createVilla();
  await send(villa.slug, await filledIn(villa.slug));

  const { rows } = await sql<{ kind: string; checkbox_text: string }>`
    select d.kind, a.checkbox_text from legal_acceptances a
    join legal_documents d on d.id = a.legal_document_id
    join reservations r on r.id = a.reservation_id
    where r.villa_id = ${villa.id} order by d.kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'CONTRACT', checkbox_text: expect.stringContaining('sözleşmesini') },
    { kind: 'PRE_INFORMATION', checkbox_text: expect.stringContaining('Ön bilgilendirme') },
  ]);
});
