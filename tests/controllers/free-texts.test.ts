import { z } from 'zod';

import { calls } from '../../server/openapi/calls/index.ts';
import { isFreeText } from '../../server/parse.ts';
import { bearer, site } from '../support/api.ts';
import { db } from '../support/db.ts';
import {
  createReservation,
  createTransaction,
  createVilla,
  stayFromToday,
} from '../support/factories.ts';

const CARD = '5528 7900 0000 0008';
const TYPED = `Kartım ${CARD}, son kullanma 12/30. Tel 0532 123 45 67`;
const KEPT = 'Kartım •••• 0008, son kullanma 12/30. Tel 0532 123 45 67';

/** Long texts that staff publish for everybody: nobody writes a card into them to be charged. */
const PUBLISHED = new Set([
  'body',
  'crew',
  'description',
  'excluded',
  'house_rules',
  'ics',
  'included',
  'intro',
  'internal_note',
  'permit_evidence',
  'route',
  'seo_description',
  'site_footer_text',
  'summary',
  'title',
]);

/** Hashed and never kept, or the address of one's own view of a list. */
const NOT_FOR_READING = new Set(['password', 'repeated', 'search']);

const LONG = 400;

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; maxLength?: number };

/** The names of the fields in which somebody can write a lot. */
function longTexts(schema: Json, name = ''): string[] {
  const own = (schema.maxLength ?? 0) >= LONG ? [name] : [];
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...own,
    ...fields.flatMap(([key, field]) => longTexts(field, key)),
    ...(schema.anyOf ?? []).flatMap((each) => longTexts(each, name)),
    ...(schema.items ? longTexts(schema.items, name) : []),
  ];
}

test('every long text that a call takes is looked at for card numbers, or is published', () => {
  const bodies = calls.flatMap(({ body }) => (body ? [body] : []));
  const names = bodies.flatMap((body) =>
    longTexts(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json),
  );

  expect(names).toContain('customer_note');
  expect(names).toContain('message');
  const others = new Set(
    names.filter(
      (name) =>
        !isFreeText(name) &&
        !PUBLISHED.has(name) &&
        !NOT_FOR_READING.has(name) &&
        !/_?(url|link)$/.test(name),
    ),
  );
  expect([...others]).toEqual([]);
});

describe('a card number is not kept from', () => {
  let authorization: string;

  beforeAll(async () => {
    authorization = await bearer('ADMIN');
  });

  test('a message to the agency', async () => {
    await site
      .post('/v1/contact')
      .send({ name: 'Ayşe', email: 'ayse@ornek.example', subject: CARD, message: TYPED })
      .expect(201);

    const kept = await db
      .selectFrom('contact_messages')
      .select(['subject', 'message'])
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ subject: '•••• 0008', message: KEPT });
  });

  test("a guest's note, and staff's", async () => {
    const villa = await createVilla();
    const stay = {
      villa_id: villa.id,
      ...stayFromToday(60, 7),
      adults: 2,
      customer_name: `Ayşe ${CARD}`,
      customer_phone: '0532 123 45 67',
      customer_email: 'ayse@ornek.example',
      customer_note: TYPED,
    };
    const created = await site
      .post('/v1/admin/reservations')
      .set({ authorization })
      .send(stay)
      .expect(201);

    const { customer_note, customer_name } = await db
      .selectFrom('reservations')
      .select(['customer_note', 'customer_name'])
      .where('id', '=', created.body.content.id)
      .executeTakeFirstOrThrow();
    expect([customer_note, customer_name]).toEqual([KEPT, 'Ayşe •••• 0008']);
  });

  test('the note of a transaction', async () => {
    const { id: reservation_id } = await createReservation();
    const { id } = await createTransaction({ reservation_id });

    await site
      .patch(`/v1/admin/transactions/${id}`)
      .set({ authorization })
      .send({ note: TYPED })
      .expect(200);

    const { note } = await db
      .selectFrom('transactions')
      .select('note')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(note).toBe(KEPT);
  });

  test('the reason of a move', async () => {
    const { id } = await createReservation();

    await site
      .patch(`/v1/admin/reservations/${id}`)
      .set({ authorization })
      .send({ status: 'REJECTED', reason: TYPED })
      .expect(200);

    const { state_reason } = await db
      .selectFrom('reservations')
      .select('state_reason')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state_reason).toBe(KEPT);
  });
});
