import type { Request, RequestHandler, Response } from 'express';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import { db, pool } from '../db/index.ts';
import { env } from '../env.ts';
import { AppError, tooManyRequests } from '../errors.ts';
import { log } from '../log.ts';
import { giveBackPoint } from '../queries/accounts/rate-limits.ts';
import { Email } from '../schemas/common.ts';
import type { SignInLock } from '../services/accounts/sign-in-log.ts';
import { mailboxOf } from '../shared/mailbox-of.ts';
import { networkOf } from '../shared/network-of.ts';
import { knownBrowserOf } from './known-browser.ts';

interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Public reads, counted in this process's memory: a guest's page must not cost a write. The app counts
 * all that comes after the payments' own lines and the back-office's calls, which are counted by themselves.
 */
export const limitReads = memoryLimit({ name: 'reads', points: 600, seconds: 60 });

/**
 * All that is asked of the back-office's calls, before anybody asks who it is. So wide that an agency whose
 * people share one address, each with pictures to upload and rows to mark, does not come near it.
 */
export const limitDesk = memoryLimit({ name: 'desk', points: 1_800, seconds: 60 });

/** Guest writes (request, enquiry, newsletter, contact): shared by all processes. */
export const limitWrites = databaseLimit({ name: 'writes', points: 30, seconds: 60 });

const lookups = databaseLimiter({ name: 'lookups', points: 20, seconds: 600 });

/**
 * Looking up a booking: codes must not be guessable by trying. The point is taken before anything is
 * looked for, so that no crowd of tries slips through, and given back where the code was found: guests
 * behind one address must not use up each other's. What is sent by a code is counted like a try.
 */
export const limitLookups = limitLookupsBut(200, 304);

/** The same for the form, whose answer leads to what it found. */
export const limitEnquiries = limitLookupsBut(303);

/** `found`: the statuses of answers that show what a code is about. */
function limitLookupsBut(...found: number[]): RequestHandler {
  const isFound = (status: number) => found.includes(status);
  return async (req, res, next) => {
    await consumeUnless(res, isFound, { limiter: lookups, key: addressOf(req) });
    next();
  };
}

const mailbox = databaseLimiter({ name: 'mailbox', points: 20, seconds: 3600 });
/** What each network may have sent to a mailbox, however much others had sent there. */
const mailboxFromHere = databaseLimiter({ name: 'mailbox-here', points: 3, seconds: 3600 });
/** Answers to what was taken, and told by a mail. */
const TAKEN = new Set([201, 303]);

/**
 * What sends a mail to an address that a guest wrote, counted by the mailbox it ends in, from wherever it
 * is asked for; the first ones of each network pass all the same, so that nobody who uses up a guest's mails
 * keeps that guest from a code of their own. Who would go on beyond them needs a network for every few mails.
 * What was not taken costs nothing. `field` is the body's; one that holds no address is refused later.
 */
export const limitMailbox =
  (field: string): RequestHandler =>
  async (req, res, next) => {
    const { data: email } = Email.safeParse(req.body?.[field]);
    if (!email) return next();
    const key = mailboxOf(email);
    const wasNotTaken = (status: number) => !TAKEN.has(status);
    const count = (limiter: typeof mailbox, counted: string) =>
      refusalOf(consumeUnless(res, wasNotTaken, { limiter, key: counted }));
    const ofHere = await count(mailboxFromHere, `${addressOf(req)}:${key}`);
    const ofAll = await count(mailbox, key);
    next(ofHere && ofAll);
  };

/** Why no point was left; undefined: there was one. */
const refusalOf = (consumed: Promise<void>): Promise<AppError | undefined> =>
  consumed.then(
    () => undefined,
    (error) => {
      if (error instanceof AppError && error.status === 429) return error;
      throw error;
    },
  );

/** Takes a point, and gives it back where the answer's status says that it was none worth counting. */
async function consumeUnless(
  res: Response,
  isFree: (status: number) => boolean,
  { limiter, key }: { limiter: () => RateLimiterAbstract; key: string },
): Promise<void> {
  const taken = await consume(limiter, key);
  if (!taken) return;
  const expires = Date.now() + taken.msBeforeNext;
  res.once('finish', () => {
    if (isFree(res.statusCode)) void forgive(limiter().getKey(key), expires);
  });
}

/** Nobody waits for it; a point that stays taken is gone with its window. */
const forgive = (key: string, expires: number): Promise<void> =>
  giveBackPoint(db, key, expires).catch((err) => log.warn({ err }, 'a point stays taken'));

const loginByAccount = databaseLimiter({ name: 'login-account', points: 5, seconds: 900 });
const loginByAddress = databaseLimiter({ name: 'login-address', points: 50, seconds: 900 });
/**
 * Guessing from many addresses at once. A crowd of them would lock somebody out, and who has an IPv6 network
 * is a crowd: so it is not for a browser that they came in from before, whose tries are counted by themselves.
 */
const loginByPerson = databaseLimiter({ name: 'login-person', points: 100, seconds: 3600 });

/**
 * Counts a login attempt per address, per account and address, and per account from its own browser or else
 * from anywhere; 429 with the wait when over. Whoever is over by their address fills no table with names they
 * make up.
 */
export async function limitLogin(req: Request, email: string, onLock: OnLock): Promise<void> {
  await consume(loginByAddress, addressOf(req), () => onLock('ADDRESS'));
  await consume(loginByAccount, `${addressOf(req)}:${email}`, () => onLock('ACCOUNT'));
  const browser = knownBrowserOf(req, email);
  if (browser) await consume(loginByAccount, `${browser}:${email}`, () => onLock('ACCOUNT'));
  else await consume(loginByPerson, email, () => onLock('PERSON'));
}

/** Told once of each lock, at the first attempt that is one too many. */
type OnLock = (lock: SignInLock) => Promise<void>;

const resetByAccount = databaseLimiter({ name: 'reset-account', points: 3, seconds: 3600 });
const resetByAddress = databaseLimiter({ name: 'reset-address', points: 20, seconds: 3600 });

/** Counts a wish for a new password: nobody's mailbox is to be flooded by us. */
export async function limitReset(req: Request, email: string): Promise<void> {
  await consume(resetByAddress, addressOf(req));
  await consume(resetByAccount, email);
}

const passwordByPerson = databaseLimiter({ name: 'password-person', points: 5, seconds: 900 });

/** Counts a try at one's own password by somebody who is in: a borrowed session must not guess it. */
export async function limitPasswordTries(user_id: number): Promise<void> {
  await consume(passwordByPerson, String(user_id));
}

/** Counts a password given again: by address with the logins there, by person with the tries above. */
export async function limitProof(req: Request, user_id: number): Promise<void> {
  await consume(loginByAddress, addressOf(req));
  await limitPasswordTries(user_id);
}

export async function forgivePasswordTries(user_id: number): Promise<void> {
  await passwordByPerson().delete(String(user_id));
}

const codeByPerson = databaseLimiter({ name: 'code-person', points: 5, seconds: 900 });

/**
 * Counts a try at a code of one's own second step by somebody who is in. Beside the password's, which a
 * right password forgets: the second step is for whoever has that already.
 */
export async function limitCodeTries(user_id: number): Promise<void> {
  await consume(codeByPerson, String(user_id));
}

/** After a right code, and nothing else. */
export async function forgiveCodeTries(user_id: number): Promise<void> {
  await codeByPerson().delete(String(user_id));
}

/** A success forgets the account's failed attempts: those of elsewhere only where it was counted with them. */
export async function forgiveLogin(req: Request, email: string): Promise<void> {
  await loginByAccount().delete(`${addressOf(req)}:${email}`);
  const browser = knownBrowserOf(req, email);
  if (browser) await loginByAccount().delete(`${browser}:${email}`);
  else await loginByPerson().delete(email);
}

function memoryLimit({ name, points, seconds }: Limit): RequestHandler {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return limitBy(() => limiter);
}

function databaseLimit(limit: Limit): RequestHandler {
  return limitBy(databaseLimiter(limit));
}

function databaseLimiter({ name, points, seconds }: Limit): () => RateLimiterAbstract {
  let limiter: RateLimiterAbstract | undefined;
  return () => {
    limiter ??= new RateLimiterPostgres({
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // server/jobs/prune.ts does.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
    return limiter;
  };
}

function limitBy(limiter: () => RateLimiterAbstract): RequestHandler {
  return async (req, _res, next) => {
    await consume(limiter, addressOf(req));
    next();
  };
}

async function consume(
  limiter: () => RateLimiterAbstract,
  key: string,
  onLock?: () => Promise<void>,
): Promise<RateLimiterRes | undefined> {
  if (env.RATE_LIMITS === 'off') return undefined;
  try {
    return await limiter().consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.consumedPoints === limiter().points + 1) await onLock?.();
    throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

const addressOf = (req: Request): string => networkOf(req.ip ?? '');
