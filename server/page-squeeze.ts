import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

import { etagOf, type FinishedPage } from './finished-page.ts';
import { log } from './log.ts';

/** A page asked for again and again, which is worth fewer bytes. */
interface Wish {
  page: FinishedPage;
  /** Whether anybody can still be answered with it. */
  isKept(): boolean;
  replace(smaller: FinishedPage): void;
}

/** What waits beyond that is left as it is: whoever asks for it once more may wish again. */
const MOST_WAITING = 100;
/** Times as long as the work took, so that no flood of addresses takes more than a fifth of a processor. */
const REST = 4;

const harder = promisify(brotliCompress);
const undone = promisify(brotliDecompress);

const waiting: Wish[] = [];
let isWorking = false;

/**
 * Has a page compressed as hard as it can be, one page after the other: brotli 11 takes forty times as
 * long as the 5 that a page is first sent with, on a thread that logins and pictures need, too. False:
 * too many wait.
 */
export function squeezeInTurn(wish: Wish): boolean {
  if (waiting.length >= MOST_WAITING) return false;
  waiting.push(wish);
  if (!isWorking) void work();
  return true;
}

async function work(): Promise<void> {
  isWorking = true;
  for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
    if (!wish.isKept()) continue;
    const began = performance.now();
    await grant(wish);
    await setTimeout((performance.now() - began) * REST, undefined, { ref: false });
  }
  isWorking = false;
}

async function grant({ page, isKept, replace }: Wish): Promise<void> {
  try {
    const smaller = await squeezed(page);
    if (smaller && isKept()) replace(smaller);
  } catch (error) {
    log.error({ err: error }, 'page was not compressed harder');
  }
}

/** The same page in fewer bytes. Undefined: not brotli at all. */
async function squeezed(page: FinishedPage): Promise<FinishedPage | undefined> {
  if (headerOf(page.headers, 'content-encoding') !== 'br') return undefined;
  const text = await undone(page.body);
  const body = await harder(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const etag = etagOf(body);
  const headers = page.headers.map((value, at) => {
    const name = at % 2 === 1 ? page.headers[at - 1]?.toLowerCase() : undefined;
    if (name === 'etag') return etag;
    return name === 'content-length' ? String(body.length) : value;
  });
  return { ...page, headers, body, etag };
}

function headerOf(headers: string[], wanted: string): string | undefined {
  const at = headers.findIndex((name, place) => place % 2 === 0 && name.toLowerCase() === wanted);
  return at < 0 ? undefined : headers[at + 1];
}
