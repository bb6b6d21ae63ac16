import { env } from '../../../server/env.ts';
import { getMail, listMails } from '../../../server/queries/mail/mails.ts';
import { queueMail, resendMail } from '../../../server/services/mail/mail.ts';
import { MAX_REFUSALS, sendDueMails } from '../../../server/services/mail/mail-sending.ts';
import { type MailTransport, smtpTransport } from '../../../server/services/mail/smtp.ts';
import { db } from '../../support/db.ts';
import { type Answer, headersOf, startMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';

/** Milliseconds: many deliveries over a real connection, perhaps on a busy machine. */
const PATIENCE = 30_000;

const START = Temporal.Instant.from('2026-07-09T10:00:00Z');
const DAY_MINUTES = 24 * 60;

let server: Awaited<ReturnType<typeof startMailServer>>;
let transport: MailTransport;
let answer: (delivery: { to: string; attempt: number }) => Answer;

beforeAll(async () => {
  server = await startMailServer((delivery) => answer(delivery));
  transport = smtpTransport(server.url);
  await db
    .insertInto('settings')
    .values([
      { key: 'site_name', value: 'Koy' },
      { key: 'site_email', value: 'rezervasyon@koy.example' },
    ])
    .execute();
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

const { jest } = import.meta;

afterEach(() => jest.restoreAllMocks());

let events = 0;

async function waiting(recipient: string, subject = 'Talebiniz bize ulaştı'): Promise<number> {
  events += 1;
  const id = await queueMail(db, {
    template_code: null,
    recipient,
    subject,
    html: '<p>Merhaba</p>',
    text: 'Merhaba',
    event_key: `event:${events}`,
  });
  await db.updateTable('mails').set({ next_attempt_at: START.toString() }).execute();
  return id ?? 0;
}

const sendAfter = (minutes: number) => sendDueMails(db, transport, () => START.add({ minutes }));

const stateOf = async (id: number) => (await getMail(db, id)).state;

test('a mail arrives once and is not sent again', async () => {
  const id = await waiting('ayse@ornek.example');
  expect(await sendAfter(0)).toBe(1);
  expect(await sendAfter(DAY_MINUTES)).toBe(0);
  expect(server.received).toEqual([
    expect.objectContaining({ from: 'no-reply@koy.test', to: ['ayse@ornek.example'] }),
  ]);
  expect(await getMail(db, id)).toMatchObject({ state: 'SENT', attempts: 1, last_error: null });
});

test('it comes from the domain, not from its www', async () => {
  const { PUBLIC_URL } = env;
  env.PUBLIC_URL = 'https://www.koy.test';
  await waiting('ayse@ornek.example');
  await sendAfter(0);
  env.PUBLIC_URL = PUBLIC_URL;

  expect(headersOf(server.received[0]?.raw ?? '', 'From')).toEqual(['Koy <no-reply@koy.test>']);
});

test('it comes from the site, answers go to the agency, and doubles can be told', async () => {
  const id = await waiting('ayse@ornek.example');
  await sendAfter(0);
  const raw = server.received[0]?.raw ?? '';
  expect(headersOf(raw, 'From')).toEqual(['Koy <no-reply@koy.test>']);
  expect(headersOf(raw, 'Reply-To')).toEqual(['rezervasyon@koy.example']);
  expect(headersOf(raw, 'Message-ID')).toEqual([`<mail.${id}@koy.test>`]);
  expect(headersOf(raw, 'Auto-Submitted')).toEqual(['auto-generated']);
});

test('a line break in a subject reaches nobody else and makes no header', async () => {
  await waiting('ayse@ornek.example', 'Villa\r\nBcc: b@y.example\r\nX-Evil: 1');
  await sendAfter(0);
  const { raw, to } = server.received[0] ?? { raw: '', to: [] };
  expect(to).toEqual(['ayse@ornek.example']);
  expect([...headersOf(raw, 'Bcc'), ...headersOf(raw, 'X-Evil')]).toEqual([]);
});

test('nor does one in the site’s name, and a name is never read as addresses', async () => {
  const setName = (value: string) =>
    db.updateTable('settings').set({ value }).where('key', '=', 'site_name').execute();
  await setName('Koy\r\nBcc: b@y.example, "c" <c@y.example>');
  await waiting('ayse@ornek.example');
  await sendAfter(0);
  await setName('Koy');
  const { raw, to, from } = server.received[0] ?? { raw: '', to: [], from: '' };
  expect({ to, from }).toEqual({ to: ['ayse@ornek.example'], from: 'no-reply@koy.test' });
  expect(headersOf(raw, 'Bcc')).toEqual([]);
  expect(headersOf(raw, 'From')).toHaveLength(1);
  expect(headersOf(raw, 'To')).toEqual(['ayse@ornek.example']);
});

test('a mail refused for now is sent later, once', async () => {
  answer = ({ attempt }) => (attempt < 3 ? 'refuse' : 'accept');
  const id = await waiting('greylisted@ornek.example');
  await sendAfter(0);
  expect(await getMail(db, id)).toMatchObject({ state: 'FAILED', attempts: 1 });
  expect(await sendAfter(0)).toBe(0);
  await sendAfter(1);
  await sendAfter(6);
  expect(await sendAfter(DAY_MINUTES)).toBe(0);
  expect(server.received).toHaveLength(1);
  expect(await stateOf(id)).toBe('SENT');
});

test('a server that hangs up in the middle gets the mail again', async () => {
  answer = ({ attempt }) => (attempt === 1 ? 'hang_up' : 'accept');
  const id = await waiting('cut-off@ornek.example');
  await sendAfter(0);
  expect(await stateOf(id)).toBe('FAILED');
  await sendAfter(1);
  expect(server.received).toHaveLength(1);
  expect(await stateOf(id)).toBe('SENT');
});

test(
  'after the last attempt a mail is dead, with the reason for staff',
  async () => {
    answer = () => 'refuse';
    const id = await waiting('never@ornek.example');
    for (let day = 0; day < MAX_REFUSALS + 3; day += 1) await sendAfter(day * DAY_MINUTES);
    expect(await getMail(db, id)).toMatchObject({
      state: 'DEAD',
      attempts: MAX_REFUSALS,
      last_error: expect.stringContaining('451'),
    });
  },
  PATIENCE,
);

test('an address the server does not know is dead at once', async () => {
  answer = () => 'refuse_for_good';
  const id = await waiting('unknown@ornek.example');
  await sendAfter(0);
  expect(await getMail(db, id)).toMatchObject({ state: 'DEAD', attempts: 1 });
});

test('one that cannot be delivered holds up no other', async () => {
  answer = ({ to }) => (to.startsWith('bad') ? 'refuse' : 'accept');
  for (const number of [1, 2, 3, 4]) await waiting(`bad${number}@ornek.example`);
  for (const number of [1, 2, 3, 4]) await waiting(`good${number}@ornek.example`);
  expect(await sendAfter(0)).toBe(4);
});

test(
  'when the server is down, mails wait and few are tried',
  async () => {
    const closed = smtpTransport('smtp://127.0.0.1:1');
    for (let number = 0; number < 20; number += 1) await waiting(`guest${number}@ornek.example`);
    expect(await sendDueMails(db, closed, () => START)).toBe(0);
    closed.close();
    const mails = await listMails(db, { skip: 0, take: 50 });
    const tried = mails.filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(5);
    expect(mails.every(({ state }) => state === 'WAITING' || state === 'FAILED')).toBe(true);
    expect(await sendAfter(DAY_MINUTES)).toBe(20);
  },
  PATIENCE,
);

test(
  'a server that is away for days, or refuses our login, kills no mail',
  async () => {
    const id = await waiting('ayse@ornek.example');
    const closed = smtpTransport('smtp://127.0.0.1:1');
    const login = smtpTransport(server.url.replace('smtp://', 'smtp://koy:yanlis@'));
    for (let run = 0; run < 2 * MAX_REFUSALS; run += 1) {
      const away = run % 2 === 0 ? closed : login;
      await sendDueMails(db, away, () => START.add({ minutes: run * 10 }));
    }
    closed.close();
    login.close();
    expect(await getMail(db, id)).toMatchObject({ state: 'FAILED', attempts: 2 * MAX_REFUSALS });
    expect(await sendAfter(DAY_MINUTES)).toBe(1);
  },
  PATIENCE,
);

test(
  'senders at work at the same time never send one mail twice',
  async () => {
    for (let number = 0; number < 30; number += 1) await waiting(`guest${number}@ornek.example`);
    const sent = await Promise.all([sendAfter(0), sendAfter(0), sendAfter(0)]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(30);
    expect(server.received).toHaveLength(30);
  },
  PATIENCE,
);

test(
  'through a flaky server every mail arrives, and arrives once',
  async () => {
    const moods: Answer[] = ['accept', 'refuse', 'hang_up'];
    answer = ({ to, attempt }) =>
      attempt > 3 ? 'accept' : (moods[(Number(/\d+/.exec(to)) * 7 + attempt) % 3] ?? 'accept');
    for (let number = 0; number < 60; number += 1) await waiting(`guest${number}@ornek.example`);
    for (let day = 0; day < MAX_REFUSALS; day += 1) await sendAfter(day * DAY_MINUTES);
    expect(server.received).toHaveLength(60);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(60);
  },
  PATIENCE,
);

test('a sender that died leaves its mail to the next one, after its lease', async () => {
  const id = await waiting('ayse@ornek.example');
  const dying = {
    send: () => new Promise<void>(() => {}),
    answers: async () => true,
    close: () => {},
  };
  void sendDueMails(db, dying, () => START);
  await until(async () => (await getMail(db, id)).attempts === 1);
  expect(await sendAfter(1)).toBe(0);
  expect(await sendAfter(2)).toBe(1);
  expect(server.received).toHaveLength(1);
});

test('a sender that is at it for long keeps its mail', async () => {
  const beats: (() => void)[] = [];
  const timer = setInterval(() => {}, 60_000).unref();
  jest.spyOn(globalThis, 'setInterval').mockImplementation((beat) => {
    beats.push(beat as () => void);
    return timer;
  });
  const id = await waiting('ayse@ornek.example');
  let minutes = 0;
  const taken = Promise.withResolvers<void>();
  const slow = { send: () => taken.promise, answers: async () => true, close: () => {} };
  const sending = sendDueMails(db, slow, () => START.add({ minutes }));
  // The row says it is taken a moment before the beat that keeps it begins.
  await until(async () => (await getMail(db, id)).attempts === 1 && beats.length > 0);

  minutes = 1;
  beats[0]?.();
  const lentUntil = START.add({ minutes: 3 }).epochMilliseconds;
  await until(async () => (await getMail(db, id)).next_attempt_at?.getTime() === lentUntil);
  expect(await sendAfter(2)).toBe(0);

  taken.resolve();
  expect(await sending).toBe(1);
  beats[0]?.();
  expect(await sendAfter(DAY_MINUTES)).toBe(0);
  expect(await stateOf(id)).toBe('SENT');
});

test.each([
  ['for the first time', 0],
  ['once more after it was refused', 1],
])(
  'one that is being sent %s is not sent beside that when staff ask for it',
  async (_, refusals) => {
    answer = () => 'refuse';
    const id = await waiting('ayse@ornek.example');
    for (let minute = 0; minute < refusals; minute += 1) await sendAfter(minute);
    answer = () => 'accept';
    const begun = START.add({ minutes: 5 });
    const slow = {
      send: () => new Promise<void>(() => {}),
      answers: async () => true,
      close: () => {},
    };
    void sendDueMails(db, slow, () => begun);
    await until(async () => (await getMail(db, id)).attempts === refusals + 1);

    const asked = begun.add({ seconds: 20 });
    expect(await resendMail(db, id, { actor_id: null, now: asked })).toBe(id);

    expect(await sendDueMails(db, transport, () => asked)).toBe(0);
    expect(server.received).toEqual([]);
  },
);

test('what is skipped stays unsent', async () => {
  const id = await waiting('ayse@ornek.example');
  await db.updateTable('mails').set({ state: 'SKIPPED' }).where('id', '=', id).execute();
  expect(await sendAfter(DAY_MINUTES)).toBe(0);
  expect(server.received).toEqual([]);
});
