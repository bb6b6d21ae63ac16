import { errorsOf } from './common-errors.ts';
import type { DescribedCall } from './described.ts';
import { describeCodes, failureSchema } from './failures.ts';

/** Every failure of the calls, once: most calls fail in the same ways. */
export function failureResponses(calls: readonly DescribedCall[]) {
  const responses: Record<string, object> = {};
  for (const call of calls) {
    for (const [status, codes] of errorsOf(call, call.access)) {
      responses[nameOf(status, codes)] ??= {
        description: describeCodes(codes),
        content: { 'application/json': { schema: failureSchema(codes) } },
      };
    }
  }
  return responses as Record<string, { description: string }>;
}

/** A call's failures, each a reference to one of those above. */
export function failureReferences(call: DescribedCall): Record<string, { $ref: string }> {
  return Object.fromEntries(
    [...errorsOf(call, call.access)].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${nameOf(status, codes)}` },
    ]),
  );
}

const nameOf = (status: number, codes: readonly string[]) => `${status}.${codes.join('.')}`;
