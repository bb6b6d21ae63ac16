import { bearer, site } from '../../support/api.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const ask = (address: string, query: object) =>
  site.get(address).set('authorization', admin).query(query);

describe('amounts', () => {
  /** Lists between two amounts, both inclusive, and what those are called. */
  const LISTS: [address: string, least: string, most: string][] = [
    ['/v1/admin/transactions', 'min_amount', 'max_amount'],
    ['/v1/admin/villas', 'min_price', 'max_price'],
    ['/v2/search', 'min_price', 'max_price'],
    ['/v2/searchboat', 'min_price', 'max_price'],
  ];

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
});

describe('days', () => {
  /** Lists between two days, both inclusive, and what those are called. */
  const LISTS: [address: string, first: string, last: string][] = [
    ['/v1/admin/reservations', 'date1', 'date2'],
    ['/v1/admin/ownreservations', 'date1', 'date2'],
    ['/v1/admin/boatreservations', 'started_at', 'finished_at'],
    ['/v1/admin/transactions', 'date1', 'date2'],
    ['/v1/admin/ops/audit', 'date1', 'date2'],
    ['/v1/admin/villas/availability-gaps', 'startDate', 'endDate'],
    ['/v1/admin/occupancy', 'dateStart', 'dateEnd'],
    ['/v1/admin/boatoccupancy', 'dateStart', 'dateEnd'],
  ];

  test.each(LISTS)(
    '%s names a last day before the first, beside all else that is wrong',
    async (...list) => {
      const [address, first, last] = list;

      const { status, body } = await ask(address, {
        [first]: '2027-03-02',
        [last]: '2027-03-01',
        take: 'x',
      });

      expect([status, body.fields]).toEqual([
        422,
        { [last]: 'Son gün, ilk günden önce olamaz.', take: 'Sayı olmalı.' },
      ]);
    },
  );

  test.each(LISTS)('%s takes a single day, or one of the two', async (address, first, last) => {
    const day = '2027-03-01';

    for (const asked of [{ [first]: day, [last]: day }, { [first]: day }, { [last]: day }])
      expect((await ask(address, asked)).status).toBe(200);
  });
});
