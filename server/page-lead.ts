import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import {
  compressFrom,
  compressOpen,
  endOfLead,
  LONGEST_BEFORE,
  type Pressing,
} from './brotli-parts.ts';
import { log } from './log.ts';
import { LEAD_END } from './shared/lead-end.ts';

/**
 * What many pages begin with: their head and its styles, a quarter of a list. It is compressed once and as
 * hard as can be, and a page is only compressed from there on (docs/decisions/0036).
 */
interface Lead {
  text: Buffer;
  window: number;
  /** Its part of the stream, up to the byte where a page's own begins; undefined: not made yet, or it can't be. */
  stream?: Buffer;
}

/** One for each combination of stylesheets, theme and window; more than there are means that they are none. */
const MOST_LEADS = 200;
/** What a document begins with, and nothing else we send. */
const OPENING = '<'.charCodeAt(0);
/** No text of a page holds it: there it would be escaped. */
const end = Buffer.from(`${LEAD_END}</style>`);
const blanks = Buffer.byteLength(LEAD_END);
const leads: Lead[] = [];

/**
 * A page in brotli, its lead as it was compressed before. Undefined: it has none, or one that is met for the
 * first time, which is compressed now for the next page.
 */
export function compressAfterLead(page: Buffer, pressing: Pressing): Buffer | undefined {
  const at = page[0] === OPENING ? page.indexOf(end) : -1;
  const length = at + blanks;
  if (at < 0 || length > LONGEST_BEFORE) return undefined;
  const { window } = pressing;
  const beginning = page.subarray(0, length);
  const known = leads.find((lead) => lead.window === window && lead.text.equals(beginning));
  if (!known) prepare({ text: Buffer.from(beginning), window });
  const rest = known?.stream && compressFrom(length, page.subarray(length), pressing);
  return known?.stream && rest ? Buffer.concat([known.stream, rest]) : undefined;
}

/** Resolves when every lead that was met is ready. */
export const leadsReady = (): Promise<unknown> => Promise.all(underWay);

const underWay = new Set<Promise<void>>();

function prepare(lead: Lead): void {
  if (leads.length >= MOST_LEADS) return;
  leads.push(lead);
  const making = make(lead)
    .catch((err: unknown) => log.error({ err }, 'what pages begin with was not compressed'))
    .finally(() => underWay.delete(making));
  underWay.add(making);
}

/** Texts that point at once at the distances a page's own part begins with. */
const SAMPLES = [1, 4, 11, 15].map((distance) =>
  Buffer.from(`</style>${'<a href="/villa'.slice(-distance).repeat(9)}`),
);
const undone = promisify(brotliDecompress);

/** It is used only if what it makes with a page can be read by others than us. */
async function make(lead: Lead): Promise<void> {
  const { text, window } = lead;
  const beginning = await compressOpen(text.subarray(0, -blanks), window);
  const stream = Buffer.concat([beginning, endOfLead()]);
  for (const sample of SAMPLES) {
    const rest = compressFrom(text.length, sample, { quality: 5, window });
    const read = rest && (await undone(Buffer.concat([stream, rest])));
    if (!read?.equals(Buffer.concat([text, sample])))
      throw new Error('a lead does not read as it was written');
  }
  lead.stream = stream;
}
