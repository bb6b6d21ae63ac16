import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { now, today } from '../../../server/clock.ts';
import { listBookingsOf } from '../../../server/queries/guests/personal-data.ts';
import { listNextRecipients } from '../../../server/queries/mail/newsletters.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { documentStore } from '../../../server/services/files/document-store.ts';
import { pruneOrphanPapers } from '../../../server/services/files/paper-files.ts';
import { eraseAged } from '../../../server/services/guests/erase-aged.ts';
import { erasePersonalData } from '../../../server/services/guests/erase-person.ts';
import { exportPersonalData } from '../../../server/services/guests/export-person.ts';
import { queueMail } from '../../../server/services/mail/mail.ts';
import { readMailTexts } from '../../../server/services/mail/mail-texts.ts';
import { newsletterMail } from '../../../server/services/mail/newsletter-mails.ts';
import { bearer, db, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { createMessage, createNewsletter, createSubscriber } from '../../support/desk-factories.ts';
import { findEnquiry, tokenOf } from '../../support/enquiries.ts';
import {
  changeReservation,
  createClosing,
  createLegalDocuments,
  createReservation,
  createTransaction,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { holdReservation, waiting } from '../../support/gates.ts';
import { createInvitedStay } from '../../support/offer-factories.ts';
import { acceptTexts } from '../../support/payment-page.ts';
import { until } from '../../support/until.ts';

const WHY = { doer: SYSTEM, reason: 'İstek' };
const WORD = 'Zümrütanka';
const EMAIL = 'zumrutanka@ornek.example';
const PHONE = '+905377654321';
const GUEST = { email: EMAIL, phone: PHONE };
const CUSTOMER = { customer_name: WORD, customer_email: EMAIL, customer_phone: PHONE };
const NOTHING = { email: EMAIL, phone: null };
const years = (count: number) => today().subtract({ years: count });
const PDF = Buffer.from(`%PDF-1.4\n% ${WORD}\ntrailer<<>>\n%%EOF\n`);

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await createLegalDocuments();
});

const staff = (method: 'post' | 'put' | 'patch' | 'delete', address: string, body: object) =>
  site[method](address)
    .set('authorization', admin)
    .send(body)
    .expect((answer) => {
      if (answer.status >= 400) throw new Error(`${address}: ${answer.text}`);
    });

const invitedBy = async (comment_code: string) => {
  const invited = db
    .selectFrom('reservations')
    .select('id')
    .where('comment_code', '=', comment_code);
  return (await invited.executeTakeFirstOrThrow()).id;
};

/** Every column in which one of the words still stands, in any spelling of them. */
async function traces(...words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct entry.key from ${sql.table(name)} x, jsonb_each_text(to_jsonb(x)) entry
      where exists (select from unnest(${words}::text[]) word
        where strpos(lower(entry.value), lower(word)) > 0
          or strpos(tr_fold(entry.value), tr_fold(word)) > 0)`.execute(db);
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found.toSorted();
}

/** A guest who did everything a guest can do, and about whom staff wrote wherever they can. */
async function richGuest() {
  const villa = await createVilla();
  const booked = await site
    .post('/v1/reservations')
    .set('idempotency-key', 'zumrut-1')
    .send({
      ...{ villa_id: villa.id, ...stayFromToday(60, 7), adults: 2, children: 0, babies: 0 },
      ...{ ...CUSTOMER, customer_note: `${WORD} geliyor` },
      ...{ accept_information: true, accept_contract: true },
    })
    .expect(201);
  const { reservation_id } = booked.body.content;
  const { id } = await db
    .selectFrom('reservations')
    .select('id')
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirstOrThrow();
  await staff('put', `/v1/admin/reservations/${id}`, {
    ...{ ...CUSTOMER, customer_note: WORD, staff_note: `${WORD} sigara içiyor` },
    ...{ adults: 2, children: 0, babies: 0, ...stayFromToday(60, 8) },
  });
  await staff('post', `/v1/admin/reservations/${id}/notes`, { note: `${WORD} aradı` });
  await staff('patch', `/v1/admin/reservations/${id}`, { status: 'OPTION' });
  const token = tokenOf((await findEnquiry(reservation_id, EMAIL)).text);
  const people = { first_name: [WORD], last_name: [WORD], nationality: ['TR'] };
  await site
    .post(`/enquire/${reservation_id}/misafirler`)
    .type('form')
    .send({ token, ...people, document_no: ['10000000146'], birth_date: ['1980-01-02'], plate: '' })
    .expect(303);
  await site
    .post(`/enquire/${reservation_id}/talep`)
    .type('form')
    .send({ token, kind: 'MESSAGE', message: `Ben ${WORD}` })
    .expect(303);
  await acceptTexts(reservation_id);
  await site
    .post(`/odeme/${reservation_id}/dekont`)
    .field('note', WORD)
    .attach('receipt', PDF, `${WORD}.pdf`)
    .expect(303);
  await staff('patch', `/v1/admin/reservations/${id}`, {
    ...{ status: 'CANCELLED', reason: `${WORD} vazgeçti`, cancelled_by: 'GUEST' },
  });
  await db.updateTable('transactions').set({ payer_name: WORD, status: 'FAILED' }).execute();
  await site.post('/v1/contact').send({
    ...{
      name: WORD,
      email: EMAIL,
      phone: PHONE,
      subject: WORD,
      message: `${WORD} soruyor, uzunca`,
    },
  });
  await site.post('/v1/website/subscribe').send({ email: EMAIL }).expect(201);
  await staff('post', '/v1/admin/offers', {
    ...{ ...CUSTOMER, ...stayFromToday(90, 7), adults: 2, children: 0, babies: 0, note: WORD },
    villas: [{ villa_id: villa.id }],
  });
  return { id, reservation_id, villa };
}

test('a newsletter whose mail is made meanwhile leaves none behind', async () => {
  const email = 'bulten.okuru@ornek.example';
  const confirmed_at = '2026-01-01T09:00:00Z';
  const own = { email, state: 'ACTIVE', confirmed_at };
  const last_subscriber_id = (await createSubscriber(own)) - 1;
  const newsletter = { id: await createNewsletter(), subject: 'Haberler', body: 'Merhaba' };
  const making = await db.startTransaction().execute();
  const audience = { last_subscriber_id, started_at: new Date() };
  const texts = await readMailTexts(making, 'newsletter');
  for (const reader of await listNextRecipients(making, audience, 1))
    await queueMail(making, newsletterMail(newsletter, reader, texts));

  const erasing = erasePersonalData(db, { email, phone: null }, WHY);
  await until(async () => (await waiting()) > 0);
  await making.commit().execute();

  expect((await erasing).data).toContainEqual({ kind: 'mails', row_count: 1 });
});

describe('a guest who wants to be forgotten', () => {
  test('gets everything kept of them, and then stands in no column of any table', async () => {
    const { id, reservation_id, villa } = await richGuest();
    const before = await traces(WORD, EMAIL, PHONE.slice(1));
    const folder = await mkdtemp(path.join(os.tmpdir(), 'koy-kvkk-'));
    await exportPersonalData(db, GUEST, folder);
    const data = JSON.parse(await readFile(path.join(folder, 'veri.json'), 'utf8'));

    const outcome = await erasePersonalData(db, GUEST, WHY);

    expect(before.length).toBeGreaterThan(25);
    for (const table of ['contact_messages', 'mails', 'offers', 'subscribers', 'reservations'])
      expect([table, data[table].length > 0]).toEqual([table, true]);
    const told = Object.keys(data.reservations[0]).filter((column) =>
      column.startsWith('customer_'),
    );
    expect(told.toSorted().map((column) => column.slice(9))).toEqual([
      'email',
      'name',
      'note',
      'phone',
    ]);
    expect(data.reservation_guests).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('sigara içiyor');
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]+\.pdf$/), 'veri.json']);
    expect(outcome).toMatchObject({ erased: [reservation_id], kept: [] });
    expect(outcome.data).toContainEqual({ kind: 'offers', row_count: 1 });
    expect(await traces(WORD, EMAIL, PHONE.slice(1))).toEqual([]);
    const kept = await db
      .selectFrom('reservations')
      .select(['status', 'nights', 'villa_id', 'anonymised_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ status: 'CANCELLED', nights: 8, villa_id: villa.id });
    expect(kept.anonymised_at).not.toBeNull();
    const journal = await db.selectFrom('destruction_log').select(['entity', 'reason']).execute();
    expect(journal).toContainEqual({ entity: 'reservation', reason: 'İstek' });
    expect(journal).toContainEqual({ entity: 'mails', reason: 'İstek' });
    const file = data.reservation_documents[0].hash;
    expect(await documentStore().has(file)).toBe(false);
    const page = await site
      .get(`/v1/admin/reservations/${id}`)
      .set('authorization', admin)
      .expect(200);
    expect(page.body.content.customer_name).toBe('Silindi');
    expect((await erasePersonalData(db, GUEST, WHY)).erased).toEqual([]);
  });

  test.each([
    ['runs', { status: 'CONFIRMED' as const }],
    ['waits for an answer', { status: 'PENDING' as const }],
  ])('is told so while a booking %s, and nothing is erased', async (_when, own) => {
    const { reservation_id } = await createReservation({ ...CUSTOMER, ...own });

    await expect(erasePersonalData(db, NOTHING, WHY)).rejects.toMatchObject({
      ...{ status: 409, code: 'bookings_running', values: { codes: reservation_id } },
    });

    expect(await traces(EMAIL)).not.toEqual([]);
    await db.updateTable('reservations').set({ customer_email: 'x@ornek.example' }).execute();
  });

  test('waits while money is on its way back', async () => {
    const { id } = await createReservation({ ...CUSTOMER, status: 'CANCELLED' });
    const { id: refund } = await createTransaction({ reservation_id: id, purpose: 'REFUND' });

    await expect(erasePersonalData(db, NOTHING, WHY)).rejects.toMatchObject({ status: 409 });
    await db
      .updateTable('transactions')
      .set({ status: 'FAILED' })
      .where('id', '=', refund)
      .execute();

    expect((await erasePersonalData(db, NOTHING, WHY)).erased).toHaveLength(1);
  });

  test('is kept in a contract for three years after the stay, villa or boat', async () => {
    const stay = (day: Temporal.PlainDate) => ({
      check_in: day.subtract({ days: 7 }).toString(),
      check_out: day.toString(),
    });
    const recent = await createReservation({ ...CUSTOMER, status: 'COMPLETED', ...stay(years(2)) });
    const old = await createReservation({ ...CUSTOMER, status: 'COMPLETED', ...stay(years(4)) });
    const boat = await createBoatReservation({ ...CUSTOMER, status: 'NO_SHOW', ...stay(years(4)) });

    const { erased, kept } = await erasePersonalData(db, NOTHING, WHY);

    expect(erased.toSorted()).toEqual([old.reservation_id, boat.reservation_id].toSorted());
    expect(kept).toEqual([
      { reservation_id: recent.reservation_id, until: years(2).add({ years: 3 }).toString() },
    ]);
    await db.updateTable('reservations').set({ customer_email: 'x@ornek.example' }).execute();
  });

  test('leaves none of their words in the log: what staff answered, and deleted', async () => {
    const code = await createInvitedStay((await createVilla()).id);
    const past = `[${years(4).subtract({ days: 7 })},${years(4)})`;
    await changeReservation(await invitedBy(code), { ...CUSTOMER, stay: past });
    const comment = await db
      .insertInto('comments')
      .columns(['villa_id', 'reservation_id', 'author_name', 'score', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('reservations')
          .select(['villa_id', 'id', eb.val(WORD).as('author_name'), eb.lit(5).as('score')])
          .select(eb.val(`${WORD} memnun kaldı`).as('body'))
          .where('comment_code', '=', code),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await staff('put', `/v1/admin/villas/commentactivity/${comment.id}`, {
      answer: `Sağ olun ${WORD}`,
    });
    await staff('delete', `/v1/admin/villas/comment/${comment.id}`, {});
    const message = await createMessage({ name: WORD, email: EMAIL });
    await staff('post', `/v1/admin/contact/messages/${message}/answer`, { answer: `${WORD}!` });
    const answers = {
      entity: 'contact_message',
      entity_id: message,
      after: `{"answer":"${WORD}"}`,
    };
    await db
      .insertInto('audit_log')
      .values({ ...answers, action: 'contact_message.answered' })
      .execute();
    expect(await traces(WORD)).toContain('audit_log.before');

    await erasePersonalData(db, NOTHING, WHY);

    const left = (await traces(WORD)).filter((column) => !column.startsWith('reservations.'));
    expect(left).toEqual([]);
  });

  test('keeps a published comment under nobody’s name', async () => {
    const villa = await createVilla();
    const code = await createInvitedStay(villa.id);
    await site
      .post(`/yorum/${code}`)
      .type('form')
      .send({ author_name: WORD, score: '5', body: 'Çok güzel bir hafta geçirdik, teşekkürler.' });
    await db
      .updateTable('comments')
      .set({ state: 'PUBLISHED', published_at: new Date() })
      .execute();
    const long = `[${years(4).subtract({ days: 7 })},${years(4)})`;
    await changeReservation(await invitedBy(code), { ...CUSTOMER, stay: long });

    await erasePersonalData(db, NOTHING, WHY);

    const comments = await db.selectFrom('comments').select(['author_name', 'ip']).execute();
    expect(comments).toEqual([{ author_name: 'Silindi', ip: null }]);
  });
});

test('who booked more often than anybody is given all of it', async () => {
  const { id: villa_id } = await createVilla();
  const often = {
    ...CUSTOMER,
    customer_email: 'sik@ornek.example',
    customer_phone: '+905377654322',
  };
  const bookings = 501;
  for (let booked = 0; booked < bookings; booked += 1)
    await createReservation({ ...often, villa_id, status: 'REJECTED' });

  const found = await listBookingsOf(db, { email: 'sik@ornek.example', phone: null });

  expect(found).toHaveLength(bookings);
});

test('a booking whose money was opened again at that moment is not erased by itself', async () => {
  const day = years(10).subtract({ days: 1 });
  const { id } = await createReservation({
    ...{ ...CUSTOMER, status: 'COMPLETED', check_out: day.toString() },
    check_in: day.subtract({ days: 3 }).toString(),
  });
  const gate = await holdReservation(id);
  const recorded = await gate.queue(() =>
    staff('post', '/v1/admin/transactions', {
      ...{ reservation_id: id, method: 'TRANSFER', purpose: 'BALANCE', status: 'PENDING' },
      amount_kurus: 1_000_00,
    }),
  );
  const erased = await gate.queue(() => eraseAged(db, today()));
  await gate.open();

  expect((await recorded.done).status).toBe('fulfilled');
  expect(await erased.done).toMatchObject({ value: { bookings: 0 } });
  const named = db.selectFrom('reservations').select('customer_name').where('id', '=', id);
  expect(await named.executeTakeFirst()).toEqual({ customer_name: WORD });
  await db.updateTable('transactions').set({ status: 'FAILED' }).execute();
  expect(await eraseAged(db, today())).toMatchObject({ bookings: 1 });
});

test('a booking whose money waits for somebody is not erased by itself, though all of it was paid', async () => {
  const day = years(10).subtract({ days: 1 });
  const { id } = await createReservation({
    ...{ ...CUSTOMER, status: 'COMPLETED', check_out: day.toString() },
    check_in: day.subtract({ days: 3 }).toString(),
  });
  const payment = await createTransaction({
    ...{ reservation_id: id, status: 'PAID', paid_at: now().toString(), needs_action: 'EXCESS' },
  });

  expect(await eraseAged(db, today())).toMatchObject({ bookings: 0 });
  await db
    .updateTable('transactions')
    .set({ action_done_at: now().toString() })
    .where('id', '=', payment.id)
    .execute();

  expect(await eraseAged(db, today())).toMatchObject({ bookings: 1 });
});

test('what nobody may ask for any more is erased by itself', async () => {
  const stayed = async (day: Temporal.PlainDate) => {
    const { id } = await createReservation({
      ...CUSTOMER,
      status: 'COMPLETED',
      check_in: day.subtract({ days: 3 }).toString(),
      check_out: day.toString(),
    });
    await db
      .insertInto('reservation_guests')
      .values({
        ...{ reservation_id: id, first_name: 'Ayşe', last_name: 'Demirtaş', nationality: 'TR' },
        ...{ document_kind: 'TCKN', document_no_encrypted: 's1.x', document_no_masked: '1••6' },
        ...{ position: 0 },
      })
      .execute();
    return id;
  };
  const ids = [
    await stayed(years(2).add({ days: 1 })),
    await stayed(years(2).subtract({ days: 1 })),
    await stayed(years(10).subtract({ days: 1 })),
  ];

  await db
    .insertInto('audit_log')
    .values(
      ids.map((entity_id) => ({
        ...{ action: 'reservation.edited', entity: 'reservation', entity_id },
        before: JSON.stringify({ customer_name: WORD, status: 'COMPLETED' }),
      })),
    )
    .execute();

  expect(await eraseAged(db, today())).toMatchObject({ bookings: 1, papers: 1 });
  expect(await eraseAged(db, today())).toMatchObject({ bookings: 0, papers: 0 });

  const left = await db
    .selectFrom('reservations as r')
    .leftJoin('reservation_guests as g', 'g.reservation_id', 'r.id')
    .select(['r.customer_name', 'g.document_no_encrypted', 'g.first_name'])
    .where('r.id', 'in', ids)
    .orderBy('r.check_out', 'desc')
    .execute();
  expect(left.map(Object.values)).toEqual([
    [WORD, 's1.x', 'Ayşe'],
    [WORD, null, 'Ayşe'],
    ['Silindi', null, null],
  ]);
  const log = await db
    .selectFrom('audit_log')
    .select('before')
    .where('action', '=', 'reservation.edited')
    .where('entity_id', 'in', ids)
    .orderBy('id')
    .execute();
  const named = { customer_name: WORD, status: 'COMPLETED' };
  expect(log.map(({ before }) => before)).toEqual([named, named, { status: 'COMPLETED' }]);
});

describe('tables that only grow', () => {
  const change = (
    table: 'audit_log' | 'reservation_events' | 'destruction_log',
    erasing: boolean,
  ) =>
    db.transaction().execute(async (db) => {
      if (erasing) await sql`select set_config('koy.erasing', 'on', true)`.execute(db);
      const column = sql.ref(table === 'audit_log' ? 'ip' : 'reason');
      await sql`update ${sql.table(table)} set ${column} = ${column}`.execute(db);
    });

  test('are written over by who erases, and in that transaction only', async () => {
    for (const table of ['audit_log', 'reservation_events'] as const) {
      await change(table, true);
      await expect(change(table, false)).rejects.toThrow('append-only');
    }
  });

  test('lose no row even then, and the journal of destructions is never changed', async () => {
    await expect(change('destruction_log', true)).rejects.toThrow('append-only');
    const removal = db.transaction().execute(async (db) => {
      await sql`select set_config('koy.erasing', 'on', true)`.execute(db);
      await sql`delete from audit_log`.execute(db);
    });
    await expect(removal).rejects.toThrow('append-only');
  });
});

test('a paper whose row is gone is removed an hour later, one that a row names stays', async () => {
  const store = documentStore();
  const [orphan, used] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
  for (const hash of [orphan, used]) await store.put(hash, PDF);
  await db
    .insertInto('documents')
    .values({ title: 'Yetki belgesi', hash: used, bytes: PDF.length, file_name: 'yetki.pdf' })
    .execute();

  expect(await pruneOrphanPapers(db, now().subtract({ hours: 1 }))).toBe(0);
  expect(await pruneOrphanPapers(db, now().add({ seconds: 1 }))).toBeGreaterThan(0);
  expect([await store.has(orphan), await store.has(used)]).toEqual([false, true]);
});

test('an address or number in texts about something else goes with its guest, and the texts stay', async () => {
  const villa = await createVilla();
  const person = { email: 'nota.yazilan@ornek.example', phone: '+905339998877' };
  const note = (text: string) => `Anahtar komşuda. ${text} Havlu istedi.`;
  const known = [
    '0533 999 88 77',
    'NOTA.yazilan@ornek.example',
    'banota.yazilan@ornek.example',
    '10533 999 88 771',
  ];
  for (const [index, words] of known.entries()) {
    const { id } = await createClosing(villa.id, stayFromToday(500 + index, 1));
    const written = db.updateTable('villa_closings').set({ note: note(words) });
    await written.where('id', '=', id).execute();
  }
  await createMessage({ message: 'Arkadaşım (533) 999-8877 aradı.' });
  const search = await staff('post', '/v1/admin/personaldata/search', { contact: person.email });

  expect(search.body.content.data).toEqual([{ kind: 'mentions', row_count: 1 }]);
  expect((await erasePersonalData(db, person, WHY)).data).toEqual([
    { kind: 'mentions', row_count: 3 },
  ]);
  const notes = await db
    .selectFrom('villa_closings')
    .select('note')
    .where('villa_id', '=', villa.id)
    .orderBy('stay')
    .execute();
  expect(notes.map((each) => each.note)).toEqual([
    note('Silindi'),
    note('Silindi'),
    note('banota.yazilan@ornek.example'),
    note('10533 999 88 771'),
  ]);
  expect(await traces('999-8877')).toEqual([]);
});
