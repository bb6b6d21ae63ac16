import { env } from '../../../server/env.ts';
import { OfferAnswer, OfferRow, PublicOffer } from '../../../server/schemas/answers/offers.ts';
import { bearer, db, site } from '../../support/api.ts';
import {
  createClosing,
  createDiscount,
  createExtra,
  createLegalDocuments,
  createReservation,
  createSeason,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { holdRow } from '../../support/gates.ts';

const OFFERS = '/v1/admin/offers';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await createLegalDocuments();
});

const wanted = (villas: { id: number }[], own: object = {}) => ({
  customer_name: 'Mehmet Aksoy',
  customer_email: 'Mehmet@Ornek.Example',
  customer_phone: '0532 123 45 67',
  ...stayFromToday(60, 7),
  adults: 4,
  note: 'İkisi de denize yakın',
  villas: villas.map(({ id }) => ({ villa_id: id })),
  ...own,
});

const create = (body: object) => site.post(OFFERS).set('authorization', admin).send(body);
const show = (id: number) => site.get(`${OFFERS}/${id}`).set('authorization', admin);
const list = (query: object) => site.get(OFFERS).set('authorization', admin).query(query);
const edit = (id: number, body: object) =>
  site.put(`${OFFERS}/${id}`).set('authorization', admin).send(body);
const move = (id: number, body: object) =>
  site.patch(`${OFFERS}/${id}`).set('authorization', admin).send(body);
const remove = (id: number) => site.delete(`${OFFERS}/${id}`).set('authorization', admin);
const read = (code: string) => site.get('/v1/offer').query({ client: 'true', code });

async function made(body: object) {
  const response = await create(body).expect(201);
  return OfferAnswer.parse(response.body.content);
}

describe('POST', () => {
  test('quotes each villa as of today and keeps the quotes', async () => {
    const first = await createVilla();
    const second = await createVilla({ nightly_price_kurus: 20_000_00 });
    const offer = await made(
      wanted([second, first], {
        villas: [
          { villa_id: second.id, note: 'Havuzu büyük' },
          { villa_id: first.id, note: '' },
        ],
      }),
    );

    expect(offer).toMatchObject({
      status: 'DRAFT',
      link: `http://koy.test/teklif/${offer.code}`,
      customer_email: 'mehmet@ornek.example',
      customer_phone: '+905321234567',
      nights: 7,
      villas_count: 2,
      lowest_total_kurus: 70_000_00,
      sent_at: null,
    });
    expect(offer.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{6}$/);
    expect(offer.villas).toEqual([
      expect.objectContaining({
        ...{ villa_id: second.id, note: 'Havuzu büyük', available: true },
        ...{ quoted_total_kurus: 140_000_00, total_kurus: 140_000_00 },
      }),
      expect.objectContaining({ villa_id: first.id, total_kurus: 70_000_00 }),
    ]);
    const days = Date.parse(offer.valid_until) - Date.parse(offer.created_at);
    expect(Math.round(days / 86_400_000)).toBe(3);
  });

  test('a later price changes nothing of an offer', async () => {
    const villa = await createVilla();
    const offer = await made(wanted([villa]));
    await db.deleteFrom('villa_prices').where('villa_id', '=', villa.id).execute();
    await createSeason({
      villa_id: villa.id,
      days: `[${dayFromToday(0)},${dayFromToday(300)})`,
      nightly_price_kurus: 99_000_00,
    });

    expect((await show(offer.id)).body.content.villas[0]).toMatchObject({ total_kurus: 70_000_00 });
    expect((await read(offer.code)).body.content.villas[0].total_kurus).toBe(70_000_00);
  });

  test('takes the percent off the nights after their discounts, not off extras', async () => {
    const villa = await createVilla();
    await createDiscount({ villa_id: villa.id });
    await createExtra({ villa_id: villa.id, optional: false, unit: 'STAY' });
    const offer = await made(wanted([villa], { discount_percent: 10 }));

    expect(offer.villas[0]).toMatchObject({
      ...{ accommodation_kurus: 70_000_00, discount_kurus: 14_000_00, extras_kurus: 1_000_00 },
      ...{ quoted_total_kurus: 57_000_00, total_kurus: 57_000_00 - 5_600_00 },
    });
  });

  test('a villa may have a percent of its own, which others do not', async () => {
    const [own, others, none] = [await createVilla(), await createVilla(), await createVilla()];
    const villas = [
      { villa_id: own.id, discount_percent: 20 },
      { villa_id: others.id },
      { villa_id: none.id, discount_percent: 0 },
    ];
    const offer = await made(wanted([], { discount_percent: 10, villas }));

    expect(
      offer.villas.map((villa) => [
        villa.own_discount_percent,
        villa.discount_percent,
        villa.total_kurus,
      ]),
    ).toEqual([
      [20, 20, 56_000_00],
      [null, 10, 63_000_00],
      [0, 0, 70_000_00],
    ]);
    const { content } = (await read(offer.code)).body;
    expect(PublicOffer.parse(content).villas.map((villa) => villa.discount_percent)).toEqual([
      20, 10, 0,
    ]);
    const bad = await edit(
      offer.id,
      wanted([], { villas: [{ ...villas[0], discount_percent: 91 }] }),
    );
    expect(Object.keys(bad.body.fields)).toEqual(['villas.0.discount_percent']);
    const { text } = await site.get(`/teklif/${offer.code}`);
    expect(text).toContain('Size özel indirim %20');
    expect(text).toContain('Size özel indirim %10');
  });

  test('names every villa that cannot be had, and why', async () => {
    const free = await createVilla();
    const taken = await createVilla();
    const long = await createVilla({ min_nights: 10, capacity: 2 });
    await createClosing(taken.id, stayFromToday(62, 1));

    const response = await create(wanted([free, taken, long]));

    expect([response.status, response.body.code]).toEqual([422, 'offer_not_sellable']);
    expect(codesOf(response.body.villas)).toEqual([
      [taken.id, ['taken']],
      [long.id, ['min_nights', 'too_many_guests']],
    ]);
  });

  test('names what is wrong, all at once', async () => {
    const response = await create(
      wanted([{ id: 1 }, { id: 1 }], {
        customer_name: ' ',
        customer_email: 'a@b.example, c@d.example',
        check_out: dayFromToday(50),
        adults: 0,
        discount_percent: 91,
        price: 1,
      }),
    );

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'adults',
      'check_out',
      'customer_email',
      'customer_name',
      'discount_percent',
      'price',
      'villas',
    ]);
  });

  test.each<[string, object, string]>([
    ['a villa that is not there', { villas: [{ villa_id: 999_999_999 }] }, 'villas.0.villa_id'],
    ['a villa twice', { villas: [{ villa_id: 1 }, { villa_id: 1 }] }, 'villas'],
    ['no villa', { villas: [] }, 'villas'],
    ['a validity that is over', { valid_until: '2026-01-01T12:00:00Z' }, 'valid_until'],
    ['a phone that is none', { customer_phone: '12345' }, 'customer_phone'],
  ])('refuses %s', async (_, own, field) => {
    const villa = await createVilla();
    const response = await create(wanted([villa], own));

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]]);
  });

  test('a customer without e-mail or phone is enough', async () => {
    const villa = await createVilla();
    const offer = await made(wanted([villa], { customer_email: null, customer_phone: undefined }));

    expect(offer).toMatchObject({ customer_email: null, customer_phone: null });
  });
});

test('made again under one Idempotency-Key it is one offer, as the first answer had it', async () => {
  const body = wanted([await createVilla()], { customer_email: 'bir-teklif@ornek.example' });
  const make = () => create(body).set('idempotency-key', 'bir-teklif');

  const [first, again] = [await make(), await make()];

  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  const offers = db.selectFrom('offers').select('id');
  expect(
    await offers.where('customer_email', '=', 'bir-teklif@ornek.example').execute(),
  ).toHaveLength(1);
});

describe('the life of an offer', () => {
  test('sent, opened by its link, taken back', async () => {
    const villa = await createVilla();
    const offer = await made(wanted([villa]));
    await read(offer.code).expect(200);
    expect((await show(offer.id)).body.content).toMatchObject({ status: 'DRAFT', opened_at: null });

    const sent = await move(offer.id, { status: 'SENT' }).expect(200);
    expect(sent.body.content).toMatchObject({ status: 'SENT', sent_at: expect.any(String) });
    await read(offer.code).expect(200);
    expect((await show(offer.id)).body.content.status).toBe('OPENED');

    await move(offer.id, { status: 'WITHDRAWN' }).expect(200);
    const { status, body } = await read(offer.code);
    expect([status, body.content]).toEqual([410, 'Bu teklif geri çekildi.']);
    const closed = await move(offer.id, { status: 'SENT' });
    expect([closed.status, closed.body.code]).toEqual([409, 'offer_closed']);
    // Not that it changed: nothing of it can be saved any more.
    const late = await edit(offer.id, wanted([villa], { version: offer.version }));
    expect([late.status, late.body.code]).toEqual([409, 'offer_closed']);
    expect(await actionsOf(offer.id)).toEqual(['offer.created', 'offer.sent', 'offer.withdrawn']);
  });

  test('sent again with its Idempotency-Key is one mail', async () => {
    const recipient = 'iki-kez@ornek.example';
    const offer = await made(wanted([await createVilla()], { customer_email: recipient }));
    const send = () => move(offer.id, { status: 'SENT' }).set('idempotency-key', offer.code);

    const answers = [await send(), await send()];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await actionsOf(offer.id)).toEqual(['offer.created', 'offer.sent']);
    const mails = db.selectFrom('mails').select('id').where('recipient', '=', recipient);
    expect(await mails.execute()).toHaveLength(1);
  });

  test('one whose time is over is shown so, and sent only after it was prolonged', async () => {
    const villa = await createVilla();
    const offer = await made(wanted([villa]));
    await expire(offer.id);

    expect((await read(offer.code)).body.content.status).toBe('EXPIRED');
    const refused = await move(offer.id, { status: 'SENT' });
    expect([refused.status, refused.body.code]).toEqual([409, 'offer_over']);
    await edit(offer.id, wanted([villa], { valid_until: inHours(5) })).expect(200);
    expect((await move(offer.id, { status: 'SENT' })).body.content.status).toBe('SENT');
  });

  test('an edit replaces villas and days and quotes anew', async () => {
    const [first, second] = [await createVilla(), await createVilla()];
    const offer = await made(wanted([first]));
    const response = await edit(
      offer.id,
      wanted([second], { ...stayFromToday(80, 3), version: offer.version }),
    ).expect(200);

    expect(OfferAnswer.parse(response.body.content)).toMatchObject({
      ...{ code: offer.code, nights: 3, villas_count: 1 },
      villas: [{ villa_id: second.id, total_kurus: 30_000_00 }],
    });
    const stale = await edit(offer.id, wanted([first], { version: offer.version }));
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect(stale.body).toMatchObject({ version: offer.version + 1 });
    expect(stale.body.current).toMatchObject({ ...stayFromToday(80, 3), status: 'DRAFT' });
    expect(stale.body.current).not.toHaveProperty('stay');
    expect(stale.body.current.villas.map(({ name }: { name: string }) => name)).toEqual([
      second.name,
    ]);
  });

  test('is deleted unless it became a reservation', async () => {
    const offer = await made(wanted([await createVilla()]));
    const accepted = await made(wanted([await createVilla()]));
    await db
      .updateTable('offers')
      .set({ accepted_at: new Date() })
      .where('id', '=', accepted.id)
      .execute();

    expect((await remove(offer.id)).body).toEqual({ content: { id: offer.id } });
    expect((await show(offer.id)).status).toBe(404);
    expect((await read(offer.code)).status).toBe(404);
    expect((await remove(accepted.id)).status).toBe(409);
  });
});

describe('the list', () => {
  test('by state and by name, page by page', async () => {
    const villa = await createVilla();
    const name = { customer_name: 'Şule Ilgın' };
    const draft = await made(wanted([villa], name));
    const sent = await made(wanted([villa], name));
    const over = await made(wanted([villa], name));
    await move(sent.id, { status: 'SENT' }).expect(200);
    await expire(over.id);
    const ids = async (query: object) => {
      const { body } = await list({ customer_name: 'sule ilgin', ...query }).expect(200);
      const rows = OfferRow.array().parse(body.content);
      return [body.total, rows.map(({ id }) => id)];
    };

    expect(await ids({})).toEqual([3, [over.id, sent.id, draft.id]]);
    expect(await ids({ status: 'EXPIRED' })).toEqual([1, [over.id]]);
    expect(await ids({ status: 'DRAFT,SENT', order: 'created_at' })).toEqual([
      2,
      [draft.id, sent.id],
    ]);
    expect(await ids({ take: 1, skip: 1 })).toEqual([3, [sent.id]]);
    expect(await ids({ skip: 7 })).toEqual([3, []]);
  });
});

describe('the customer’s link', () => {
  test('shows prices as offered and who can still be had as of now, and nobody’s data', async () => {
    const [first, second, third] = [await createVilla(), await createVilla(), await createVilla()];
    const offer = await made(wanted([first, second, third]));
    await createClosing(first.id, stayFromToday(63, 1));
    await db.updateTable('villas').set({ active: false }).where('id', '=', third.id).execute();

    const response = await read(offer.code.toLowerCase().replace('-', ' ')).expect(200);

    const content = PublicOffer.parse(response.body.content);
    expect(content).toMatchObject({ status: 'OPEN', note: 'İkisi de denize yakın', nights: 7 });
    expect(
      content.villas.map(({ villa_id, available, gone }) => [villa_id, available, gone]),
    ).toEqual([
      [first.id, false, 'TAKEN'],
      [second.id, true, null],
      [third.id, false, 'OFF_SALE'],
    ]);
    expect(JSON.stringify(response.body)).not.toMatch(/Mehmet|ornek\.example|905321234567/i);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('an option that ran out does not stand in the way', async () => {
    const villa = await createVilla();
    const offer = await made(wanted([villa]));

    const option = { status: 'OPTION', option_until: inHours(-1), ...stayFromToday(60, 7) };
    await createReservation({ villa_id: villa.id, ...option });

    expect((await read(offer.code)).body.content.villas[0].available).toBe(true);
  });

  test.each(['K7M2-Q4XH9T', 'x', "'; drop table offers"])('%s is no offer', async (code) => {
    expect((await read(code)).status).toBe(404);
  });

  test('codes cannot be tried out', async () => {
    env.RATE_LIMITS = 'on';
    const answers: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      answers.push((await read('K7M2-Q4XH9T')).status);
    env.RATE_LIMITS = 'off';

    expect(answers.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(answers[20]).toBe(429);
  });
});

test('who takes an offer up pays what it said, though nights and cleaning became dearer since', async () => {
  const villa = await createVilla();
  const extra = await createExtra({ villa_id: villa.id, optional: false, unit: 'STAY' });
  const { code, villas } = await made(wanted([villa]));
  await db
    .updateTable('villa_prices')
    .set({ nightly_price_kurus: 15_000_00 })
    .where('villa_id', '=', villa.id)
    .execute();
  await db
    .updateTable('villa_extras')
    .set({ amount_kurus: 1_500_00 })
    .where('id', '=', extra.id)
    .execute();

  const form = await filledIn(villa.slug, code);
  await site.post(`/rezervasyon/${villa.slug}`).type('form').send(form).expect(303);

  const sold = await db
    .selectFrom('reservations')
    .select(['total_kurus', 'extras_kurus'])
    .where('villa_id', '=', villa.id)
    .executeTakeFirstOrThrow();
  expect(sold).toEqual({ total_kurus: 71_000_00, extras_kurus: 1_000_00 });
  expect(villas[0]).toMatchObject({ total_kurus: sold.total_kurus });
});

test('many who take one offer up at once: one has its price, the others are asked anew', async () => {
  const villas = [await createVilla(), await createVilla(), await createVilla()];
  const { id, code } = await made(wanted(villas, { discount_percent: 30 }));
  const forms = await Promise.all(villas.map(({ slug }) => filledIn(slug, code)));

  const answers = await Promise.all(
    villas.map(({ slug }, at) => site.post(`/rezervasyon/${slug}`).type('form').send(forms[at])),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
  const sold = await db
    .selectFrom('reservations')
    .select('discount_kurus')
    .where(
      'villa_id',
      'in',
      villas.map((villa) => villa.id),
    )
    .execute();
  expect(sold).toEqual([{ discount_kurus: 21_000_00 }]);
  expect(await actionsOf(id)).toEqual(['offer.created', 'offer.accepted']);
});

test('who takes an offer up while staff change it is asked anew, not sold the price before', async () => {
  const villa = await createVilla();
  const at = (discount_percent: number) =>
    wanted([], { villas: [{ villa_id: villa.id, discount_percent }] });
  const { id, code } = await made(at(30));
  const form = await filledIn(villa.slug, code);
  const gate = await holdRow('offers', id);
  const changed = await gate.queue(async () => edit(id, at(10)));
  const taken = await gate.queue(async () =>
    site.post(`/rezervasyon/${villa.slug}`).type('form').send(form),
  );
  await gate.open();

  expect(await changed.done).toMatchObject({ value: { status: 200 } });
  expect(await taken.done).toMatchObject({ value: { status: 409 } });
  expect(await actionsOf(id)).toEqual(['offer.created', 'offer.edited']);
});

/** What the form that an offer leads to would send. */
async function filledIn(slug: string, offer: string) {
  const { text } = await site
    .get(`/rezervasyon/${slug}`)
    .query({ ...stayFromToday(60, 7), adults: 4, offer });
  const hidden = [...text.matchAll(/<input type="hidden" name="([a-z_]+)" value="([^"]*)"/g)];
  return {
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    ...{ adults: '4', children: '0', babies: '0', customer_name: 'Mehmet Aksoy' },
    ...{ customer_phone: '0532 123 45 67', customer_email: 'mehmet@ornek.example' },
    ...{ customer_note: '', accept_information: 'on', accept_contract: 'on' },
  };
}

const codesOf = (villas: { villa_id: number; reasons: { code: string }[] }[]) =>
  villas.map(({ villa_id, reasons }) => [villa_id, reasons.map(({ code }) => code)]);

const expire = (id: number) =>
  db
    .updateTable('offers')
    .set({ valid_until: inHours(-1) })
    .where('id', '=', id)
    .execute();

async function actionsOf(id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'offer')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}
