import { bearer, db, site } from '../../support/api.ts';
import { createBoat, createBoatExtra } from '../../support/boat-factories.ts';
import { createBoatDiscount } from '../../support/catalogue-factories.ts';
import { dayFromToday, stayFromToday } from '../../support/factories.ts';

let admin: string;
let boat: Awaited<ReturnType<typeof createBoat>>;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});
beforeEach(async () => {
  boat = await createBoat();
});

type Verb = 'get' | 'post' | 'put' | 'delete';
const call = (verb: Verb, address: string, body?: object) =>
  site[verb](`/v1/admin/boat${address}`).set('authorization', admin).send(body);

/** Three days in 40 days at 40.000 TL a day. */
const quote = async (extras: number[] = []) => {
  const query = { boat_id: boat.id, unit: 'day', ...stayFromToday(40, 3), extras: extras.join() };
  return (await site.get('/v1/quote').query(query)).body.content;
};

const period = (own: object = {}) => ({
  kind: 'PERIOD',
  percent: 20,
  start_date: dayFromToday(30),
  end_date: dayFromToday(60),
  ...own,
});

const lastAudit = (entity: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'entity_id'])
    .where('entity', '=', entity)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('a discount', () => {
  test('lowers the price at once, is edited, and goes', async () => {
    const made = await call('post', '/discount', { boat_id: boat.id, ...period() });
    const { id } = made.body.content;
    expect(made.status).toBe(201);
    expect((await quote()).discount_kurus).toBe(24_000_00);

    const edited = await call('put', `/discount/${id}`, period({ percent: 50, version: 1 }));
    expect(edited.body.content).toMatchObject({ boat_id: boat.id, percent: 50, version: 2 });
    expect((await quote()).discount_kurus).toBe(60_000_00);
    expect((await call('get', `/${boat.id}`)).body.content.discounts).toMatchObject([{ id }]);

    const late = await call('put', `/discount/${id}`, period({ version: 1 }));
    expect([late.status, late.body.code, late.body.current.percent]).toEqual([409, 'stale', 50]);
    await call('delete', `/discount/${id}`).expect(200);
    expect((await quote()).discount_kurus).toBe(0);
    expect(await lastAudit('boat_discount')).toEqual({
      action: 'boat_discount.removed',
      entity_id: id,
    });
  });

  test('of weeks does not lower days', async () => {
    await call('post', '/discount', { boat_id: boat.id, ...period({ unit: 'WEEK' }) }).expect(201);

    expect((await quote()).discount_kurus).toBe(0);
  });

  test.each<[object, string]>([
    [{ kind: 'EARLY' }, 'book_before'],
    [{ kind: 'LAST_MINUTE' }, 'within_days'],
    [{ kind: 'LONG_STAY' }, 'min_nights'],
    [{ percent: 91 }, 'percent'],
    [{ end_date: dayFromToday(29) }, 'end_date'],
    [{ unit: 'HOUR' }, 'unit'],
  ])('of %j is refused', async (own, field) => {
    const response = await call('post', '/discount', { boat_id: boat.id, ...period(own) });

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]]);
  });

  test('stays its boat’s', async () => {
    const { id } = await createBoatDiscount(boat.id);
    const other = await createBoat();

    const moved = await call('put', `/discount/${id}`, period({ boat_id: other.id }));

    expect([moved.status, Object.keys(moved.body.fields)]).toEqual([422, ['boat_id']]);
    const nowhere = await call('post', '/discount', { boat_id: 999_999_999, ...period() });
    expect(nowhere.status).toBe(422);
  });
});

describe('an extra', () => {
  const cook = (own: object = {}) => ({
    name: 'Aşçı',
    unit: 'STAY',
    amount_kurus: 15_000_00,
    ...own,
  });

  test('can be chosen at once, is edited, and goes', async () => {
    const made = await call('post', '/extra', { boat_id: boat.id, ...cook() });
    const { id } = made.body.content;
    expect([made.status, made.body.content.position]).toEqual([201, 0]);
    expect((await quote([id])).total_kurus).toBe(135_000_00);

    const edited = await call('put', `/extra/${id}`, cook({ amount_kurus: 1_000_00, version: 1 }));
    expect(edited.body.content).toMatchObject({ amount_kurus: 1_000_00, position: 0, version: 2 });
    expect((await quote([id])).total_kurus).toBe(121_000_00);
    expect((await site.get(`/boat/${boat.slug}`)).text).toContain('Aşçı');
    expect((await call('get', `/${boat.id}`)).body.content.extras).toMatchObject([{ id }]);

    const late = await call('put', `/extra/${id}`, cook({ version: 1 }));
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    await call('delete', `/extra/${id}`).expect(200);
    expect((await call('delete', `/extra/${id}`)).status).toBe(404);
    expect(await lastAudit('boat_extra')).toMatchObject({ action: 'boat_extra.removed' });
  });

  test('has a name of its own on its boat', async () => {
    const { name } = await createBoatExtra({ boat_id: boat.id });

    const twice = await call('post', '/extra', { boat_id: boat.id, ...cook({ name }) });

    expect([twice.status, twice.body.code]).toEqual([409, 'name_taken']);
    expect(twice.body.content).toBe('Bu teknede aynı adda bir ek hizmet zaten var.');
  });

  test('names every bad field at once', async () => {
    const response = await call('post', '/extra', {
      boat_id: boat.id,
      name: '',
      unit: 'MONTH',
      amount_kurus: -1,
      months: [1],
    });

    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'amount_kurus',
      'months',
      'name',
      'unit',
    ]);
  });
});
