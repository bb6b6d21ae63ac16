import pino from 'pino';

import { env } from './env.ts';

/** JSON lines on standard output. Secrets and personal data never reach it: callers log ids, not rows. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.cookie'],
    censor: '***',
  },
});
