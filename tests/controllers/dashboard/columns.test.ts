import { paths } from '../../../server/shared/paths.ts';
import { bearer, signedIn, signIn, site } from '../../support/api.ts';
import { createDemo } from '../../support/demo.ts';
import { createUser } from '../../support/factories.ts';

const { dashboard, api } = paths;

let cookie: string;

beforeAll(async () => {
  await createDemo();
  cookie = await signIn('ADMIN');
});

const choose = async (list: string, shown: object) =>
  site
    .put(api.columns())
    .set('authorization', await bearer('ADMIN'))
    .send({ list, shown });

const headings = async (address: string, as = cookie) => {
  const { text } = await site.get(address).set('Cookie', as).expect(200);
  return [...text.matchAll(/<th scope="col"[^>]*>(?:<[^>]+>)*([^<]*)/g)].map(([, name]) => name);
};

test('columns stay away until they are wanted again, from one’s own list alone', async () => {
  const { cookie: colleague } = await signedIn(await createUser());
  const before = await headings(dashboard.villas());
  const { status, body } = await choose('villas', { owner: false, capacity: false, permit: true });
  expect([status, body.content]).toEqual([200, { list: 'villas', hidden: ['owner', 'capacity'] }]);

  expect(before).toEqual(expect.arrayContaining(['Ev sahibi', 'Kişi', 'İzin']));
  expect(await headings(dashboard.villas())).toEqual(
    before.filter((name) => name !== 'Ev sahibi' && name !== 'Kişi'),
  );
  expect(await headings(dashboard.villas(), colleague)).toEqual(before);

  await choose('villas', { owner: true, capacity: true });
  expect(await headings(dashboard.villas())).toEqual(before);
});

test('a row’s own link, its tick and its acts cannot be left out', async () => {
  await choose('villas', { name: false, select: false, copy: false });
  const { text } = await site.get(dashboard.villas()).set('Cookie', cookie).expect(200);

  expect(text).toContain('class="row-link with-picture"');
  expect(text).toContain('data-select=""');
  expect(text).not.toContain('name="shown.name"');
});

test.each([
  ['boats', dashboard.boats],
  ['users', dashboard.users],
  ['villa_reservations', dashboard.villaReservations],
  ['boat_reservations', dashboard.boatReservations],
  ['transactions', dashboard.transactions],
  ['external', dashboard.closings],
  ['messages', dashboard.contactMessages],
  ['subscribers', dashboard.subscribers],
  ['posts', dashboard.blog],
  ['offers', dashboard.offers],
  ['feeds', dashboard.feeds],
  ['newsletters', dashboard.newsletters],
])('%s can be opened with all left out that can be', async (list, addressOf) => {
  const read = async () => (await site.get(addressOf()).set('Cookie', cookie).expect(200)).text;
  const linksIn = (text: string) => text.match(/class="row-link/g)?.length;
  const before = await read();
  const names = [...before.matchAll(/name="shown\.(\w+)"/g)].map(([, name]) => name);
  await choose(list, Object.fromEntries(names.map((name) => [name, false])));
  const after = await read();

  expect(names).not.toEqual([]);
  expect(after.match(/<th /g)?.length).toBe((before.match(/<th /g)?.length ?? 0) - names.length);
  expect(linksIn(after)).toBe(linksIn(before));
});

test.each([
  ['an unknown list', { list: 'rooms', shown: {} }, 'list'],
  ['a name no column has', { list: 'villas', shown: { 'a b': false } }, 'shown.a b'],
  ['no answer', { list: 'villas', shown: { owner: 'no' } }, 'shown.owner'],
])('%s is refused', async (_what, { list, shown }, field) => {
  const { status, body } = await choose(list, shown);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});
