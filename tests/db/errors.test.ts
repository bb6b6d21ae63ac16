import { sql } from 'kysely';
import pg from 'pg';

import { asAppError, isDatabaseDown } from '../../server/db/errors.ts';
import { addDistrict, addReservation, addVilla, close } from '../migrations/rows.ts';
import { db, url } from '../support/db.ts';

/** What a caller is told about work that the database refuses. */
async function told(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (refusal: unknown) => asAppError(refusal),
  );
  if (!error) return undefined;
  const { status, code, fields, rule } = error;
  return { status, code, fields, ...(rule && { rule }) };
}

test('taken dates', async () => {
  const villa = await addVilla(db);
  await close(db, villa, '[2090-07-10,2090-07-17)');
  expect(await told(close(db, villa, '[2090-07-16,2090-07-20)'))).toEqual({
    status: 409,
    code: 'dates_taken',
    fields: {},
  });
});

test('a villa without a permit', async () => {
  expect(await told(addVilla(db, { active: true }))).toEqual({
    status: 409,
    code: 'permit_required',
    fields: {},
  });
});

test('a slug in use, of a villa and of a page', async () => {
  await addVilla(db, { slug: 'villa-defne' });
  const taken = { status: 409, code: 'slug_taken', fields: { slug: 'slug_taken' } };
  expect(await told(addVilla(db, { slug: 'villa-defne' }))).toEqual(taken);
  const addType = () =>
    db.insertInto('villa_types').values({ slug: 'tas-evler', name: 'Taş Evler' }).execute();
  await addType();
  expect(await told(addType())).toEqual(taken);
});

test('a reserved slug', async () => {
  const type = db.insertInto('villa_types').values({ slug: 'blog', name: 'Blog' });
  expect(await told(type.execute())).toEqual({
    status: 422,
    code: 'invalid',
    fields: { slug: 'landing_slugs__not_reserved' },
  });
});

test.each([
  [{ stay: '[2090-01-01,2091-01-01)' }, 'check_out', 'reservations__at_most_100_nights'],
  [{ customer_email: 'yok' }, 'customer_email', 'reservations__customer_email_form'],
  [{ deposit_kurus: -1 }, 'deposit_kurus', 'reservations__deposit_positive'],
  [{ reservation_id: 'kısa' }, 'reservation_id', 'reservations__code_form'],
  [{ status: 'CANCELLED' }, 'reason', 'reservations__end_has_reason'],
  [{ villa_id: 0 }, 'villa_id', 'reservations__villa_fk'],
])('a reservation with %j: the field is %s', async (own, field, rule) => {
  const villa = await addVilla(db);
  expect(await told(addReservation(db, villa, own))).toEqual({
    status: 422,
    code: 'invalid',
    fields: { [field]: rule },
  });
});

test('a rule about the row as a whole', async () => {
  const villa = await addVilla(db);
  expect(await told(addReservation(db, villa, { balance_kurus: 1 }))).toEqual({
    status: 422,
    code: 'invalid',
    fields: {},
    rule: 'reservations__parts_make_total',
  });
});

test('a missing value', async () => {
  const villa = db
    .insertInto('villa_rooms')
    .values({ villa_id: await addVilla(db), name: null as never });
  expect(await told(villa.execute())).toEqual({
    status: 422,
    code: 'invalid',
    fields: { name: 'required' },
  });
});

test('a row that others still use', async () => {
  const district = await addDistrict(db);
  await addVilla(db, { district_id: district });
  const removal = db.deleteFrom('districts').where('id', '=', district).execute();
  const error = await removal.catch(asAppError);
  expect(error).toMatchObject({ status: 409, code: 'in_use', details: { used_by: 'villas' } });
});

test('the audit log', async () => {
  await db.insertInto('audit_log').values({ action: 'update', entity: 'villas' }).execute();
  expect(await told(db.deleteFrom('audit_log').execute())).toMatchObject({
    status: 409,
    code: 'append_only',
    rule: 'audit_log__append_only',
  });
});

test('a name in use: the code is of its kind, the sentence of the rule', async () => {
  const addGroup = () =>
    db.insertInto('feature_categories').values({ kind: 'VILLA', name: 'Deniz' }).execute();
  await addGroup();
  expect(await told(addGroup())).toEqual({
    status: 409,
    code: 'name_taken',
    fields: { name: 'feature_categories__name_unique' },
    rule: 'feature_categories__name_unique',
  });
});

test('anything else is no mistake of the caller', async () => {
  expect(asAppError(new Error('broken'))).toBeUndefined();
  expect(await told(sql`select from nowhere`.execute(db))).toBeUndefined();
});

const systemError = (syscall: string, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });

test.each([
  [true, 'refused', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  [true, 'no socket', systemError('connect', 'ENOENT')],
  [true, 'no such name', systemError('getaddrinfo', 'EAI_AGAIN')],
  [true, 'no way there', systemError('read', 'EHOSTUNREACH')],
  [false, 'a file of ours is missing', systemError('open', 'ENOENT')],
  [true, 'shut down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  [true, 'full', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
  [true, 'cut off', new Error('Connection terminated unexpectedly')],
  [true, 'silent', new Error('Query read timeout')],
  [
    true,
    'cut off before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  [true, 'its disk is full', Object.assign(new Error('could not extend file'), { code: '53100' })],
  [true, 'its disk fails', Object.assign(new Error('could not read block'), { code: '58030' })],
  [true, 'it only reads', Object.assign(new Error('cannot execute INSERT'), { code: '25006' })],
  [true, 'too many wait', new Error('timeout exceeded when trying to connect')],
  [false, 'a broken rule', Object.assign(new Error('duplicate key'), { code: '23505' })],
  [false, 'a mistake of ours', new TypeError('x is not a function')],
  [false, 'nothing', undefined],
])('%s: the database is away when it says “%s”', (away, _name, error) => {
  expect(isDatabaseDown(error)).toBe(away);
});

test.each([
  [false, 'ERROR', 'bind message supplies 1 parameters, but requires 2'],
  [true, 'FATAL', 'server conn crashed?'],
])(
  '%s: a broken protocol tells of a database that is away when it is %s',
  (away, severity, text) => {
    const error = new pg.DatabaseError(text, text.length, 'error');

    expect(isDatabaseDown(Object.assign(error, { code: '08P01', severity }))).toBe(away);
  },
);

/** As when another PostgreSQL has taken the port of ours while that was down. */
test.each([
  {
    what: 'the password',
    change: (address: URL) => Object.assign(address, { password: 'another' }),
  },
  {
    what: 'the database',
    change: (address: URL) => Object.assign(address, { pathname: '/another' }),
  },
])('nor is it there where a server answers that does not know $what', async ({ change }) => {
  const { href } = change(new URL(url));
  const client = new pg.Client({ connectionString: href });
  const error = await client.connect().catch((refusal: unknown) => refusal);

  expect(error).toBeInstanceOf(pg.DatabaseError);
  expect(isDatabaseDown(error)).toBe(true);
});
