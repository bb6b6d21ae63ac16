import { bearer, db, site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createSettings, createVilla } from '../../support/factories.ts';
import { waiting } from '../../support/gates.ts';
import { until } from '../../support/until.ts';

const message = (own: object = {}) => ({
  name: 'Ayşe Demirtaş',
  email: 'Ayse@Ornek.Example',
  phone: '0532 123 45 67',
  subject: 'Villa Mercan',
  message: 'Bebek yatağı var mı?\nTeşekkürler.',
  website: '',
  ...own,
});

const send = (body: object) => site.post('/contact').type('form').send(body);

const messages = () =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', 'subject', 'message', 'state', 'consent_text'])
    .orderBy('id')
    .execute();

afterEach(async () => {
  await db.deleteFrom('contact_messages').execute();
});

test('a message is kept unread, counted for staff, and thanked for', async () => {
  const response = await send(message());

  expect([response.status, response.headers.location]).toEqual([303, '/contact/gonderildi']);
  expect(await messages()).toEqual([
    {
      name: 'Ayşe Demirtaş',
      email: 'ayse@ornek.example',
      phone: '+905321234567',
      subject: 'Villa Mercan',
      message: 'Bebek yatağı var mı?\nTeşekkürler.',
      state: 'UNREAD',
      consent_text: expect.stringContaining('KVKK'),
    },
  ]);
  const counts = await site
    .get('/v1/admin/unreadcount')
    .set('authorization', await bearer('ADMIN'));
  expect(counts.body.content.contactCount).toBe(1);
  expect((await site.get('/contact/gonderildi')).text).toContain('Mesajınız bize ulaştı.');
});

test('phone and subject may stay empty', async () => {
  await send(message({ phone: ' ', subject: '' }));

  expect(await messages()).toMatchObject([{ phone: null, subject: '' }]);
});

test('a second click sends no second message', async () => {
  await send(message());
  await send(message());
  await send(message({ message: 'Bir sorum daha var.' }));

  expect(await messages()).toHaveLength(2);
});

test('two clicks at once send one message', async () => {
  const { id, slug: villa } = await createVilla();
  const press = async () => (await send(message({ villa }))).status;

  const gate = await db.startTransaction().execute();
  await gate.selectFrom('villas').select('id').where('id', '=', id).forUpdate().execute();
  const pressed = Promise.all([press(), press()]);
  await until(async () => (await waiting()) === 2);
  await gate.commit().execute();

  expect(await pressed).toEqual([303, 303]);
  expect(await messages()).toHaveLength(1);
});

describe('a question about a villa or boat', () => {
  const hidden = (kind: string, slug: string) =>
    `<input type="hidden" name="${kind}" value="${slug}"/>`;
  const askedAbout = () =>
    db.selectFrom('contact_messages').select(['villa_id', 'boat_id']).orderBy('id').execute();

  test('keeps what it is about, from the link on its page to the message that staff read', async () => {
    const villa = await createVilla();
    const boat = await createBoat();

    const page = await site.get(`/contact?boat=${boat.slug}`);
    await send(message({ villa: villa.slug }));
    await send(message({ boat: boat.slug }));

    expect(page.text).toContain(hidden('boat', boat.slug));
    expect(await askedAbout()).toEqual([
      { villa_id: villa.id, boat_id: null },
      { villa_id: null, boat_id: boat.id },
    ]);
  });

  test('about a day trip names its day', async () => {
    const { slug, name } = await createBoat();
    const days = 'check_in=2027-06-12&check_out=2027-06-13';

    const trip = await site.get(`/contact?boat=${slug}&${days}&unit=trip`);
    const charter = await site.get(`/contact?boat=${slug}&${days}`);

    expect(trip.text).toContain(`value="${name}, 12 Haziran 2027"`);
    expect(charter.text).toContain(`value="${name}, 12 – 13 Haziran 2027"`);
  });

  test('that is refused is still about it', async () => {
    const { slug } = await createVilla();

    const { text } = await send(message({ villa: slug, message: '' }));

    expect(text).toContain(hidden('villa', slug));
  });

  test.each(['artik-yok', 'Adres değil'])('that names %s is a message like any', async (villa) => {
    await send(message({ villa })).expect(303);

    expect(await askedAbout()).toEqual([{ villa_id: null, boat_id: null }]);
  });
});

test('a form that is not right comes back whole, with every field to put right', async () => {
  const typed = { name: '', email: 'ayse', phone: '12', message: ' ', subject: '<b>Konu' };

  const { status, headers, text } = await send(message(typed));

  expect(status).toBe(422);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<title>Hata: İletişim');
  // In the summary and below its field.
  for (const sentence of [
    'Adınızı yazın.',
    'Geçerli bir e-posta adresi girin, örneğin ad@ornek.com.',
    'Geçerli bir telefon numarası girin, örneğin 0532 123 45 67.',
    'Mesajınızı yazın.',
  ])
    expect(text.split(`>${sentence}<`)).toHaveLength(3);
  expect(text).toContain('value="ayse"');
  expect(text).toContain('value="&lt;b&gt;Konu"');
  expect(await messages()).toEqual([]);
});

test('a robot that fills in every field is sent back', async () => {
  const { status, text } = await send(message({ website: 'https://ucuz.example' }));

  expect(status).toBe(422);
  expect(text).toContain('Mesajınız gönderilmedi');
  expect(await messages()).toEqual([]);
});

test('another site cannot send it', async () => {
  const { status } = await send(message()).set('sec-fetch-site', 'cross-site');

  expect(status).toBe(403);
  expect(await messages()).toEqual([]);
});

test('the page shows every way to the agency that its settings name', async () => {
  await createSettings({
    site_phone: '+902420000126',
    site_email: 'bilgi@koy.example',
    company_address: 'Kalamar Caddesi No: 18',
    support_hours: 'Her gün 09.00 – 22.00',
    map_url: 'https://harita.example/kalkan',
  });

  const { text } = await site.get('/contact');

  const ways = text.slice(text.indexOf('Bize ulaşın'), text.indexOf('<footer'));
  expect(ways).toContain('href="tel:+902420000126"');
  expect(ways).toContain('href="mailto:bilgi@koy.example"');
  expect(ways).toContain('Kalamar Caddesi No: 18');
  expect(ways).toContain('Her gün 09.00 – 22.00');
  expect(ways).toContain('href="https://harita.example/kalkan"');
});

test('the call takes the same message', async () => {
  const { website: _, ...body } = message();

  const { status, body: answer } = await site.post('/v1/contact').send(body);

  expect([status, answer]).toEqual([201, { content: 'Mesajınız bize ulaştı.' }]);
  expect(await messages()).toMatchObject([{ email: 'ayse@ornek.example', state: 'UNREAD' }]);
});

test('the call names every wrong field', async () => {
  const { status, body } = await site
    .post('/v1/contact')
    .send({ email: 'a@x, b@y', state: 'READ' });

  expect(status).toBe(422);
  expect(Object.keys(body.fields).toSorted()).toEqual(['email', 'message', 'name', 'state']);
});

test('a question from a villa’s page starts with the villa and the days', async () => {
  const villa = await createVilla({ name: 'Villa Sardunya' });
  const days = { check_in: '2030-07-12', check_out: '2030-07-19' };
  const subjectOf = async (query: object) => {
    const { text } = await site.get('/contact').query(query).expect(200);
    return /name="subject"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? '';
  };

  expect(await subjectOf({ villa: villa.slug, ...days })).toBe(
    'Villa Sardunya, 12 – 19 Temmuz 2030',
  );
  expect(await subjectOf({ villa: villa.slug })).toBe('Villa Sardunya');
  expect(await subjectOf({ villa: 'yok-boyle' })).toBe('');
  expect((await site.get(`/villa/${villa.slug}`)).text).toContain(
    `href="/contact?villa=${villa.slug}"`,
  );
});
