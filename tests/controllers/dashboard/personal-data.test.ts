import { countQueries } from '../../../server/db/index.ts';
import { catalogues } from '../../../views/locales/index.ts';
import { signIn, site } from '../../support/api.ts';

const PAGE = '/dashboard/personaldata';

const open = async () => site.get(PAGE).set('cookie', await signIn('ADMIN'));

test('has the search, and what its answer is shown in, hidden and empty', async () => {
  const { status, text } = await open();

  expect(status).toBe(200);
  expect(text).toContain('data-api="POST /v1/admin/personaldata/search"');
  expect(text).toContain('data-api="POST /v1/admin/personaldata/erase"');
  expect(text).toContain('data-download="/v1/admin/personaldata/export"');
  for (const place of ['none', 'found', 'erased'])
    expect(text).toMatch(new RegExp(`data-part="${place}"[^>]* hidden=""`));
});

test('has words for every kind of data and every state', async () => {
  const { text } = await open();

  const { kind, erasure } = catalogues.tr.personaldata;
  for (const words of [...Object.values(kind), ...Object.values(erasure)])
    expect(text).toContain(words);
  for (const kindName of Object.keys(kind)) expect(text).toContain(`data-count="${kindName}"`);
  for (const state of Object.keys(catalogues.tr.states.reservation))
    expect(text).toContain(`data-case="status:${state}"`);
});

test('takes no guest out of its address', async () => {
  const { text } = await site
    .get(`${PAGE}?contact=zumrut@ornek.example`)
    .set('cookie', await signIn('ADMIN'))
    .expect(200);

  expect(text).not.toMatch(/value="zumrut@/);
});

test('stands in the menu of staff, under the settings', async () => {
  const { text } = await open();

  expect(text).toMatch(/<a href="\/dashboard\/personaldata" aria-current="page">Kişisel veriler/);
});

test('is closed to owners, and leads strangers to the login', async () => {
  const { text } = await site
    .get(PAGE)
    .set('cookie', await signIn('OWNER'))
    .expect(403);
  const stranger = await site.get(PAGE).expect(303);

  expect(text).not.toContain('personaldata/search');
  expect(stranger.headers.location).toContain('/dashboard/login');
});

test('asks the database for nothing of its own', async () => {
  const { queries } = await countQueries(async () => await open());

  expect(queries.length).toBeLessThanOrEqual(3);
});
