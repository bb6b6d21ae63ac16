import { bearer, db, site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createVilla, stayFromToday } from '../../support/factories.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const guest = {
  adults: 2,
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse@ornek.example',
};

const send = (method: 'post' | 'put', path: string, body: object) =>
  site[method](`/v1/admin/${path}`).set('authorization', admin).send(body);

/** The sentence and the sums of one that was refused, at ₺70.000 shown and ₺140.000 asked. */
const refused = (name: string | null, of: string) => ({
  code: 'total_changed',
  content: `Fiyat siz bakarken değişti: ${of}₺70.000 yerine ₺140.000. Yeni fiyat uygunsa yeniden kaydedin.`,
  totals: [{ name, expected_total_kurus: 70_000_00, total_kurus: 140_000_00 }],
});

const shown = { expected_total_kurus: 70_000_00 };

const KINDS = {
  villa: {
    path: 'reservations',
    make: async () => ({ villa_id: (await createVilla()).id }),
    wish: stayFromToday(60, 7),
    later: stayFromToday(62, 7),
    raise: ({ villa_id = 0 }: { villa_id?: number }) =>
      db
        .updateTable('villa_prices')
        .set({ nightly_price_kurus: 20_000_00 })
        .where('villa_id', '=', villa_id)
        .execute(),
  },
  boat: {
    path: 'boatreservations',
    make: async () => ({ boat_id: (await createBoat({ prices: { DAY: 10_000_00 } })).id }),
    wish: { unit: 'DAY', ...stayFromToday(60, 7) },
    later: stayFromToday(62, 7),
    raise: ({ boat_id = 0 }: { boat_id?: number }) =>
      db
        .updateTable('boat_prices')
        .set({ price_kurus: 20_000_00 })
        .where('boat_id', '=', boat_id)
        .execute(),
  },
};

describe.each(['villa', 'boat'] as const)('a %s whose price changed since it was shown', (kind) => {
  const { path, make, wish, later, raise } = KINDS[kind];

  test('is not sold at the other one, until that was shown', async () => {
    const listing: { villa_id?: number; boat_id?: number } = await make();
    const wanted = { ...listing, ...wish, ...guest };
    await raise(listing);

    const { status, body } = await send('post', path, { ...wanted, ...shown });

    expect(status).toBe(409);
    expect(body).toMatchObject(refused(null, ''));
    const seen = { ...wanted, expected_total_kurus: 140_000_00 };
    expect((await send('post', path, seen)).status).toBe(201);
  });

  test('is sold at a total that was agreed on, or to who names none', async () => {
    const listing: { villa_id?: number; boat_id?: number } = await make();
    await raise(listing);
    const agreed = { ...shown, total_kurus: 65_000_00, override_reason: 'Söz verildi' };

    const { status } = await send('post', path, { ...listing, ...wish, ...guest, ...agreed });
    expect(status).toBe(201);
    const next = { ...listing, ...wish, ...stayFromToday(80, 7), ...guest };
    expect((await send('post', path, next)).status).toBe(201);
  });

  test('is not changed to it either, and nothing of the edit is written', async () => {
    const listing: { villa_id?: number; boat_id?: number } = await make();
    const made = await send('post', path, { ...listing, ...wish, ...guest });
    const { id } = made.body.content;
    await raise(listing);
    const edit = { ...guest, ...later, customer_name: 'Ayşe Kaya' };

    const { status, body } = await send('put', `${path}/${id}`, { ...edit, ...shown });

    expect(status).toBe(409);
    expect(body).toMatchObject(refused(null, ''));
    const row = await site.get(`/v1/admin/${path}/${id}`).set('authorization', admin);
    expect(row.body.content).toMatchObject({ customer_name: 'Ayşe Demirtaş', version: 1 });
    const seen = await send('put', `${path}/${id}`, { ...edit, expected_total_kurus: 140_000_00 });
    expect(seen.body.content).toMatchObject({ total_kurus: 140_000_00 });
  });
});

test('an offer names the villas whose prices changed, before any discount', async () => {
  const same = await createVilla({ name: 'Villa Poyraz' });
  const dearer = await createVilla({ name: 'Villa Lodos', nightly_price_kurus: 20_000_00 });
  const { adults: _, ...customer } = guest;
  const offer = (expected: number) => ({
    ...customer,
    ...stayFromToday(60, 7),
    adults: 2,
    discount_percent: 10,
    villas: [
      { villa_id: same.id, ...shown },
      { villa_id: dearer.id, expected_total_kurus: expected },
    ],
  });

  const { status, body } = await send('post', 'offers', offer(70_000_00));

  expect(status).toBe(409);
  expect(body).toMatchObject(refused('Villa Lodos', 'Villa Lodos '));
  const made = await send('post', 'offers', offer(140_000_00));
  expect(made.status).toBe(201);
  const edited = await send('put', `offers/${made.body.content.id}`, offer(70_000_00));
  expect(edited.body).toMatchObject(refused('Villa Lodos', 'Villa Lodos '));
});
