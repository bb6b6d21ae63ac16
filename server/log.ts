import pino from 'pino';

import { env } from './env.ts';
import { unquoted } from './unquoted.ts';

/**
 * JSON lines on standard output. Secrets and personal data never reach it: callers log ids, not rows, and of
 * errors what names things.
 */
export const log = pino({
  level: wantedLevel(),
  base: null,
  serializers: { err: told },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.cookie'],
    censor: '***',
  },
});

/** A wrong configuration is told in a sentence by who starts the program, not by a stack from what it loads. */
function wantedLevel(): string {
  try {
    return env.LOG_LEVEL;
  } catch {
    return 'info';
  }
}

function told(error: unknown): unknown {
  const kept = unquoted(error);
  return kept instanceof Error ? { ...pino.stdSerializers.err(kept), type: kept.name } : kept;
}
