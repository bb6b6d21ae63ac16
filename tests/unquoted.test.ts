import { sql } from 'kysely';
import pino from 'pino';

import { log } from '../server/log.ts';
import { recentFailures } from '../server/recent-failures.ts';
import { describeFailure } from '../server/start-error.ts';
import { unquoted } from '../server/unquoted.ts';
import { db, site } from './support/api.ts';

const { jest } = import.meta;

/** The lines that are written meanwhile, as they leave the process. */
async function linesOf(work: () => unknown): Promise<string> {
  const lines: string[] = [];
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<
    symbol,
    { write: (line: string) => void }
  >;
  const spy = jest.spyOn(stream!, 'write').mockImplementation((line) => void lines.push(line));
  const { level } = log;
  log.level = 'error';
  await work();
  log.level = level;
  spy.mockRestore();
  return lines.join('');
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error & { detail?: string }) => error,
  );

test.each([
  [
    'a row that breaks a rule',
    () => sql`insert into users (email, first_name, last_name, role)
      values ('fatma@gizli.example', 'Fatma', 'Gizli', 'NOBODY')`,
    { code: '23514', table: 'users' },
  ],
  [
    'a key that is there already',
    () => sql`with twice as (select 'fatma@gizli.example' as email from generate_series(1, 2))
      insert into subscribers (email, state) select email, 'PENDING' from twice`,
    { table: 'subscribers' },
  ],
  [
    'a value of the wrong kind',
    () => sql`select ${'fatma@gizli.example'}::text::date`,
    { code: '22007' },
  ],
  [
    'a statement within a function',
    () => sql`do $$ begin execute 'select ''fatma@gizli.example''::int'; end $$`,
    { code: '22P02' },
  ],
])('%s is told by its names and quoted nowhere', async (_, statement, names) => {
  const error = await failureOf(statement().execute(db));
  expect(JSON.stringify([error?.message, error])).toMatch(/gizli/i);

  const line = await linesOf(() => log.error({ err: error }, 'failed'));

  expect(JSON.parse(line).err).toMatchObject({ ...names, type: 'DatabaseError' });
  expect(`${line} ${describeFailure(error, true)}`).not.toMatch(/gizli/i);
});

test('neither a cause nor one error of many is quoted', async () => {
  const broken = await failureOf(sql`select ${'gizli'}::text::int`.execute(db));
  const told = new AggregateError([broken], 'Some could not', { cause: broken });

  const line = await linesOf(() => log.error({ err: told }));

  expect(line).toMatch(/Some could not/);
  expect(line).toMatch(/aggregateErrors.*\*\*\*/);
  expect(line).not.toContain('gizli');
});

test('an error that is its own cause ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(unquoted(error)).toMatchObject({ message: 'round' });
});

test('what is no error stays as it is', () => {
  expect([unquoted('no'), unquoted(null), unquoted(undefined)]).toEqual(['no', null, undefined]);
});

test('a guest’s call that the database breaks off leaves no guest in the log', async () => {
  await sql`alter table contact_messages add constraint nameless check (name = '')`.execute(db);
  const message = {
    name: 'Fatma Gizli',
    email: 'fatma@gizli.example',
    phone: '+905321112233',
    subject: 'Soru',
    message: 'Gizli bir soru',
  };

  const lines = await linesOf(() => site.post('/v1/contact').send(message).expect(500));

  await sql`alter table contact_messages drop constraint nameless`.execute(db);
  expect(lines).toContain('"constraint":"nameless"');
  expect(JSON.stringify([lines, recentFailures()])).not.toMatch(/gizli|532111/i);
});
