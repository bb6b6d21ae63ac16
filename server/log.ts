import pino from 'pino';

import { env } from './env.ts';
import { unquoted } from './unquoted.ts';

/**
 * JSON lines on standard output. Secrets and personal data never reach it: callers log ids, not rows, and of
 * errors what names things.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  serializers: { err: told },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.cookie'],
    censor: '***',
  },
});

function told(error: unknown): unknown {
  const kept = unquoted(error);
  return kept instanceof Error ? { ...pino.stdSerializers.err(kept), type: kept.name } : kept;
}
