import type { Db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import {
  claimDueMail,
  type DueMail,
  prolongLease,
  setMailFailed,
  setMailSent,
} from '../../queries/mail/mail-outbox.ts';
import { listSettings } from '../../queries/mail/mail-settings.ts';
import { siteSettingsFrom } from '../content/settings.ts';
import type { MailTransport } from './smtp.ts';

type Clock = () => Temporal.Instant;

/** Minutes until the next attempt by refusals; after the last one a mail is dead and waits for staff. */
const BACKOFF_MINUTES = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60, 24 * 60] as const;
export const MAX_REFUSALS = BACKOFF_MINUTES.length + 1;

/** While the server is away or our login is wrong; however long that lasts. */
const OUTAGE_MINUTES = 5;

/** So soon another sender, or staff, can have the mail of one that died; who is at it says so in time. */
const LEASE_MINUTES = 2;
const PROLONGED_AFTER = 30_000;
const LANES = 3;
/** So many unreachable in a row: the server is down, and the rest need not be tried now. */
const GIVE_UP_AFTER = 3;

/**
 * Sends every mail that is due, each at least once. A refused mail is tried again later; only what
 * the server refuses for good, or has refused `MAX_REFUSALS` times, is dead; an outage kills none. Resolves with the
 * number of mails sent. The database is not locked while a mail is under way.
 */
export async function sendDueMails(db: Db, transport: MailTransport, now: Clock): Promise<number> {
  const run: Run = { db, transport, now, sender: await senderOf(db), sent: 0, unreachable: 0 };
  await Promise.all(Array.from({ length: LANES }, () => sendOneByOne(run)));
  return run.sent;
}

interface Sender {
  name: string;
  address: string;
  reply_to: string | null;
}

interface Run {
  db: Db;
  transport: MailTransport;
  now: Clock;
  sender: Sender;
  sent: number;
  unreachable: number;
}

async function sendOneByOne(run: Run): Promise<void> {
  while (run.unreachable < GIVE_UP_AFTER) {
    const mail = await claimDueMail(run.db, {
      now: dateOf(run.now()),
      leased_until: leaseEnd(run),
    });
    if (!mail) return;
    const lease = setInterval(() => void prolong(run, mail), PROLONGED_AFTER).unref();
    await attempt(run, mail).finally(() => clearInterval(lease));
  }
}

const leaseEnd = ({ now }: Run): Date => dateOf(now().add({ minutes: LEASE_MINUTES }));

/** Without the database nobody else gets the mail either. */
const prolong = (run: Run, mail: DueMail): Promise<void> =>
  prolongLease(run.db, mail, leaseEnd(run)).catch((error: unknown) =>
    log.warn({ err: error, mail: mail.id }, 'mail not lent for longer'),
  );

async function attempt(run: Run, mail: DueMail): Promise<void> {
  const message_id = `<mail.${mail.id}@${domainOf(run.sender.address)}>`;
  try {
    await run.transport.send({
      ...mail,
      message_id,
      from: { name: run.sender.name, address: run.sender.address },
      reply_to: mail.reply_to ?? run.sender.reply_to,
    });
  } catch (error) {
    await noteFailure(run, mail, error as SmtpError);
    return;
  }
  run.unreachable = 0;
  run.sent += 1;
  await setMailSent(run.db, mail.id, { at: dateOf(run.now()), message_id });
}

/** What nodemailer tells; `command`: what the server was told last, or `CONN` where the connection broke. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

async function noteFailure(run: Run, mail: DueMail, error: SmtpError): Promise<void> {
  const isOutage = await isOurs(run, error);
  if (isOutage) run.unreachable += 1;
  const minutes = isOutage ? OUTAGE_MINUTES : BACKOFF_MINUTES[mail.refusals];
  const dead = !isOutage && (minutes === undefined || refusedForGood(error));
  await setMailFailed(run.db, mail, {
    state: dead ? 'DEAD' : 'FAILED',
    refusals: mail.refusals + (isOutage ? 0 : 1),
    last_error: error.message.slice(0, 500),
    next_attempt_at: dateOf(run.now().add({ minutes: minutes ?? 0 })),
  });
  const level = dead ? 'error' : 'warn';
  const { code, responseCode } = error;
  log[level]({ mail: mail.id, attempts: mail.attempts, code, responseCode, dead }, 'mail not sent');
}

/**
 * No server, no login, or not our sender: the mail was not even offered, so it cannot die of it. A connection
 * that broke does not say at what; where the server greets us and takes our login right after, it broke at
 * this mail. Each such try may have reached the guest, so that they end as refusals do.
 */
async function isOurs({ transport }: Run, error: SmtpError): Promise<boolean> {
  if (isOfLogin(error)) return true;
  return !isOfMail(error) && !(await transport.answers());
}

/** 530 asks for a login at whatever command (RFC 4954 §6); 552 to MAIL FROM tells of the mail's size (RFC 1870 §6.1). */
const isOfLogin = ({ code, command, responseCode }: SmtpError): boolean =>
  code === 'EAUTH' ||
  responseCode === 530 ||
  (code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode !== 552);

/** Said to the recipient or the message. */
const isOfMail = ({ code }: SmtpError): boolean => code === 'EENVELOPE' || code === 'EMESSAGE';

/** 5xx on the recipient or the message (RFC 5321 §4.2.1). */
const refusedForGood = (error: SmtpError): boolean =>
  isOfMail(error) && (error.responseCode ?? 0) >= 500;

/**
 * From is the site's own domain, whatever staff set as the agency's address: a mail of ours from another
 * one's domain is refused by its SPF. Answers reach the agency.
 */
async function senderOf(db: Db): Promise<Sender> {
  const { site_name, site_email } = siteSettingsFrom(await listSettings(db));
  const domain = new URL(env.PUBLIC_URL).hostname.replace(/^www\./, '');
  return { name: site_name, address: `no-reply@${domain}`, reply_to: site_email ?? null };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);
