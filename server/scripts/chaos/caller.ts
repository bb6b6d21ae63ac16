import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { Random } from '../../seed/random.ts';
import type { Answer, Deed, Journal, Wish } from './journal.ts';

/** Longer than any limit of the site: an answer that has not come by then does not come. */
const PATIENCE = 25_000;
const MOST_TRIES = 120;
/** Shares of the calls with a key whose answer is lost on its way, that are sent again, or misused. */
const LOST = 0.06;
const REPEATED = 0.05;
const REUSED = 0.02;

export interface Caller {
  url: string;
  token: string;
  journal: Journal;
}

/**
 * Does what a client wants and writes down what it was told. A call with a key is sent until somebody
 * answers for good; some of these lose their first answer on purpose, some are repeated afterwards.
 */
export async function carryOut(
  caller: Caller,
  wish: Wish,
  { key, random }: { key: string; random: Random },
): Promise<void> {
  const deed: Deed = {
    wish,
    key: wish.keyed ? key : null,
    tries: 0,
    outcome: 'unknown',
    answer: null,
    refused_requests: [],
  };
  if (wish.does !== 'look') caller.journal.deeds.push(deed);
  const leave = wish.keyed && random.chance(LOST) ? random.int(1, 60) : undefined;
  await untilSettled(caller, deed, leave);
  const { answer } = deed;
  if (deed.outcome !== 'told' || !answer) return;
  wish.done?.(answer.content);
  if (wish.keyed && random.chance(REPEATED)) await repeat(caller, deed);
  if (wish.keyed && random.chance(REUSED)) await reuse(caller, deed);
}

async function untilSettled(caller: Caller, deed: Deed, leave: number | undefined): Promise<void> {
  let isOpen = true;
  while (isOpen) {
    if (deed.tries > 0) await pause(100 + 20 * deed.tries);
    const answer = await send(caller, deed, deed.tries === 0 ? leave : undefined);
    deed.tries += 1;
    isOpen = !settle(deed, answer) && deed.key !== null && deed.tries < MOST_TRIES;
  }
}

/** Notes an answer; whether it is the last word on the wish. */
function settle(deed: Deed, answer: Answer | null): boolean {
  if (!answer || answer.status >= 500) return false;
  if (answer.status >= 400) deed.refused_requests.push(answer.request_id);
  if (answer.code === 'in_flight') return false;
  deed.answer = answer;
  deed.outcome = answer.status < 300 ? 'told' : 'refused';
  return true;
}

/** The same key and wish once more: the very same answer. */
async function repeat(caller: Caller, deed: Deed): Promise<void> {
  const again = await send(caller, deed);
  if (!again || again.status >= 500) return;
  const isSame =
    again.status === deed.answer?.status && isDeepStrictEqual(again.content, deed.answer.content);
  if (!isSame)
    surprise(caller, deed, `a repeat of its key was answered ${again.status}, otherwise`);
}

/** The same key for another wish: refused, and nothing done. */
async function reuse(caller: Caller, deed: Deed): Promise<void> {
  const field = FIELDS.find((name) => name in (deed.wish.body ?? {})) ?? 'reason';
  const body = { ...deed.wish.body, [field]: ANOTHER };
  const again = await send(caller, { ...deed, wish: { ...deed.wish, body } });
  if (!again || again.status >= 500) return;
  deed.refused_requests.push(again.request_id);
  if (again.code !== 'idempotency_key_reused')
    surprise(caller, deed, `its key for another wish was answered ${again.status} ${again.code}`);
}

/** What no row may ever say. */
export const ANOTHER = 'Another wish';
const FIELDS = ['customer_note', 'note'];

const surprise = ({ journal }: Caller, { wish, key }: Deed, what: string) =>
  journal.surprises.push(`${wish.what} (${key}): ${what}`);

async function send(caller: Caller, { wish, key }: Deed, leave?: number): Promise<Answer | null> {
  const { url, token, journal } = caller;
  const begun = journal.elapsed();
  const note = {
    what: wish.what,
    begun,
    status: null,
    retry_after: null,
    left: leave !== undefined,
  };
  try {
    const response = await fetch(url + wish.path, {
      method: wish.method,
      headers: {
        ...(wish.by === 'staff' && { authorization: `Bearer ${token}` }),
        ...(wish.body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: wish.body && JSON.stringify(wish.body),
      signal: AbortSignal.timeout(leave ?? PATIENCE),
    });
    const body = (await response.json()) as { content: Answer['content']; code?: string };
    const retry_after = response.headers.get('retry-after');
    const { status } = response;
    journal.tries.push({ ...note, ended: journal.elapsed(), status, retry_after, left: false });
    const request_id = response.headers.get('x-request-id') ?? '';
    return { status, code: body.code ?? null, content: body.content, request_id };
  } catch {
    journal.tries.push({ ...note, ended: journal.elapsed() });
    return null;
  }
}
