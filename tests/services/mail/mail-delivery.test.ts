import { queueMail } from '../../../server/services/mail/mail.ts';
import { sendDueMails } from '../../../server/services/mail/mail-sending.ts';
import { type MailTransport, smtpTransport } from '../../../server/services/mail/smtp.ts';
import { db, url } from '../../support/db.ts';
import { type Answer, headersOf, startMailServer } from '../../support/mail-server.ts';
import { startProgram } from '../../support/programs.ts';
import { until } from '../../support/until.ts';

/** Milliseconds: hundreds of deliveries over real connections, perhaps on a busy machine. */
const PATIENCE = 120_000;

let server: Awaited<ReturnType<typeof startMailServer>>;
let transport: MailTransport;
let answer: (delivery: { to: string; attempt: number }) => Answer;

beforeAll(async () => {
  server = await startMailServer((delivery) => answer(delivery));
  transport = smtpTransport(server.url);
});

beforeEach(async () => {
  answer = () => 'accept';
  server.received.length = 0;
  await db.deleteFrom('mails').execute();
});

afterAll(async () => {
  transport.close();
  await server.close();
});

let tests = 0;

const queue = async (count: number) => {
  tests += 1;
  for (let number = 0; number < count; number += 1)
    await queueMail(db, {
      template_code: null,
      recipient: `misafir${number}@test${tests}.example`,
      subject: `Rezervasyonunuz ${number}`,
      html: '<p>Merhaba</p>',
      text: 'Merhaba',
      event_key: `event:${number}`,
    });
};

const states = async () => {
  const mails = await db.selectFrom('mails').select('state').execute();
  return Object.groupBy(mails, ({ state }) => state);
};

/** How often each mail arrived, by what tells doubles apart. */
function arrivals(): Map<string, number> {
  const ids = server.received.map(({ raw }) => headersOf(raw, 'Message-ID')[0] ?? '');
  return new Map(
    Object.entries(Object.groupBy(ids, (id) => id)).map(([id, all]) => [id, all?.length ?? 0]),
  );
}

const MOODS: Answer[] = ['accept', 'refuse', 'delay', 'hang_up', 'accept', 'refuse', 'accept'];

/** The same for a mail and an attempt every time, and good after the fourth. */
const flaky = ({ to, attempt }: { to: string; attempt: number }): Answer =>
  attempt > 4
    ? 'accept'
    : (MOODS[(Number(/\d+/.exec(to)) * 31 + attempt * 17) % MOODS.length] ?? 'accept');

/** Sends whenever something is due, as the minute's job would, until nothing waits any more. */
async function sendAll(): Promise<void> {
  for (let due = await nextDue(); due; due = await nextDue()) {
    const now = Temporal.Instant.fromEpochMilliseconds(due.getTime()).add({ minutes: 1 });
    await sendDueMails(db, transport, () => now);
  }
}

async function nextDue(): Promise<Date | undefined> {
  const mail = await db
    .selectFrom('mails')
    .select('next_attempt_at')
    .where('state', 'in', ['WAITING', 'FAILED'])
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return mail?.next_attempt_at;
}

test(
  '500 mails through a server that refuses, delays and drops arrive once each',
  async () => {
    answer = flaky;
    await queue(500);
    await sendAll();
    expect(Object.keys(await states())).toEqual(['SENT']);
    expect(server.received).toHaveLength(500);
    expect(new Set(server.received.map(({ to }) => to.join())).size).toBe(500);
    expect(arrivals().size).toBe(500);
  },
  PATIENCE,
);

test(
  'an answer that is lost after the message makes a double that mailboxes know, and no third',
  async () => {
    answer = ({ to, attempt }) =>
      attempt === 1 && Number(/\d+/.exec(to)) % 5 === 0 ? 'take_and_hang_up' : 'accept';
    await queue(50);
    await sendAll();
    expect(Object.keys(await states())).toEqual(['SENT']);
    const times = [...arrivals().values()];
    expect(times.filter((count) => count === 1)).toHaveLength(40);
    expect(times.filter((count) => count === 2)).toHaveLength(10);
  },
  PATIENCE,
);

test(
  'a process killed while it sends loses nothing, and doubles only what was under way',
  async () => {
    answer = () => 'delay';
    await queue(60);
    const sender = startProgram('tests/support/mail-sender.ts', {
      args: [url, server.url],
      env: {
        APP_ENV: 'development',
        PUBLIC_URL: 'http://koy.test',
        SESSION_SECRET: 'a session secret that only tests know',
        JWT_SECRET: 'a token secret that only the tests know',
        LOG_LEVEL: 'silent',
      },
    });
    await sender.firstLine;
    await until(() => server.received.length >= 20);
    sender.child.kill('SIGKILL');
    await sender.ended;
    const beforeKill = (await states()).SENT?.length ?? 0;
    expect(beforeKill).toBeLessThan(60);

    const afterLease = Temporal.Now.instant().add({ minutes: 3 });
    await sendDueMails(db, transport, () => afterLease);

    expect(Object.keys(await states())).toEqual(['SENT']);
    expect(arrivals().size).toBe(60);
    expect(server.received.length - 60).toBeLessThanOrEqual(3);
  },
  PATIENCE,
);

test('a mail that somebody is sending right now is nobody else’s', async () => {
  answer = () => 'delay';
  await queue(6);
  const now = () => Temporal.Now.instant().add({ seconds: 1 });
  await Promise.all([sendDueMails(db, transport, now), sendDueMails(db, transport, now)]);
  expect([...arrivals().values()]).toEqual([1, 1, 1, 1, 1, 1]);
});
