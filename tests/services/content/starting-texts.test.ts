import { addMissingTexts } from '../../../server/services/content/starting-texts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { db, site } from '../../support/api.ts';
import { filledIn, guest, hiddenOf, open, STAY, send } from '../../support/booking-form.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createReservation, createUser, createVilla } from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

const numberOf = async (table: 'legal_documents' | 'content_pages' | 'content_versions') => {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const LINKED = [
  paths.about(),
  paths.rentalTerms(),
  paths.cancellation(),
  paths.privacy(),
  paths.kvkk(),
  paths.howToRent(),
];

test('without the texts a form takes nothing, and says so', async () => {
  const villa = await createVilla();

  const { text: form } = await open(villa.slug);
  const sent = await send(villa.slug, await filledIn(villa.slug));

  expect(form).toContain('Onaylanacak metinler şu anda gösterilemiyor');
  expect(form).not.toContain('name="accept_contract"');
  expect(form).not.toContain('Talebi gönder');
  expect(sent.status).toBe(409);
  expect(sent.text).toContain('Talebiniz gönderilmedi');
  expect(sent.text).toContain('value="Ayşe Demirtaş"');
});

test('a call takes nothing either', async () => {
  const villa = await createVilla();

  const { status, body } = await site.post('/v1/reservations').send({
    ...{ villa_id: villa.id, ...STAY, adults: 2, children: 0, babies: 0 },
    ...{ ...guest(), accept_information: true, accept_contract: true },
  });

  expect([status, body.code]).toEqual([409, 'texts_missing']);
  expect(body.content).toContain('Lütfen bize ulaşın');
});

test.each<[string, object]>([
  ['neither box', {}],
  ['both boxes', { accept_information: 'on', accept_contract: 'on' }],
])('nor is an option confirmed by its guest, with %s ticked', async (_what, boxes) => {
  const free = { status: 'OPTION', prepayment_kurus: 0, balance_kurus: 70_000_00 };
  const { id, reservation_id: code } = await createReservation(free);
  const page = await findEnquiry(code, '05321234567').expect(200);
  const form = { ...hiddenOf(page.text), ...boxes };

  const answer = await site.post(`/enquire/${code}/onay`).type('form').send(form).expect(409);

  for (const { text } of [page, answer]) {
    expect(text).toContain('Onaylanacak metinler şu anda gösterilemiyor');
    expect(text).not.toContain('name="accept_contract"');
    expect(text).not.toContain('Rezervasyonu kesinleştir</button>');
  }
  expect(answer.text).toContain('sözleşme metni yayında değil');
  const { status } = await db
    .selectFrom('reservations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('OPTION');
});

test('every page that a new site links to is there, with a version to go back to', async () => {
  await db
    .insertInto('content_pages')
    .values({ section: 'about', title: 'Biz', body: '<p>Kendi sözümüz.</p>' })
    .execute();

  await addMissingTexts(db);

  const pages = await Promise.all(LINKED.map((path) => site.get(path)));
  expect(pages.map(({ status }) => status)).toEqual(LINKED.map(() => 200));
  expect(pages[0]?.text).toContain('Kendi sözümüz.');
  expect(pages[4]?.text).toContain('6698 sayılı');
  expect(pages[3]?.text).toContain('çerezle sunucumuza da iletilir');
  expect(pages[3]?.text).not.toContain('bize gönderilmez');
  expect(await numberOf('content_versions')).toBe(LINKED.length - 1);
});

test('the texts of a stay name the owner, the ladder, the rules, and no sum that is none', async () => {
  const owner = {
    role: 'OWNER',
    first_name: 'Halil',
    last_name: 'Kaptan',
    address: 'Liman 4, Kaş',
  };
  const { id: owner_id } = await createUser(owner);
  const tiers = [
    { days_before: 60, percent: 0 },
    { days_before: 0, percent: 100 },
  ];
  const ladder = { code: 'esnek', name: 'Esnek', base: 'TOTAL', tiers: JSON.stringify(tiers) };
  const { id: cancellation_policy_id } = await db
    .insertInto('cancellation_policies')
    .values(ladder)
    .returning('id')
    .executeTakeFirstOrThrow();
  const villa = await createVilla({
    ...{ owner_id, cancellation_policy_id, permit_holder: null, house_rules: 'Partiye izin yok.' },
    ...{ deposit_kurus: 0, prepayment_percent: 0 },
  });

  const words = wordsOf((await open(villa.slug)).text);

  for (const part of [
    'Halil Kaptan (adresi: Liman 4, Kaş) adına',
    'Girişe en az 60 gün varsa: Kesinti yok.',
    'Ev kuralları: Partiye izin yok.',
    'Ön ödeme gerekmez;',
    'Hasar depozitosu alınmaz.',
  ])
    expect(words).toContain(part);
  expect(words).not.toContain('₺0 ön ödeme');
  expect(words).not.toContain('₺0 hasar');
});

test('and what guests accept: a stay can be asked for', async () => {
  const villa = await createVilla();

  const { status } = await send(villa.slug, await filledIn(villa.slug));

  expect(status).toBe(303);
});

test('a later start adds nothing', async () => {
  await addMissingTexts(db);

  expect(await numberOf('legal_documents')).toBe(4);
  expect(await numberOf('content_pages')).toBe(LINKED.length);
});

test('none of them names an agency: what is its own comes from the settings', async () => {
  const { rows } = await db.executeQuery<{ text: string }>(
    db
      .selectFrom('content_pages')
      .select('body as text')
      .where('section', '<>', 'about')
      .unionAll(db.selectFrom('legal_documents').select('body as text'))
      .compile(),
  );

  expect(rows.length).toBeGreaterThan(4);
  for (const { text } of rows) expect(text).not.toMatch(/Koy Turizm|koy\.example|Kalkan|18126/);
});
