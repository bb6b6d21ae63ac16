import { accessTo } from './access.ts';
import { calls, type NamedCall } from './calls/index.ts';

export interface DescribedCall extends NamedCall {
  /** `anyone`, `ADMIN` or `ADMIN OWNER`. */
  access: string;
}

/** The described calls that are mounted; a test holds that all are. */
export function described(): DescribedCall[] {
  return calls.flatMap((call) => {
    const access = accessTo(call.route);
    return access === undefined ? [] : [{ ...call, access }];
  });
}
