import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';

import { today } from '../../../server/clock.ts';
import { documentStore } from '../../../server/services/files/document-store.ts';
import { seal } from '../../../server/services/sealed.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { createMessage, createSubscriber } from '../../support/desk-factories.ts';
import { createReservation, createUser } from '../../support/factories.ts';

const SEARCH = paths.api.personalDataSearch();
const EXPORT = paths.api.personalDataExport();
const ERASE = paths.api.personalDataErasure();
const EMAIL = 'zumrut@ornek.example';
const PHONE = '+905377654321';
const GUEST = { customer_email: EMAIL, customer_phone: PHONE, customer_name: 'Zümrüt Anka' };
const REASON = '22.11.2026 tarihli başvuru';

let admin: string;
let number = 0;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

/** Whoever was a guest in an earlier test is another one now. */
beforeEach(async () => {
  const customer_email = `eski${++number}@ornek.example`;
  const gone = { customer_email, customer_phone: '+905300000000' };
  await db.updateTable('reservations').set(gone).execute();
  await db.updateTable('boat_reservations').set(gone).execute();
  await db.deleteFrom('contact_messages').execute();
});

const call = (address: string, body: object, token = admin) =>
  site.post(address).set('authorization', token).send(body);

const search = async (contact: string) =>
  (await call(SEARCH, { contact }).expect(200)).body.content;

const ended = (years: number) => {
  const day = today().subtract({ years });
  return { check_in: day.subtract({ days: 7 }).toString(), check_out: day.toString() };
};

/** What the log says of the last act, field by field. */
const lastAct = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'actor_role', 'after'])
    .where('entity', '=', 'personal_data')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

async function logNames(...words: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log a
    where exists (select from unnest(${words}::text[]) word
      where strpos(to_jsonb(a)::text, word) > 0)`.execute(db);
  return rows[0]?.count ?? 0;
}

describe.each([SEARCH, EXPORT, ERASE])('%s', (address) => {
  const body = address === ERASE ? { contact: EMAIL, reason: REASON } : { contact: EMAIL };

  test('is for staff alone', async () => {
    await site.post(address).send(body).expect(401);
    const { body: refused } = await call(address, body, await bearer('OWNER')).expect(403);

    expect(refused.code).toBe('forbidden');
  });

  test('wants a password that was given lately, and does nothing without', async () => {
    const user = await createUser();
    const { bearer: token } = await signedIn(user);
    await db
      .updateTable('sessions')
      .set({ proved_at: sql`now() - interval '1 hour'` })
      .where('user_id', '=', user.id)
      .execute();
    await createMessage({ email: EMAIL });

    const { body: refused } = await call(address, body, token).expect(403);

    expect(refused.code).toBe('reauth');
    expect((await search(EMAIL)).data).toEqual([{ kind: 'contact_messages', row_count: 1 }]);
  });

  test.each([
    ['neither address nor number', { ...body, contact: 'zümrüt' }, ['contact']],
    ['a list of addresses', { ...body, contact: `${EMAIL}, b@ornek.example` }, ['contact']],
    ['a field too many', { ...body, all: true }, ['all']],
    ['nothing', {}, Object.keys(body)],
  ])('refuses %s, naming every field', async (_what, wrong, fields) => {
    const { body: refused } = await call(address, wrong).expect(422);

    expect(Object.keys(refused.fields).toSorted()).toEqual(fields.toSorted());
  });
});

describe('a search', () => {
  test('finds the bookings that name the guest, each with what may become of it', async () => {
    const running = await createReservation({ ...GUEST, status: 'CONFIRMED' });
    const kept = await createReservation({ ...GUEST, status: 'COMPLETED', ...ended(1) });
    const boat = await createBoatReservation({ ...GUEST, status: 'NO_SHOW', ...ended(4) });
    await createReservation({ customer_email: 'baska@ornek.example' });

    const { bookings, data } = await search(EMAIL);

    expect(bookings).toEqual([
      {
        ...{ kind: 'villa', id: running.id, reservation_id: running.reservation_id },
        ...{ check_in: running.check_in, check_out: running.check_out },
        ...{ status: 'CONFIRMED', erasure: 'RUNNING', until: null },
      },
      expect.objectContaining({
        ...{ id: kept.id, erasure: 'LATER', until: today().add({ years: 2 }).toString() },
      }),
      expect.objectContaining({ kind: 'boat', id: boat.id, erasure: 'WAITING', until: null }),
    ]);
    expect(data).toEqual(
      expect.arrayContaining([
        { kind: 'reservations', row_count: 2 },
        { kind: 'boat_reservations', row_count: 1 },
      ]),
    );
    await db
      .updateTable('reservations')
      .set({ customer_email: 'baska@ornek.example', customer_phone: '+905300000000' })
      .where('id', '=', running.id)
      .execute();
    expect((await search(EMAIL)).bookings).toContainEqual(
      expect.objectContaining({ kind: 'boat', erasure: 'NOW' }),
    );
  });

  test('reads an address in any case and a number as people write it', async () => {
    await createReservation(GUEST);
    await createMessage({ email: EMAIL });
    await createSubscriber({ email: EMAIL });

    const byMail = await search(' Zumrut@Ornek.example ');
    const byPhone = await search('0537 765 43 21');

    expect(byMail.bookings).toHaveLength(1);
    expect(byMail.data).toEqual(
      expect.arrayContaining([
        { kind: 'contact_messages', row_count: 1 },
        { kind: 'subscribers', row_count: 1 },
      ]),
    );
    expect(byPhone.bookings).toEqual(byMail.bookings);
    expect(byPhone.data).not.toContainEqual(expect.objectContaining({ kind: 'subscribers' }));
  });

  test('of somebody unknown finds nothing', async () => {
    expect(await search('kimse@ornek.example')).toEqual({ bookings: [], data: [] });
  });

  test('is in the log by codes alone, never by whom it was for', async () => {
    const { reservation_id } = await createReservation({ ...GUEST, customer_email: 'a@b.example' });
    await search('a@b.example');
    const before = await logNames('a@b.example');

    expect(await lastAct()).toEqual({
      ...{ action: 'personal_data.searched', entity: 'personal_data', entity_id: null },
      actor_role: 'ADMIN',
      after: {
        ...{ contact: 'EMAIL', reservation_codes: [reservation_id] },
        row_count: expect.any(Number),
      },
    });
    await search('0537 765 43 21');
    expect((await lastAct()).after).toMatchObject({ contact: 'PHONE' });
    expect([before, await logNames('a@b.example', PHONE, '0537 765')]).toEqual([0, 0]);
  });
});

describe('an export', () => {
  const PAPER = Buffer.from('%PDF-1.4\n%%EOF\n');
  const hash = 'c'.repeat(64);

  test('is an archive of the rows and the papers, kept by no cache and named after nobody', async () => {
    const { id, reservation_id } = await createReservation({ ...GUEST, staff_note: 'Gürültücü' });
    const paper = { kind: 'RECEIPT', name: 'dekont.pdf', hash, mime: 'application/pdf' };
    const rest = { bytes: PAPER.byteLength, by_guest: true };
    await db
      .insertInto('reservation_documents')
      .values({ reservation_id: id, ...paper, ...rest })
      .execute();
    await documentStore().put(hash, PAPER);
    const return_iban_encrypted = seal('DE89370400440532013000', 'deposits.return_iban');
    await db
      .insertInto('deposits')
      .values({ reservation_id: id, amount_kurus: 1, method: 'TRANSFER', return_iban_encrypted })
      .execute();

    const response = await call(EXPORT, { contact: EMAIL }).responseType('blob').expect(200);
    const files = unzipSync(new Uint8Array(response.body));
    const json = strFromU8(files['veri.json'] ?? new Uint8Array());

    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename=kisisel-veriler-${today()}.zip`,
      'cache-control': 'no-store',
    });
    expect(Object.keys(files).toSorted()).toEqual([`${hash}.pdf`, 'veri.json']);
    expect(Buffer.from(files[`${hash}.pdf`] ?? [])).toEqual(PAPER);
    expect(JSON.parse(json)).toMatchObject({
      person: { email: EMAIL, phone: null },
      reservations: [{ id, reservation_id, customer_name: GUEST.customer_name }],
      reservation_documents: [{ hash }],
      deposits: [{ amount_kurus: 1, return_iban: 'DE89370400440532013000' }],
      mails: [],
    });
    expect(json).not.toContain('_encrypted');
    expect(json).not.toContain('words":');
    expect(json).not.toContain('Gürültücü');
    expect(await lastAct()).toMatchObject({
      action: 'personal_data.exported',
      after: { contact: 'EMAIL', reservation_codes: [reservation_id] },
    });
    expect(await logNames(EMAIL)).toBe(0);
  });

  test('of somebody unknown says that there is nothing', async () => {
    const wanted = { contact: 'kimse@ornek.example' };
    const { body } = await call(EXPORT, wanted).responseType('blob').expect(200);
    const files = unzipSync(new Uint8Array(body));
    const { person, ...data } = JSON.parse(strFromU8(files['veri.json'] ?? new Uint8Array()));

    expect(Object.keys(files)).toEqual(['veri.json']);
    expect(person.email).toBe('kimse@ornek.example');
    expect(Object.values(data).flat()).toEqual([]);
  });
});

describe('an erasure', () => {
  const erase = (own: object = {}) => call(ERASE, { contact: EMAIL, reason: REASON, ...own });

  test('takes the guest out, says what stays until when, and is in both logs', async () => {
    const gone = await createReservation({ ...GUEST, status: 'REJECTED' });
    const kept = await createReservation({ ...GUEST, status: 'COMPLETED', ...ended(1) });
    await createMessage({ email: EMAIL });

    const { body } = await erase().expect(200);

    expect(body.content).toEqual({
      erased: [gone.reservation_id],
      kept: [{ reservation_id: kept.reservation_id, until: today().add({ years: 2 }).toString() }],
      data: expect.arrayContaining([{ kind: 'contact_messages', row_count: 1 }]),
    });
    expect(await lastAct()).toMatchObject({
      action: 'personal_data.erased',
      actor_role: 'ADMIN',
      after: { contact: 'EMAIL', reservation_codes: [gone.reservation_id] },
    });
    expect(await logNames(EMAIL)).toBe(0);
    const journal = await db.selectFrom('destruction_log').select(['entity', 'reason']).execute();
    expect(journal).toContainEqual({ entity: 'contact_messages', reason: REASON });
    const { bookings, data } = await search(EMAIL);
    expect(bookings).toMatchObject([{ id: kept.id }]);
    expect(data).not.toContainEqual(expect.objectContaining({ kind: 'contact_messages' }));
  });

  test('of who never booked is in the log too', async () => {
    await createMessage({ email: EMAIL });

    await erase().expect(200);

    expect(await lastAct()).toMatchObject({
      action: 'personal_data.erased',
      after: { reservation_codes: [], row_count: 1 },
    });
  });

  test('does nothing while a booking runs', async () => {
    const { reservation_id } = await createReservation({ ...GUEST, status: 'CONFIRMED' });
    await createMessage({ email: EMAIL });

    const { body } = await erase().expect(409);

    expect([body.code, body.content]).toEqual([
      'bookings_running',
      expect.stringContaining(reservation_id),
    ]);
    expect((await search(EMAIL)).data).toContainEqual({ kind: 'contact_messages', row_count: 1 });
  });

  test.each([
    [EMAIL, `${EMAIL} istedi`],
    [EMAIL, 'ZUMRUT@ornek.example yazdı'],
    ['+90 537 765 43 21', '0537-765 43 21 aradı'],
  ])('of %s takes no reason that would keep them: %s', async (contact, reason) => {
    const { body } = await erase({ contact, reason }).expect(422);

    expect(body.fields).toEqual({
      reason: 'Gerekçe saklanır; içinde kişinin e-postası ya da telefonu olmasın.',
    });
  });
});
