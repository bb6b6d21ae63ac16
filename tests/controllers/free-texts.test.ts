import { z } from 'zod';

import { calls } from '../../server/openapi/calls/index.ts';
import { isFreeText, tryParse } from '../../server/parse.ts';
import * as boatReservations from '../../server/schemas/boat-reservations.ts';
import * as contactMessages from '../../server/schemas/contact-messages.ts';
import * as enquiries from '../../server/schemas/enquiries.ts';
import * as guestAffairs from '../../server/schemas/guest-affairs.ts';
import * as guestLists from '../../server/schemas/guest-lists.ts';
import * as offers from '../../server/schemas/offers.ts';
import * as payments from '../../server/schemas/payments.ts';
import * as reservations from '../../server/schemas/reservations.ts';
import * as reviews from '../../server/schemas/reviews.ts';
import * as subscriptions from '../../server/schemas/subscriptions.ts';
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

/** Texts about a listing that staff publish for everybody, and a calendar's file. */
const PUBLISHED =
  /^(alt|crew|description|excluded|house_rules|ics|included|intro|permit_evidence|(home_)?picture_alt|question|route|seo_description|subtitle)$/;

/**
 * Secrets and addresses that nobody writes by hand, what a list is searched by, a provider's own words, and
 * what goes back to who wrote it (`kept`), to be sent by its own form.
 */
const NOT_FOR_READING =
  /^(action|call|code|contact|current|email|entity|failed_reason_msg|flag|form_key|group|hash|iyzi.*|kept|merchant_oid|next|password|paymentConversationId|q|repeated|search|searchString|slugs?|status|tag|tags|target|template_code|token|type|.*_?(url|link|email))$/;

/** Single facts about a listing, a person or a transfer; a bank's reference may look like a card's number. */
const FACTS =
  /^(company_\w+|support_hours|address|bank_reference|boat|branch|district|engine|google_key|holder|iban|insurer|lane|licence_(holder|no)|locative|mahalle|make_model|mooring_log_no|permit_holder|(price|terms)_mark|region|registry_no|street|tax_office|town|villa)$/;

/** Shorter than that is no room for a sentence. */
const LONG = 60;

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

/** The forms of pages; what calls take is described by `calls`. */
const forms = [
  boatReservations,
  contactMessages,
  enquiries,
  guestAffairs,
  guestLists,
  offers,
  payments,
  reservations,
  reviews,
  subscriptions,
].flatMap((module): [string, unknown][] => Object.entries(module));

/** Every schema of the product by which something is written. */
const schemas: [string, z.ZodType][] = [
  ...forms.filter((form): form is [string, z.ZodType] => form[1] instanceof z.ZodType),
  ...calls.flatMap(({ route, body }): [string, z.ZodType][] => (body ? [[route, body]] : [])),
];

const writable = schemas.flatMap(([schema, type]) =>
  longTexts(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Json)
    .filter((name) => name !== '' && !NOT_FOR_READING.test(name) && !FACTS.test(name))
    .map((name) => [schema, name] as const),
);

test('the schemas of notes, messages, comments, offers and requests are among them', () => {
  expect(writable.map((each) => each.join('.'))).toEqual(
    expect.arrayContaining([
      'ContactForm.message',
      'ContactForm.name',
      'POST /v1/contact.message',
      'ReviewForm.body',
      'ReviewForm.author_name',
      'Receipt.note',
    ]),
  );
  expect(writable.length).toBeGreaterThan(50);
});

test.each([...new Set(writable.map(([, name]) => name))])(
  'what is typed into %s keeps no card number, or it is published',
  (name) => {
    if (PUBLISHED.test(name)) return expect(isFreeText(name)).toBe(false);
    expect(tryParse(z.object({ [name]: z.string() }), { [name]: TYPED })).toEqual({
      success: true,
      data: { [name]: KEPT },
    });
  },
);

test('digits in an address that the editor wrote stay', () => {
  const body = `<p>Bakın: <img src="/pictures/4111111111111111.jpg"> ${CARD}</p><4111111111111111`;
  expect(tryParse(z.object({ body: z.string() }), { body })).toEqual({
    success: true,
    data: { body: '<p>Bakın: <img src="/pictures/4111111111111111.jpg"> •••• 0008</p><•••• 1111' },
  });
});

describe('a card number is not kept from', () => {
  let authorization: string;

  beforeAll(async () => {
    authorization = await bearer('ADMIN');
  });

  test('a message to the agency', async () => {
    await site
      .post('/v1/contact')
      .send({ name: `Ayşe ${CARD}`, email: 'ayse@ornek.example', subject: CARD, message: TYPED })
      .expect(201);

    const kept = await db
      .selectFrom('contact_messages')
      .select(['name', 'subject', 'message'])
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ name: 'Ayşe •••• 0008', subject: '•••• 0008', message: KEPT });
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
