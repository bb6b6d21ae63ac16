import { bearer, site } from '../../support/api.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

/** Lists between two amounts, both inclusive, and what those are called. */
const LISTS: [address: string, least: string, most: string][] = [
  ['/v1/admin/transactions', 'min_amount', 'max_amount'],
  ['/v1/admin/villas', 'min_price', 'max_price'],
  ['/v2/search', 'min_price', 'max_price'],
  ['/v2/searchboat', 'min_price', 'max_price'],
];

const ask = (address: string, query: object) =>
  site.get(address).set('authorization', admin).query(query);

test.each(LISTS)(
  '%s names a most below the least, beside all else that is wrong',
  async (address, least, most) => {
    const { status, body } = await ask(address, { [least]: '5000', [most]: '900', order: '?' });

    expect(status).toBe(422);
    expect(body.fields).toMatchObject({
      [most]: 'En çok tutar, en az tutardan küçük olamaz.',
      order: expect.any(String),
    });
  },
);

test.each(LISTS)('%s takes a single amount, or one of the two', async (address, least, most) => {
  for (const asked of [{ [least]: '900', [most]: '900' }, { [least]: '900' }, { [most]: '900' }])
    expect((await ask(address, asked)).status).toBe(200);
});
