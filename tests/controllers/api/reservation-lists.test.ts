import { bearer, signedIn, site } from '../../support/api.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';

const RESERVATIONS = '/v1/admin/reservations';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const list = (query: object) => site.get(RESERVATIONS).set('authorization', admin).query(query);

describe('GET the list', () => {
  let villa: { id: number };
  const codes = async (query: object) => {
    const { body } = await list({ villa_id: villa.id, order: 'id', ...query });
    return body.content.map(({ customer_name }: { customer_name: string }) => customer_name);
  };

  beforeAll(async () => {
    villa = await createVilla();
    const rows: [string, string, number][] = [
      ['Çağla Şen', 'COMPLETED', -30],
      ['İrem Ilgaz', 'PENDING', 10],
      ['Ümit Öz', 'CONFIRMED', 20],
      ['100% Test', 'CANCELLED', 40],
    ];
    for (const [customer_name, status, days] of rows)
      await createReservation({
        villa_id: villa.id,
        customer_name,
        status,
        ...stayFromToday(days, 7),
      });
  });

  test('is answered page by page with how many there are', async () => {
    const { body } = await list({ villa_id: villa.id, order: 'check_in', skip: 1, take: 2 });

    expect(body).toMatchObject({ total: 4, skip: 1, take: 2 });
    expect(body.content.map((row: { customer_name: string }) => row.customer_name)).toEqual([
      'İrem Ilgaz',
      'Ümit Öz',
    ]);
    expect((await list({ villa_id: villa.id, skip: 100 })).body).toMatchObject({
      content: [],
      total: 4,
    });
  });

  test('has guests in Turkish order', async () => {
    const inOrder = ['100% Test', 'Çağla Şen', 'İrem Ilgaz', 'Ümit Öz'];

    expect(await codes({ order: 'customer_name' })).toEqual(inOrder);
    expect(await codes({ order: '-customer_name' })).toEqual(inOrder.toReversed());
  });

  test('has a hundred on a page, the newest first', async () => {
    const { body } = await list({ villa_id: villa.id });

    expect(body.take).toBe(100);
    expect(body.content[0].customer_name).toBe('100% Test');
  });

  test.each<[string, object, string[]]>([
    ['one state', { status: 'PENDING' }, ['İrem Ilgaz']],
    ['two states', { status: 'PENDING,CONFIRMED' }, ['İrem Ilgaz', 'Ümit Öz']],
    ['a name without its dots', { customer_name: 'irem ilgaz' }, ['İrem Ilgaz']],
    ['a name in capitals', { customer_name: 'ÇAĞLA' }, ['Çağla Şen']],
    ['a part of a name with signs', { customer_name: '100 %' }, ['100% Test']],
    ['stays that are over', { oldrez: '1' }, ['Çağla Şen']],
  ])('shows %s', async (_what, query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  test.each<[string, string, number, number, string[]]>([
    ['arriving', 'check_in', 10, 20, ['İrem Ilgaz', 'Ümit Öz']],
    ['leaving', 'check_out', 17, 17, ['İrem Ilgaz']],
    ['staying', 'stay', 16, 20, ['İrem Ilgaz', 'Ümit Öz']],
    ['gone on the day asked for', 'stay', 17, 19, []],
    ['made today', 'created', 0, 0, ['Çağla Şen', 'İrem Ilgaz', 'Ümit Öz', '100% Test']],
  ])(
    'shows those %s between two days, both inclusive',
    async (_who, datetype, from, to, expected) => {
      const dates = { datetype, date1: dayFromToday(from), date2: dayFromToday(to) };

      expect(await codes(dates)).toEqual(expected);
    },
  );

  test('shows what came to nothing between two days, and not what was taken up again', async () => {
    const { id: villa_id } = await createVilla();
    const ended_at = `${dayFromToday(0)}T12:00:00Z`;
    const ended = { villa_id, customer_name: 'Biten', status: 'CANCELLED', ended_at };
    await createReservation(ended);
    await createReservation({ ...ended, customer_name: 'Sürüyor', status: 'CONFIRMED' });
    const endedOn = async (days: number) => {
      const day = dayFromToday(days);
      const { body } = await list({ villa_id, datetype: 'ended', date1: day, date2: day });
      return body.content.map((row: { customer_name: string }) => row.customer_name);
    };

    expect(await endedOn(0)).toEqual(['Biten']);
    expect(await endedOn(-1)).toEqual([]);
  });

  test('takes one end alone, and an empty one as none', async () => {
    expect(await codes({ date1: dayFromToday(20), date2: '' })).toEqual(['Ümit Öz', '100% Test']);
    expect(await codes({ date2: dayFromToday(0) })).toEqual(['Çağla Şen']);
  });

  test('finds a code by its beginning, small letters too', async () => {
    const { reservation_id } = await createReservation({ villa_id: (await createVilla()).id });

    const { body } = await list({
      reservation_id: reservation_id.replace('-', '').slice(0, 7).toLowerCase(),
    });

    expect(body.content).toEqual([expect.objectContaining({ reservation_id })]);
  });

  test.each(['--', 'ÇĞ'])(
    'finds nothing by %p, which no code begins with',
    async (reservation_id) => {
      await createReservation();

      expect((await list({ reservation_id })).body.total).toBe(0);
    },
  );

  test.each<[object, string]>([
    [{ date1: '2026-07-10', date2: '2026-07-01' }, 'date2'],
    [{ date1: '2026-02-30' }, 'date1'],
    [{ status: 'PENDING,SOLD' }, 'status.1'],
    [{ order: 'customer_email' }, 'order'],
    [{ take: 501 }, 'take'],
    [{ datetype: 'paid' }, 'datetype'],
    [{ villa_id: ['1', '2'] }, 'villa_id'],
  ])('refuses %j', async (query, field) => {
    const response = await list(query);

    expect([response.status, response.body.code]).toEqual([422, 'invalid']);
    expect(response.body.fields).toHaveProperty([field]);
  });

  test.each(["'", '"; --', '%_\\', '\u0000', '$1', '🙂'])('is not upset by %j', async (text) => {
    const response = await list({ customer_name: text, reservation_id: text });

    expect([200, 422]).toContain(response.status);
  });
});

describe('an owner', () => {
  let owner: string;
  let own: { id: number; reservation_id: string };
  let foreign: { id: number };

  beforeAll(async () => {
    const user = await createUser({ role: 'OWNER' });
    owner = (await signedIn(user)).bearer;
    const villa = await createVilla({ owner_id: user.id });
    own = await createReservation({ villa_id: villa.id, staff_note: 'Gizli' });
    foreign = await createReservation();
  });

  const get = (path: string) => site.get(RESERVATIONS + path).set('authorization', owner);

  test('sees own reservations only', async () => {
    const { body } = await get('');

    expect(body.total).toBe(1);
    expect(body.content[0]).toMatchObject({ reservation_id: own.reservation_id });
  });

  test('hears of another’s as of one that is not there', async () => {
    const other = await get(`/${foreign.id}`);
    const none = await get('/999999999');

    expect([other.status, other.body.code]).toEqual([404, 'not_found']);
    expect({ ...other.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
  });

  test('sees neither a guest’s contacts nor what the agency noted, and moves nothing', async () => {
    const { body } = await get(`/${own.id}`);
    const [row] = (await get('')).body.content;

    expect(body.content).toMatchObject({ customer_name: 'Ayşe Demirtaş', moves: [] });
    const text = JSON.stringify([body.content, row]);
    for (const secret of ['+905321234567', 'ayse.demirtas', 'Gizli', 'staff_note', 'rates'])
      expect(text).not.toContain(secret);
  });

  test('may neither make, edit nor move one', async () => {
    const answers = await Promise.all([
      site.post(RESERVATIONS).set('authorization', owner).send({}),
      site.put(`${RESERVATIONS}/${own.id}`).set('authorization', owner).send({}),
      site.patch(`${RESERVATIONS}/${own.id}`).set('authorization', owner).send({}),
    ]);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([403, 'forbidden']),
    );
  });
});
