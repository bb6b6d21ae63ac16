import { sql } from 'kysely';

import { getMail, listMails } from '../../../server/queries/mail/mails.ts';
import { getNewsletter } from '../../../server/queries/mail/newsletters.ts';
import { resendMail } from '../../../server/services/mail/mail.ts';
import { sendDueMails } from '../../../server/services/mail/mail-sending.ts';
import {
  NEWSLETTERS_A_RUN,
  queueNewsletters,
} from '../../../server/services/mail/newsletter-sending.ts';
import { moveNewsletter } from '../../../server/services/mail/newsletters.ts';
import { type MailTransport, smtpTransport } from '../../../server/services/mail/smtp.ts';
import { leave, subscribe } from '../../../server/services/mail/subscriptions.ts';
import { db } from '../../support/db.ts';
import { createNewsletter } from '../../support/desk-factories.ts';
import { createUser } from '../../support/factories.ts';
import { waiting } from '../../support/gates.ts';
import { headersOf, startMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let transport: MailTransport;
let doer: { id: number; role: 'ADMIN'; ip: string | null; request_id: string | null };

beforeAll(async () => {
  server = await startMailServer();
  transport = smtpTransport(server.url);
  const { id } = await createUser();
  doer = { id, role: 'ADMIN', ip: '127.0.0.1', request_id: null };
});

afterAll(async () => {
  transport.close();
  await server.close();
});

beforeEach(async () => {
  server.received.length = 0;
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('newsletters').execute();
  await db.updateTable('subscribers').set({ state: 'LEFT', left_at: '2026-01-01' }).execute();
});

let number = 0;

async function createReaders(count: number, own: object = {}) {
  const readers = Array.from({ length: count }, () => {
    number += 1;
    return {
      email: `okur${number}@ornek.example`,
      state: 'ACTIVE',
      confirmed_at: '2026-01-02T10:00:00Z',
      source: 'FOOTER',
      leave_code: `ayrilma-kodu-0123456789-${number}`,
      ...own,
    };
  });
  return db
    .insertInto('subscribers')
    .values(readers)
    .returning(['id', 'email', 'leave_code'])
    .execute();
}

const start = (id: number) => moveNewsletter(db, id, { state: 'SENDING' }, doer);
const outbox = () => listMails(db, { skip: 0, take: 500 });
const send = () => sendDueMails(db, transport, () => Temporal.Now.instant().add({ minutes: 1 }));
const click = {
  doer: { id: null, role: 'GUEST' as const, ip: '127.0.0.1', request_id: null },
  userAgent: 'test',
};

test('goes out to those who confirmed, once each, in batches', async () => {
  const readers = await createReaders(NEWSLETTERS_A_RUN + 20);
  await createReaders(3, { state: 'WAITING', confirmed_at: null });
  const id = await createNewsletter();
  await start(id);
  expect(await queueNewsletters(db)).toBe(NEWSLETTERS_A_RUN);
  expect(await getNewsletter(db, id)).toMatchObject({ state: 'SENDING' });
  expect(await queueNewsletters(db)).toBe(20);
  expect(await queueNewsletters(db)).toBe(0);
  expect(await getNewsletter(db, id)).toMatchObject({ state: 'QUEUED', queued_count: 120 });
  const recipients = (await outbox()).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
});

test('a draft goes to nobody', async () => {
  await createReaders(2);
  await createNewsletter();
  expect(await queueNewsletters(db)).toBe(0);
});

test('stopped, it goes on with those who are left', async () => {
  await createReaders(NEWSLETTERS_A_RUN + 5);
  const id = await createNewsletter();
  await start(id);
  await queueNewsletters(db);
  await moveNewsletter(db, id, { state: 'STOPPED' }, doer);
  expect(await queueNewsletters(db)).toBe(0);
  await start(id);
  expect(await queueNewsletters(db)).toBe(5);
  expect(new Set((await outbox()).map(({ recipient }) => recipient)).size).toBe(105);
});

test('a run that dies leaves nobody out and nobody twice', async () => {
  await createReaders(30);
  const id = await createNewsletter();
  await start(id);
  const dying = db.transaction().execute(async (transaction) => {
    const inner = Object.create(transaction, {
      selectFrom: { value: transaction.selectFrom.bind(transaction) },
      transaction: {
        value: () => ({ execute: (work: (t: unknown) => unknown) => work(transaction) }),
      },
    });
    await queueNewsletters(inner);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await outbox()).toEqual([]);
  expect(await queueNewsletters(db)).toBe(30);
});

test('one that cannot be queued keeps no other from its readers', async () => {
  await createReaders(3);
  const bad = await createNewsletter();
  const good = await createNewsletter();
  for (const id of [bad, good]) await start(id);
  await sql`create function refuse_it() returns trigger language plpgsql
    as 'begin raise exception ''a bad row''; end'`.execute(db);
  await sql`create trigger bad before update on newsletters for each row
    when (old.id = ${sql.lit(bad)}) execute function refuse_it()`.execute(db);

  await expect(queueNewsletters(db)).rejects.toThrow('Some newsletters could not be queued');

  expect(await outbox()).toHaveLength(3);
  await sql`drop function refuse_it cascade`.execute(db);
});

test('several at work make no mail twice', async () => {
  await createReaders(30);
  const id = await createNewsletter();
  await start(id);
  await Promise.all([queueNewsletters(db), queueNewsletters(db), queueNewsletters(db)]);
  expect(await outbox()).toHaveLength(30);
});

test('while the mail server is slow, nothing is added', async () => {
  await createReaders(2 * NEWSLETTERS_A_RUN + 50);
  const id = await createNewsletter();
  await start(id);
  for (let run = 0; run < 5; run += 1) await queueNewsletters(db);
  expect(await outbox()).toHaveLength(2 * NEWSLETTERS_A_RUN);
});

test('where more wait than may, as after one was sent again by hand, nothing is added either', async () => {
  await createReaders(2 * NEWSLETTERS_A_RUN + 50);
  const id = await createNewsletter();
  await start(id);
  for (let run = 0; run < 2; run += 1) await queueNewsletters(db);
  const dead = (await outbox())[0]?.id ?? 0;
  await db.updateTable('mails').set({ state: 'DEAD' }).where('id', '=', dead).execute();
  await queueNewsletters(db);
  await resendMail(db, dead, { actor_id: null, now: Temporal.Now.instant() });

  expect(await queueNewsletters(db)).toBe(0);

  expect(await getNewsletter(db, id)).toMatchObject({
    state: 'SENDING',
    waiting_count: 2 * NEWSLETTERS_A_RUN + 1,
  });
});

test('can be left by one click in the mail program, and says so in its headers', async () => {
  const [reader] = await createReaders(1);
  await start(await createNewsletter());
  await queueNewsletters(db);
  await send();
  const { raw } = server.received[0] ?? { raw: '' };
  const address = `http://koy.test/bulten/ayril/${reader?.leave_code}`;
  expect(headersOf(raw, 'List-Unsubscribe')).toEqual([`<${address}>`]);
  expect(headersOf(raw, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click']);
  expect((await getMail(db, (await outbox())[0]?.id ?? 0)).text).toContain(
    `Bültenden ayrılın: ${address}`,
  );
});

test('who leaves while it waits gets it no more, nor by hand', async () => {
  const [gone] = await createReaders(2);
  await start(await createNewsletter());
  await queueNewsletters(db);
  await leave(db, gone?.leave_code ?? '', click);
  expect(await send()).toBe(1);
  expect(server.received.map(({ to }) => to)).not.toContainEqual([gone?.email]);
  const skipped = (await outbox()).find(({ recipient }) => recipient === gone?.email);
  expect(skipped?.state).toBe('SKIPPED');
  const again = resendMail(db, skipped?.id ?? 0, { actor_id: null, now: Temporal.Now.instant() });
  await expect(again).rejects.toMatchObject({ status: 409, code: 'subscriber_left' });
});

test('who leaves while the next mails are made gets none of them', async () => {
  const [gone, other] = await createReaders(2);
  await start(await createNewsletter());
  const leaving = await db.startTransaction().execute();
  await leaving
    .updateTable('subscribers')
    .set({ state: 'LEFT', left_at: '2026-01-01' })
    .where('id', '=', gone?.id ?? 0)
    .execute();

  const queueing = queueNewsletters(db);
  await until(async () => (await waiting()) > 0);
  await leaving.commit().execute();

  expect(await queueing).toBe(1);
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual([other?.email]);
});

test('who signs up after the start waits for the next one', async () => {
  await createReaders(1);
  const id = await createNewsletter();
  await start(id);
  await createReaders(1, { confirmed_at: Temporal.Now.instant().add({ hours: 1 }).toString() });
  expect(await queueNewsletters(db)).toBe(1);
});

test.each(['SENT', 'DRAFT'])('one that is %s cannot be stopped', async (state) => {
  const id = await createNewsletter();
  if (state === 'SENT') {
    await start(id);
    await queueNewsletters(db);
  }
  await expect(moveNewsletter(db, id, { state: 'STOPPED' }, doer)).rejects.toMatchObject({
    status: 409,
    code: 'newsletter_over',
  });
});

test('the proof of consent stays, through leaving and coming back', async () => {
  await subscribe(db, 'doner@ornek.example', click, 'FOOTER');
  const { id, leave_code } = await db
    .selectFrom('subscribers')
    .select(['id', 'leave_code'])
    .where('email', '=', 'doner@ornek.example')
    .executeTakeFirstOrThrow();
  await leave(db, leave_code, click);
  await subscribe(db, 'doner@ornek.example', click, 'FOOTER');
  const journal = await db
    .selectFrom('subscriber_events')
    .select(['kind', 'consent_text', 'user_agent'])
    .where('subscriber_id', '=', id)
    .orderBy('id')
    .execute();
  const consent = expect.stringContaining('e-postalarını almayı onaylarsınız');
  expect(journal).toEqual([
    { kind: 'SUBSCRIBED', consent_text: consent, user_agent: 'test' },
    { kind: 'LEFT', consent_text: null, user_agent: 'test' },
    { kind: 'SUBSCRIBED', consent_text: consent, user_agent: 'test' },
  ]);
  await expect(db.deleteFrom('subscriber_events').execute()).rejects.toThrow();
});
