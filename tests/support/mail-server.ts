import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

/**
 * What the server does with a mail: takes it, at once or after a while, refuses it for now (451) or
 * for good (550, at the recipient), hangs up after the message instead of answering, or takes it and
 * hangs up, so that nobody hears of it.
 */
export type Answer =
  | 'accept'
  | 'delay'
  | 'refuse'
  | 'refuse_for_good'
  | 'hang_up'
  | 'take_and_hang_up';

/** Long enough that others overtake. */
const DELAY_MILLISECONDS = 40;

type Behaviour = (delivery: { to: string; attempt: number }) => Answer;

/** A real SMTP server in this process, on a free port. It remembers every mail it has taken over. */
export async function startMailServer(behaviour: Behaviour = () => 'accept') {
  const received: ReceivedMail[] = [];
  const attempts = new Map<string, number>();
  const answerFor = (to: string) => behaviour({ to, attempt: attempts.get(to) ?? 0 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      attempts.set(address, (attempts.get(address) ?? 0) + 1);
      done(answerFor(address) === 'refuse_for_good' ? smtpError(550, 'no such mailbox') : null);
    },
    onData: async (stream, session, done) => {
      const mail = await readMail(stream, session).catch(() => undefined);
      // The client went away in the middle: nobody waits for an answer.
      if (!mail) return;
      const answer = answerFor(mail.to[0] ?? '');
      if (answer === 'hang_up') return hangUp(server, session);
      if (answer === 'refuse') return done(smtpError(451, 'try again later'));
      received.push(mail);
      if (answer === 'take_and_hang_up') return hangUp(server, session);
      if (answer === 'delay') await setTimeout(DELAY_MILLISECONDS);
      done();
    },
  });
  // A client that goes away in the middle is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** A header of a raw mail, unfolded; every occurrence. */
export function headersOf(raw: string, name: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const prefix = `${name.toLowerCase()}:`;
  return head
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(prefix))
    .map((line) => line.slice(prefix.length).trim());
}

async function readMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<ReceivedMail> {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
    raw: await text(stream),
  };
}

function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections as Set<{
    session: SMTPServerSession;
    _socket: { destroy(): void };
  }>)
    if (connection.session.id === id) connection._socket.destroy();
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
