import { getMail } from '../../../server/queries/mail/mails.ts';
import { queueMail } from '../../../server/services/mail/mail.ts';
import { MAX_REFUSALS, sendDueMails } from '../../../server/services/mail/mail-sending.ts';
import { type MailTransport, smtpTransport } from '../../../server/services/mail/smtp.ts';
import { db } from '../../support/db.ts';
import { type Said, startScriptedServer } from '../../support/scripted-mail-server.ts';

/** Milliseconds: many deliveries over a real connection, perhaps on a busy machine. */
const PATIENCE = 60_000;

const START = Temporal.Instant.from('2026-07-09T10:00:00Z');

let server: Awaited<ReturnType<typeof startScriptedServer>>;
let transport: MailTransport;

beforeAll(async () => {
  server = await startScriptedServer();
});

beforeEach(async () => {
  // One that has greeted us already would tell nothing of the greeting.
  transport = smtpTransport(server.url);
  await db.deleteFrom('mails').execute();
});

afterEach(() => transport.close());

afterAll(() => server.close());

async function waiting(recipient = 'ayse@ornek.example'): Promise<number> {
  const id = await queueMail(db, {
    template_code: null,
    recipient,
    subject: 'Talebiniz bize ulaştı',
    html: '<p>Merhaba</p>',
    text: 'Merhaba',
    event_key: `event:${recipient}`,
  });
  await db.updateTable('mails').set({ next_attempt_at: START.toString() }).execute();
  return id ?? 0;
}

/** One run a day, while the server says this. */
async function send(said: Said, days: number): Promise<void> {
  server.says(said);
  for (let day = 0; day < days; day += 1)
    await sendDueMails(db, transport, () => START.add({ minutes: day * 24 * 60 }));
}

test.each<[string, Said]>([
  ['wants a login that we have not', { MAIL: '530 5.7.0 Authentication required' }],
  ['refuses our login', { AUTH: '535 5.7.8 no such user' }],
  ['knows no sender of ours', { MAIL: '553 5.7.1 Sender address rejected: not owned by user' }],
  ['wants a login before it hears of a guest', { RCPT: '530 5.7.0 Authentication required' }],
  ['is too busy to greet', { GREETING: '421 4.7.0 try again later' }],
  ['hangs up before it greets', { GREETING: null }],
  [
    'breaks its own encryption',
    { EHLO: '250-mail\r\n250 STARTTLS', STARTTLS: '220 not TLS\r\nat all' },
  ],
])(
  'a server that %s kills no mail, however long it does',
  async (_, said) => {
    const id = await waiting();

    await send(said, MAX_REFUSALS + 1);

    expect(await getMail(db, id)).toMatchObject({ state: 'FAILED', attempts: MAX_REFUSALS + 1 });
  },
  PATIENCE,
);

test('a server elsewhere that does not encrypt is told neither our login nor a mail', async () => {
  const id = await waiting();
  server.says({ STARTTLS: '502 5.5.1 not here' });
  // An address of this machine, though none of its names.
  const [far, open] = ['', '/?requireTLS=false'].map((wish) =>
    smtpTransport(server.url.replace('127.0.0.1', '0.0.0.0') + wish),
  ) as [MailTransport, MailTransport];

  server.heard.length = 0;
  await sendDueMails(db, far, () => START);
  far.close();
  expect(server.heard).toContain('STARTTLS');
  expect(server.heard).not.toContain('AUTH');
  expect(server.heard).not.toContain('MAIL');

  await sendDueMails(db, open, () => START.add({ hours: 24 }));
  open.close();
  expect(await getMail(db, id)).toMatchObject({ state: 'SENT' });
});

test('an hour of outage leaves a mail all the patience it had', async () => {
  const id = await waiting();
  await send({ AUTH: '454 4.7.0 temporary failure' }, MAX_REFUSALS + 1);

  server.says({ RCPT: '451 4.7.1 greylisted' });
  await sendDueMails(db, transport, () => START.add({ hours: 24 * 30 }));

  expect(await getMail(db, id)).toMatchObject({ state: 'FAILED' });
});

test('a server that greets nobody is asked by few mails a run', async () => {
  for (let number = 0; number < 9; number += 1) await waiting(`misafir${number}@ornek.example`);

  await send({ GREETING: '421 4.7.0 try again later' }, 1);

  const tried = await db.selectFrom('mails').select('id').where('attempts', '>', 0).execute();
  expect(tried.length).toBeLessThanOrEqual(5);
});

test.each<[string, Said]>([
  ['no such guest', { RCPT: '550 5.1.1 no such mailbox' }],
  ['a message that it never takes', { MESSAGE: '554 5.7.1 looks like spam' }],
  ['a message that is too big', { MAIL: '552 5.3.4 message too big' }],
])('%s is the mail’s own fault', async (_, said) => {
  const id = await waiting();

  await send(said, 1);

  expect(await getMail(db, id)).toMatchObject({ state: 'DEAD', attempts: 1 });
});

test(
  'a mail that makes an otherwise good server hang up is dead in the end: the guest may have each copy',
  async () => {
    const id = await waiting();

    await send({ MESSAGE: null }, MAX_REFUSALS + 2);

    expect(await getMail(db, id)).toMatchObject({ state: 'DEAD', attempts: MAX_REFUSALS });
  },
  PATIENCE,
);
