import { db, site } from '../../support/api.ts';
import { createFaqGroup } from '../../support/content-factories.ts';

const questionsIn = (html: string) =>
  [...html.matchAll(/<summary>([^<]+\?)</g)].map(([, question]) => question);

beforeAll(async () => {
  await createFaqGroup('Ödeme', [
    ['Ön ödeme ne kadar?', '<p>Toplamın <strong>%20</strong>’si.</p>'],
    ['Hasar depozitosu nedir?', '<p>Çıkışta geri verilir.</p>'],
  ]);
  await createFaqGroup('Tekneler', [
    ['Çeşme’den tekne var mı?', '<p>Var.</p><script>alert(1)</script>'],
  ]);
});

test('questions stand in their groups, in staff’s order, each to be opened', async () => {
  const { text } = await site.get('/faq');

  expect(questionsIn(text)).toEqual([
    'Ön ödeme ne kadar?',
    'Hasar depozitosu nedir?',
    'Çeşme’den tekne var mı?',
  ]);
  expect(text).toMatch(/<h2>Ödeme<\/h2>.*<h2>Tekneler<\/h2>/s);
  expect(text).not.toContain('alert(1)');
});

test('search engines get the same questions', async () => {
  const { text } = await site.get('/faq');

  const [json] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, each]) => JSON.parse(each ?? ''))
    .filter((each) => each['@type'] === 'FAQPage');
  expect(json.mainEntity).toHaveLength(3);
  expect(json.mainEntity[1]).toEqual({
    '@type': 'Question',
    name: 'Hasar depozitosu nedir?',
    acceptedAnswer: { '@type': 'Answer', text: '<p>Çıkışta geri verilir.</p>' },
  });
});

test.each([
  ['DEPOZİTO', ['Hasar depozitosu nedir?']],
  ['cesme tekne', ['Çeşme’den tekne var mı?']],
  ['geri verilir', ['Hasar depozitosu nedir?']],
  ['odeme', ['Ön ödeme ne kadar?', 'Hasar depozitosu nedir?']],
  ['strong', []],
  ['%', ['Ön ödeme ne kadar?', 'Hasar depozitosu nedir?', 'Çeşme’den tekne var mı?']],
])('a search for %s finds %j', async (q, found) => {
  const { status, text } = await site.get('/faq').query({ q });

  expect(status).toBe(200);
  expect(questionsIn(text)).toEqual(found);
});

test('a search that finds nothing says so and leads on', async () => {
  const { text } = await site.get('/faq?q=<b>zeplin');

  expect(text).toContain('“&lt;b&gt;zeplin” geçen bir soru yok');
  expect(text).toContain('href="/contact"');
  expect(text).toContain('content="noindex, follow"');
});

test('what staff took off and what belongs to a landing page is not shown', async () => {
  const hidden = await createFaqGroup('Gizli', [['Bu görünür mü?', '<p>Hayır.</p>']]);
  const landing = await createFaqGroup('Kalkan', [['Kalkan’da görünür mü?', '<p>Orada.</p>']]);
  const groups = () => db.updateTable('faq_groups');
  await groups().set({ active: false }).where('id', '=', hidden.id).execute();
  await groups()
    .set({ landing_kind: 'TOWN', landing_id: 1 })
    .where('id', '=', landing.id)
    .execute();

  const { text } = await site.get('/faq');

  expect(text).not.toContain('görünür mü?');
});
