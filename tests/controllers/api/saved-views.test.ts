import { paths } from '../../../server/shared/paths.ts';
import { send } from '../../support/admin-calls.ts';
import { db, signedIn, signIn, site } from '../../support/api.ts';
import { createUser } from '../../support/factories.ts';

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
});

const open = (page: string, cookie = staff) => site.get(page).set('cookie', cookie);

const address = paths.dashboard.subscribers();
const view = (name: string, more = {}) => ({
  list: 'subscribers',
  name,
  search: `q=${name.toLowerCase()}`,
  ...more,
});
const keep = async (wanted: object) => {
  const { body } = await send('post', paths.api.savedViews(), wanted).expect(201);
  return body.content;
};
const change = (id: number, wanted: object) => send('put', paths.api.savedView(id), wanted);
const openingsOf = async () => {
  const { body } = await send('get', `${paths.api.savedViews()}?list=subscribers`).expect(200);
  return body.content
    .filter(({ opening }: { opening: boolean }) => opening)
    .map(({ name }: { name: string }) => name);
};
const colleague = async () => signedIn(await createUser({ role: 'ADMIN' }));

afterEach(() => db.deleteFrom('saved_views').execute());

test("is its maker's alone, until it is shared: then any colleague may change it", async () => {
  const { id } = await keep(view('Ankara'));
  const { bearer: other, cookie } = await colleague();
  const asOther = (body: object) =>
    site.put(paths.api.savedView(id)).set('authorization', other).send(body);

  await asOther({ name: 'İzmir' }).expect(404);
  expect((await open(address, cookie)).text).not.toContain('Ankara');

  await change(id, { name: 'Ankara', shared: true }).expect(200);
  expect((await open(address, cookie)).text).toContain(`href="${address}?q=ankara">Ankara<`);

  const { body } = await asOther({ name: 'İzmir', shared: false }).expect(200);
  expect(body.content).toMatchObject({ id, name: 'İzmir', shared: false });
  await asOther({ name: 'Bursa' }).expect(404);
});

test("that the list opens with is where the menu leads: one's own before the staff's", async () => {
  const { cookie } = await colleague();
  const entryOf = async (as?: string) =>
    /<a href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Aboneler/.exec(
      (await open(paths.dashboard.account(), as)).text,
    )?.[1];
  expect(await entryOf()).toBe(address);

  const shared = await keep(view('Ekip', { shared: true, opening: true }));
  await keep(view('Benim', { opening: true }));

  expect(await entryOf()).toBe(`${address}?q=benim`);
  expect(await entryOf(cookie)).toBe(`${address}?q=ekip`);
  expect((await open(address)).text).toContain(`href="${address}">Tümü</a>`);

  await change(shared.id, { name: 'Ekip', shared: true }).expect(200);
  expect(await entryOf(cookie)).toBe(address);
});

test('that the list opens with takes the place of the former one, for the same people', async () => {
  await keep(view('Bir', { opening: true }));
  await keep(view('Ortak', { shared: true, opening: true }));
  const { id } = await keep(view('Son', { opening: true }));
  expect(await openingsOf()).toEqual(['Ortak', 'Son']);

  await change(id, { name: 'Son', shared: true, opening: true }).expect(200);
  expect(await openingsOf()).toEqual(['Son']);
});

test('shared under the name of another one is refused in words', async () => {
  await keep(view('Gelenler', { shared: true }));
  const { bearer: other } = await colleague();
  const { body: kept } = await site
    .post(paths.api.savedViews())
    .set('authorization', other)
    .send(view('Gelenler'))
    .expect(201);

  const { body } = await site
    .put(paths.api.savedView(kept.content.id))
    .set('authorization', other)
    .send({ name: 'Gelenler', shared: true })
    .expect(409);

  expect(body.content).toBe('Ekiple paylaşılan bu adda bir görünüm zaten var.');
});
