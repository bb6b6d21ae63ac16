import type { Response } from 'supertest';

import { accessTo } from '../../server/openapi/access.ts';
import { calls, type NamedCall } from '../../server/openapi/calls/index.ts';
import { errorsOf } from '../../server/openapi/common-errors.ts';
import { failureSchema } from '../../server/openapi/failures.ts';

/**
 * Holds an answer of the JSON API against the document: throws when its status, a field or a code
 * is not described there. Run on every answer that any test gets.
 */
export function checkAnswer(response: Response): void {
  const { method, path = '' } = (response as unknown as { req: { method: string; path: string } })
    .req;
  const [address = ''] = path.split('?');
  if (!/^\/v[12]\//.test(address) || !isJson(response)) return;
  const call = callFor(method, address);
  // A route without a description fails tests/openapi/calls.test.ts, by its name.
  if (!call) return;
  if (response.status < 400) checkSuccess(call, response);
  else checkFailure(call, response);
}

/** The same as a sentence; undefined for an answer that is as described. */
export function problemWith(response: Response): string | undefined {
  try {
    checkAnswer(response);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

const isJson = ({ headers }: Response) =>
  String(headers['content-type']).startsWith('application/json');

/** The described call that a request reaches; fixed words in an address win over parameters. */
export function callFor(method: string, address: string): NamedCall | undefined {
  const verb = method === 'HEAD' ? 'GET' : method;
  const fitting = patterns.filter(
    ({ call, pattern }) => call.verb === verb && pattern.test(address),
  );
  return fitting.toSorted((one, other) => one.parameters - other.parameters)[0]?.call;
}

const patterns = calls.map((call) => ({
  call,
  parameters: call.path.split(':').length,
  pattern: new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

function checkSuccess(call: NamedCall, { status, body, req }: Response & { req?: unknown }): void {
  if ((req as { method: string }).method === 'HEAD' || status === 304) return;
  if (status !== call.answer.status) throw new Error(`${call.route} answers ${status}`);
  if (!call.answer.schema) return;
  const { error } = call.answer.schema.safeParse(body);
  if (error) throw new Error(`${call.route} answers what is not described:\n${error.message}`);
}

function checkFailure(call: NamedCall, { status, body }: Response): void {
  // Addresses that no method of the call's reaches, and the order of checks before it.
  if (['no_route', 'method_not_allowed', 'bad_request'].includes(body?.code)) return;
  const documented = errorsOf(call, accessTo(call.route) ?? 'anyone').get(status) ?? [];
  const code = String(body?.code);
  if (!documented.includes(code) && !isConstraint(status, code))
    throw new Error(`${call.route} fails with ${status} ${code}, which is not described`);
  const { error } = failureSchema([code]).safeParse(body);
  if (error) throw new Error(`${call.route} fails with what is not described:\n${error.message}`);
}

/** A broken rule of the database that has no other code says its own name. */
const isConstraint = (status: number, code: string) =>
  (status === 409 || status === 422) && code.includes('__');
