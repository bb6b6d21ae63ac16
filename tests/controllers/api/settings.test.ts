import { bearer, db, site } from '../../support/api.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

type Section = 'site' | 'contact' | 'social';
const show = (section: Section) =>
  site.get(`/v1/admin/${section}/edit`).set('authorization', admin);
const edit = (section: Section, own: object) =>
  site.put(`/v1/admin/${section}/edit`).set('authorization', admin).send(own);

test('what is set is on the site at once, and what is not named stays', async () => {
  await edit('contact', { site_email: 'bilgi@koy.example', site_phone: '0242 000 01 26' });

  const { body } = await edit('contact', { support_hours: 'Her gün 09.00 – 22.00' });
  const open = await site.get('/v1/website/contact');
  const page = await site.get('/contact');

  expect(body.content).toMatchObject({
    site_email: 'bilgi@koy.example',
    site_phone: '+902420000126',
    support_hours: 'Her gün 09.00 – 22.00',
    map_url: null,
  });
  expect(open.body.content).toMatchObject({ site_email: 'bilgi@koy.example', body: null });
  expect(page.text).toContain('Her gün 09.00 – 22.00');
});

test('an emptied field is cleared', async () => {
  await edit('social', { facebook_link: 'https://www.facebook.com/koy.example' });

  const { body } = await edit('social', { facebook_link: '' });

  expect(body.content.facebook_link).toBeNull();
});

test('what contracts name is not emptied once it is there; it may change', async () => {
  const legal = { company_title: 'Koy Turizm A.Ş.', company_mersis_no: '0123456789012345' };
  await edit('contact', { ...legal, site_email: 'bilgi@koy.example' }).expect(200);

  const emptied = { company_title: '', company_mersis_no: null, site_email: '', map_url: '' };
  const { body } = await edit('contact', emptied).expect(422);
  await edit('contact', { company_title: 'Koy Turizm Ltd. Şti.' }).expect(200);

  expect(Object.keys(body.fields).sort()).toEqual([
    'company_mersis_no',
    'company_title',
    'site_email',
  ]);
  expect((await show('contact')).body.content).toMatchObject({
    company_title: 'Koy Turizm Ltd. Şti.',
    company_mersis_no: '0123456789012345',
  });
});

test('rules that nobody set are told as they work', async () => {
  const { body } = await show('site');

  expect(body.content).toMatchObject({ site_name: 'Koy', option_hours: 24, baby_age_max: 2 });
});

test('is in the audit log with what changed alone', async () => {
  await edit('site', { option_hours: 20, near_days: 10 });
  await edit('site', { option_hours: 30, near_days: 10 });

  const line = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('action', '=', 'site_settings.edited')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

  expect(line).toMatchObject({ before: { option_hours: '20' }, after: { option_hours: '30' } });
  expect(line.after).not.toHaveProperty('near_days');
});

test('made from an old copy is refused', async () => {
  const { version } = (await show('social')).body.content;
  await edit('social', { youtube_link: 'https://www.youtube.com/@koy', version });

  const late = await edit('social', { youtube_link: 'https://youtu.be/koy', version });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(late.body.current).toEqual({ youtube_link: 'https://www.youtube.com/@koy' });
});

test.each<[Section, string, unknown]>([
  ['site', 'site_name', ''],
  ['site', 'option_hours', 0],
  ['site', 'option_hours', '24'],
  ['site', 'vat_rate', 51],
  ['site', 'near_days', 1.5],
  ['site', 'home_picture', 'ffffffffffffffffffff'],
  ['site', 'dollar_exchange_rate', '40'],
  ['site', 'baby_age_max', 5.5],
  ['contact', 'site_phone', '123'],
  ['contact', 'site_email', 'a@b.example, c@d.example'],
  ['contact', 'map_url', 'javascript:alert(1)'],
  ['contact', 'map_url', 'http://harita.example'],
  ['contact', 'company_mersis_no', '123'],
  ['contact', 'company_tax_no', '12a'],
  ['contact', 'company_tax_no', '8760047465'],
  ['contact', 'company_tax_no', '12345678901'],
  ['contact', 'tursab_group', 'D'],
  ['social', 'facebook_link', 'https://facebook.com.kotu.example/koy'],
  ['social', 'instagram_link', 'https://www.facebook.com/koy'],
  ['social', 'twitter_link', '@koy'],
])('%s: %s is not %p', async (section, field, value) => {
  const response = await edit(section, { [field]: value });

  expect(response.status).toBe(422);
  expect(Object.keys(response.body.fields)).toContain(field);
});

test.each(['8760047464', '10000000146'])(
  '%s, whose check digits hold, is a tax number',
  async (number) => {
    await edit('contact', { company_tax_no: number }).expect(200);
  },
);

test('a tax number with a wrong check digit is told with all else that is wrong', async () => {
  const wrong = { company_tax_no: '8760047465', company_mersis_no: '123', site_phone: '12' };
  const response = await edit('contact', wrong).expect(422);

  expect(response.body.fields).toMatchObject({
    company_tax_no: expect.stringContaining('Geçerli bir vergi numarası girin'),
    company_mersis_no: expect.any(String),
    site_phone: expect.any(String),
  });
});

test('numbers must not contradict each other', async () => {
  await edit('site', { option_hours: 24, child_age_max: 5, baby_age_max: 2 });

  const response = await edit('site', { option_hours_near: 48, baby_age_max: 5 });

  expect(Object.keys(response.body.fields).toSorted()).toEqual([
    'baby_age_max',
    'option_hours_near',
  ]);
});
