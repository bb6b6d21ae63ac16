import { auditOf, db, send, signedInOwner } from '../../support/admin-calls.ts';
import { createExternal } from '../../support/calendar-factories.ts';
import {
  createReservation,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';

const EXTERNAL = '/v1/admin/external';

let owner: Awaited<ReturnType<typeof signedInOwner>>;
let villaId: number;

beforeAll(async () => {
  owner = await signedInOwner();
});

beforeEach(async () => {
  villaId = (await createVilla({ owner_id: owner.id })).id;
});

const told = (own: object = {}) => ({
  villa_id: villaId,
  started_at: dayFromToday(30),
  finished_at: dayFromToday(37),
  note: 'Kuzenler geliyor',
  ...own,
});

const move = (id: number, status: string, own: object = {}) =>
  send('patch', `${EXTERNAL}/${id}`, { status, ...own });

const takenDays = async () => {
  const rows = await db
    .selectFrom('villa_occupancies')
    .select(['kind', 'stay'])
    .where('villa_id', '=', villaId)
    .execute();
  return rows.map(({ kind, stay }) => `${kind} ${stay}`);
};

const week = () => `EXTERNAL [${dayFromToday(30)},${dayFromToday(37)})`;

describe('POST', () => {
  test('an owner tells of a stay: it waits and takes no nights', async () => {
    const response = await owner.post(EXTERNAL, told());

    expect(response.status).toBe(201);
    expect(response.body.content).toMatchObject({
      ...told(),
      nights: 7,
      status: 'PENDING',
      reason: null,
      decided_at: null,
      moves: ['CANCELLED'],
      conflicts: [],
      version: 1,
    });
    expect(await takenDays()).toEqual([]);
    expect(await auditOf('external_record', response.body.content.id)).toEqual([
      'external_record.created',
    ]);
  });

  test('told again under one Idempotency-Key it is one record, as the first answer had it', async () => {
    const tell = (own: object = {}) =>
      owner.post(EXTERNAL, told(own)).set('idempotency-key', `villa-${villaId}`);

    const [first, again] = [await tell(), await tell()];
    const other = await tell({ note: 'Başka' });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const list = await owner.get(`${EXTERNAL}?villa_id=${villaId}`);
    expect(list.body.total).toBe(1);
  });

  test('of days that are over an owner is asked again: with the right year they are still on sale', async () => {
    const over = { started_at: dayFromToday(-340), finished_at: dayFromToday(-335) };
    const { status, body } = await owner.post(EXTERNAL, told(over));

    expect([status, body.fields]).toEqual([
      422,
      { finished_at: 'Bu gün geçmişte kaldı; bugün ya da sonrası için bir gün seçin.' },
    ]);
  });

  test('of another owner’s villa, or of none, is answered alike', async () => {
    const stranger = (await createVilla()).id;
    const answers = [
      await owner.post(EXTERNAL, told({ villa_id: stranger })),
      await owner.post(EXTERNAL, told({ villa_id: 999_999 })),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  test('even of nights that are taken: owner and staff see what stands in the way', async () => {
    const taken = await createReservation({
      villa_id: villaId,
      status: 'CONFIRMED',
      ...stayFromToday(33, 7),
    });
    const { body } = await owner.post(EXTERNAL, told());
    const stay = stayFromToday(33, 7);
    const way = { kind: 'RESERVATION', started_at: stay.check_in, finished_at: stay.check_out };
    const seen = await send('get', `${EXTERNAL}/${body.content.id}`);

    // To whom it was sold is not the owner's affair.
    expect(body.content.conflicts).toEqual([
      { ...way, reservation_id: taken.reservation_id, customer_name: null },
    ]);

    expect(seen.body.content).toMatchObject({
      moves: ['APPROVED', 'REJECTED'],
      conflicts: [
        { ...way, reservation_id: taken.reservation_id, customer_name: expect.any(String) },
      ],
    });
  });

  test('a night is told once while it waits, and again once it is decided', async () => {
    const { body } = await owner.post(EXTERNAL, told());

    const again = await owner.post(EXTERNAL, told({ note: 'Yine' }));
    const others = await owner.post(EXTERNAL, told({ finished_at: dayFromToday(38) }));
    const { finished_at: started_at } = told();
    const next = await owner.post(EXTERNAL, told({ started_at, finished_at: dayFromToday(45) }));
    await move(body.content.id, 'REJECTED').expect(200);
    const anew = await owner.post(EXTERNAL, told());

    for (const { status, body: refusal } of [again, others]) {
      expect([status, refusal.code]).toEqual([409, 'already_told']);
      expect(refusal.content).toMatch(/daha önce bildirildi.*bildirilmemiş geceleri ekleyin/);
    }
    expect([next.status, anew.status]).toEqual([201, 201]);
  });

  test('a record of more than a year is a slip of the year', async () => {
    const year = await owner.post(EXTERNAL, told({ finished_at: dayFromToday(30 + 366) }));
    const more = await owner.post(EXTERNAL, told({ finished_at: dayFromToday(30 + 367) }));

    expect(year.status).toBe(201);
    expect([more.status, Object.keys(more.body.fields)]).toEqual([422, ['finished_at']]);
  });

  test('refuses days out of order and states', async () => {
    const response = await owner.post(
      EXTERNAL,
      told({ finished_at: dayFromToday(30), status: 'APPROVED' }),
    );
    expect(Object.keys(response.body.fields).toSorted()).toEqual(['finished_at', 'status']);
  });
});

describe('PATCH', () => {
  test('approved it takes the nights, cancelled it frees them', async () => {
    const { id } = await createExternal({ villa_id: villaId });

    const approved = await move(id, 'APPROVED', { version: 1 });
    expect(approved.body.content).toMatchObject({
      status: 'APPROVED',
      decided_at: expect.any(String),
      decided_by: expect.stringContaining('Deniz'),
      moves: ['CANCELLED'],
      version: 2,
    });
    expect(await takenDays()).toEqual([week()]);

    await move(id, 'CANCELLED', { reason: 'Misafir vazgeçti' }).expect(200);
    expect(await takenDays()).toEqual([]);
    expect(await auditOf('external_record', id)).toEqual([
      'external_record.approved',
      'external_record.cancelled',
    ]);
  });

  test('rejected it stays as it is, with the reason', async () => {
    const { id } = await createExternal({ villa_id: villaId });
    const response = await move(id, 'REJECTED', { reason: 'Tarih yanlış' });
    expect(response.body.content).toMatchObject({ status: 'REJECTED', reason: 'Tarih yanlış' });
    expect(await takenDays()).toEqual([]);
  });

  test.each([
    ['PENDING', 'CANCELLED', 'Onay bekliyor'],
    ['PENDING', 'PENDING', 'Onay bekliyor'],
    ['APPROVED', 'REJECTED', 'Onaylandı'],
    ['REJECTED', 'APPROVED', 'Reddedildi'],
    ['CANCELLED', 'APPROVED', 'İptal'],
  ])('%s never becomes %s', async (status, next, state) => {
    const { id } = await createExternal({ villa_id: villaId, status });
    const response = await move(id, next);
    expect([response.status, response.body.code]).toEqual([409, 'move_not_allowed']);
    expect(response.body).toMatchObject({
      status,
      content: `Bu işlem şu anda yapılamaz; kaydın durumu: ${state}.`,
    });
  });

  test('taken nights refuse it, with what stands there', async () => {
    const taken = await createReservation({
      villa_id: villaId,
      status: 'CONFIRMED',
      ...stayFromToday(36, 3),
    });
    const { id } = await createExternal({ villa_id: villaId });

    const response = await move(id, 'APPROVED');

    expect([response.status, response.body.code]).toEqual([409, 'dates_taken']);
    expect(response.body.conflicts).toMatchObject([{ reservation_id: taken.reservation_id }]);
    expect(response.body.content).toMatch(/^Bu tarihler dolu: .*, Rezervasyon, /);
    expect(response.body.content).toContain(taken.reservation_id);
    expect((await send('get', `${EXTERNAL}/${id}`)).body.content.status).toBe('PENDING');
  });

  test('an owner does not decide', async () => {
    const { id } = await createExternal({ villa_id: villaId });
    const response = await owner.patch(`${EXTERNAL}/${id}`, { status: 'APPROVED' });
    expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
  });

  test('an owner takes back what they told while it waits, and nothing else', async () => {
    const tell = async () => (await owner.post(EXTERNAL, told()).expect(201)).body.content.id;
    const takeBack = (id: number) => owner.patch(`${EXTERNAL}/${id}`, { status: 'CANCELLED' });
    const by_staff = await createExternal({ villa_id: villaId });
    const refused = await takeBack(by_staff.id);
    await move(by_staff.id, 'REJECTED').expect(200);

    const id = await tell();
    const approved = await owner.patch(`${EXTERNAL}/${id}`, { status: 'APPROVED' });
    const taken = await takeBack(id);
    const anew = await tell();
    await move(anew, 'APPROVED').expect(200);
    const late = await takeBack(anew);

    expect([refused.body.code, approved.body.code]).toEqual(['forbidden', 'forbidden']);
    expect(taken.body.content).toMatchObject({ status: 'CANCELLED', moves: [] });
    expect(await auditOf('external_record', id)).toEqual([
      'external_record.created',
      'external_record.cancelled',
    ]);
    expect([late.status, late.body.code]).toEqual([409, 'move_not_allowed']);
    expect(await takenDays()).toEqual([week()]);
  });

  test('another owner is not told that it is there', async () => {
    const { id } = await createExternal({ villa_id: (await createVilla()).id });
    const response = await owner.patch(`${EXTERNAL}/${id}`, { status: 'CANCELLED' });
    expect([response.status, response.body.code]).toEqual([404, 'not_found']);
  });

  test('of a version that is gone is refused', async () => {
    const { id } = await createExternal({ villa_id: villaId });
    await move(id, 'APPROVED').expect(200);
    const late = await move(id, 'CANCELLED', { version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
  });
});

describe('at the same moment', () => {
  test('one record approved by many: exactly one of them did it', async () => {
    const { id } = await createExternal({ villa_id: villaId });
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, 'APPROVED')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'move_not_allowed')).toHaveLength(9);
    expect(await takenDays()).toEqual([week()]);
    expect(await auditOf('external_record', id)).toEqual(['external_record.approved']);
  });

  test('records that share nights: exactly one is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const { check_in, check_out } = stayFromToday(30 + (index % 3), 7 + index);
        return owner.post(EXTERNAL, told({ started_at: check_in, finished_at: check_out }));
      }),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_told')).toHaveLength(9);
    const { body } = await send('get', `${EXTERNAL}?villa_id=${villaId}&status=PENDING`);
    expect(body.total).toBe(1);
  });

  test('approved against a reservation and a closing: one of the three has the nights', async () => {
    const { id } = await createExternal({ villa_id: villaId });
    const { check_in, check_out } = stayFromToday(34, 7);
    const answers = await Promise.all([
      move(id, 'APPROVED'),
      send('post', '/v1/admin/villas/date', {
        villa_id: villaId,
        started_at: check_in,
        finished_at: check_out,
      }),
      send('post', '/v1/admin/reservations', {
        villa_id: villaId,
        check_in,
        check_out,
        adults: 2,
        customer_name: 'Ayşe Demirtaş',
        customer_phone: '0532 123 45 67',
        customer_email: 'ayse@ornek.example',
        status: 'CONFIRMED',
      }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'dates_taken')).toHaveLength(2);
    expect(await takenDays()).toHaveLength(1);
  });
});

describe('GET', () => {
  test('an owner’s list holds own villas only', async () => {
    const other = await signedInOwner();
    const { id } = await createExternal({ villa_id: villaId });
    expect((await other.get(EXTERNAL)).body).toMatchObject({ content: [], total: 0, take: 20 });
    expect((await other.get(`${EXTERNAL}/${id}`)).status).toBe(404);
    const own = await owner.get(`${EXTERNAL}?villa_id=${villaId}`);
    expect(own.body).toMatchObject({ content: [{ id, status: 'PENDING' }], total: 1 });
  });

  test('filters by state, days and the day it was told', async () => {
    const stay = (from: number) => `[${dayFromToday(from)},${dayFromToday(from + 7)})`;
    const first = await createExternal({ villa_id: villaId, stay: stay(10) });
    const second = await createExternal({ villa_id: villaId, stay: stay(40), status: 'REJECTED' });
    const idsOf = async (query: string) => {
      const { body } = await send('get', `${EXTERNAL}?villa_id=${villaId}&order=id&${query}`);
      return body.content.map((row: { id: number }) => row.id);
    };
    expect(await idsOf('')).toEqual([first.id, second.id]);
    expect(await idsOf('status=PENDING,APPROVED')).toEqual([first.id]);
    expect(await idsOf(`started_at=${dayFromToday(16)}`)).toEqual([first.id, second.id]);
    expect(await idsOf(`started_at=${dayFromToday(17)}`)).toEqual([second.id]);
    expect(await idsOf(`finished_at=${dayFromToday(39)}`)).toEqual([first.id]);
    expect(await idsOf(`finished_at=${dayFromToday(40)}`)).toEqual([first.id, second.id]);
    const day = dayFromToday(12);
    expect(await idsOf(`started_at=${day}&finished_at=${day}`)).toEqual([first.id]);
    expect(await idsOf(`created_at=${dayFromToday(0)}`)).toEqual([first.id, second.id]);
    expect(await idsOf(`created_at=${dayFromToday(-1)}`)).toEqual([]);
    expect(await idsOf('skip=1&take=1')).toEqual([second.id]);
  });
});
