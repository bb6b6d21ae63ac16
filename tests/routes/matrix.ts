import type { Response } from 'supertest';

import { accessTo } from '../../server/openapi/access.ts';
import { unchecked } from '../support/api.ts';
import { fill } from './bodies.ts';
import { addressOf, hasSample, type Rows } from './samples.ts';
import { calls, hasId, type Walked } from './walk.ts';

/** Who asks: the token of each, none for nobody. */
interface Askers {
  nobody: undefined;
  /** Owns the villa, the boat and the reservations of the rows. */
  owner: string;
  /** Owns nothing. */
  stranger: string;
  admin: string;
}

const HEAD =
  '  method route                                                nobody owner  other  admin';

/**
 * What every API route answers whom, for rows of the first owner: `200`, and `200 –` for a list with
 * nothing in it. Writes come with a field that nobody knows: 422 is one that would be done.
 */
export async function callMatrix(rows: Rows, askers: Askers): Promise<string> {
  const lines: string[] = [];
  for (const call of calls) {
    const cells: string[] = [];
    if (!hasSample(call.address)) {
      lines.push(lineOf(call, ['has no row in tests/routes/samples.ts']));
      continue;
    }
    for (const token of Object.values(askers)) cells.push(await cellOf(call, rows, token));
    lines.push(lineOf(call, cells));
  }
  return `${HEAD}\n${lines.join('\n')}\n`;
}

async function cellOf(call: Walked, rows: Rows, token: string | undefined): Promise<string> {
  const response = await ask(call, rows, token);
  const list = response.body?.content;
  const isEmpty = response.status === 200 && Array.isArray(list) && list.length === 0;
  return isEmpty ? '200 –' : String(response.status);
}

function ask(call: Walked, rows: Rows, token: string | undefined): PromiseLike<Response> {
  const request = unchecked[call.method](addressOf(call.address, rows));
  if (token) request.set('authorization', token);
  return call.method === 'get' ? request : fill(request, call, { unknown_field: 1 });
}

const lineOf = ({ method, address }: Walked, cells: string[]) =>
  `  ${method.toUpperCase().padEnd(6)} ${address.padEnd(52)} ${cells.map((cell) => cell.padEnd(6)).join(' ')}`.trimEnd();

/** Lines that say what must never be: an owner who reaches another's row, or staff's calls. */
export function breaches(matrix: string): string[] {
  return calls.flatMap((call) => {
    const line = matrix.split('\n').find((each) => each.startsWith(prefixOf(call)));
    if (!line) return [`${prefixOf(call)} has no line`];
    if (line.includes('samples.ts')) return [line.trim()];
    const [nobody, owner, other] = line
      .slice(prefixOf(call).length)
      .trim()
      .split(/ {2,}| (?=\d)/);
    const access = accessTo(`${call.method.toUpperCase()} ${call.address}`);
    const isOpen = access === 'anyone';
    const wrong = [
      !isOpen && nobody !== '401',
      access === 'ADMIN' && (owner !== '403' || other !== '403'),
      access === 'ADMIN OWNER' && hasId(call) && other !== '404',
    ];
    return wrong.some(Boolean) ? [line.trim()] : [];
  });
}

const prefixOf = ({ method, address }: Walked) => `  ${method.toUpperCase().padEnd(6)} ${address} `;
