import { t } from './i18n.ts';
import { unquoted } from './unquoted.ts';

export type StartCode = keyof typeof import('../views/locales/tr/start.json', { with: {
  type: 'json',
}})['error'];

/**
 * Why the program cannot start (or a script cannot do its work): one sentence for the person at the
 * terminal, with what to do about it.
 */
export class StartError extends Error {
  readonly code: StartCode;

  constructor(code: StartCode, values: Record<string, string | number> = {}) {
    super(t(`start:error.${code}`, values));
    this.name = 'StartError';
    this.code = code;
  }
}

/** What to print for any failure: the sentence alone, and the stack only on demand. */
export function describeFailure(error: unknown, withStack: boolean): string {
  const told = unquoted(error);
  if (!(told instanceof Error)) return String(told);
  return withStack ? (told.stack ?? told.message) : told.message || told.name;
}
