import path from 'node:path';

// Read by server/env.ts at its first use; a test may change a value of `env` for itself.
Object.assign(process.env, {
  APP_ENV: 'development',
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://koy.test',
  DATA_DIR: path.join(process.env.KOY_TEST_FOLDER ?? '', `data-${process.env.JEST_WORKER_ID}`),
  SESSION_SECRET: 'a session secret that only tests know',
  JWT_SECRET: 'a token secret that only the tests know',
  DEMO: '1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
});
delete process.env.DATABASE_URL;

// Jest's hundred are formatted for each `expect` of supertest, a twentieth of what calls take.
Error.stackTraceLimit = 10;
