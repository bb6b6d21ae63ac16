import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';

import { ConfigError, parseEnv } from '../server/env.ts';
import { projectRoot } from '../server/project-root.ts';
import type { EnvSource } from '../server/setting-rules.ts';

const SECRETS = {
  SESSION_SECRET: 'a'.repeat(32),
  JWT_SECRET: 'b'.repeat(32),
};

const SITE = { PUBLIC_URL: 'https://koy.test' };

const STORE = { S3_BUCKET: 'koy', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

const parse = (source: EnvSource = {}) => parseEnv({ ...SECRETS, ...source });

function problemsOf(source: EnvSource): string[] {
  try {
    parse(source);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

test('the example for a server is a production site once its address and secrets are filled in', () => {
  const example = parseEnvFile(readFileSync('deploy/koy.env.example', 'utf8'));

  const site = parseEnv({ ...example, ...SECRETS, ...SITE });

  expect(site).toMatchObject({ APP_ENV: 'production', TRUST_PROXY: 1, PORT: 3000, DEMO: false });
});

test('nothing need be set: a local site with its demo on port 3000', () => {
  expect(parse()).toMatchObject({
    APP_ENV: 'development',
    PORT: 3000,
    PORT_GIVEN: false,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(projectRoot, 'data'),
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
    DEMO: true,
    RATE_LIMITS: 'on',
    FEED_ALLOW_HOSTS: [],
    DEBUG: false,
  });
  expect(parse().DATABASE_URL).toBeUndefined();
});

test.each<[string, EnvSource, Record<string, unknown>]>([
  [
    'the address follows the port',
    { PORT: '8080' },
    { PORT: 8080, PUBLIC_URL: 'http://localhost:8080' },
  ],
  ['a given port is not exchanged for another', { PORT: '3000' }, { PORT_GIVEN: true }],
  [
    'production may be tried on this machine before there is a proxy',
    { APP_ENV: 'production', PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ],
  [
    'an address loses its last slash',
    { PUBLIC_URL: 'https://koy.test/' },
    { PUBLIC_URL: 'https://koy.test' },
  ],
  ['an empty value counts as none', { PORT: '', HOST: '' }, { PORT: 3000, HOST: '127.0.0.1' }],
  ['a folder is absolute', { DATA_DIR: '/srv/koy' }, { DATA_DIR: '/srv/koy' }],
  [
    'hosts are a list',
    { FEED_ALLOW_HOSTS: 'a.test, b.test,' },
    { FEED_ALLOW_HOSTS: ['a.test', 'b.test'] },
  ],
  ['production has no demo', { APP_ENV: 'production', ...SITE }, { DEMO: false }],
  [
    'a blank value counts as none',
    { PORT: ' ', TRUST_PROXY: '\t', PUBLIC_URL: ' ' },
    { PORT: 3000, PORT_GIVEN: false, PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 0 },
  ],
  [
    'spaces around a value are none of it, but of a secret',
    { HOST: ' 127.0.0.1 ', DATA_KEY: ` ${'k'.repeat(32)} ` },
    { HOST: '127.0.0.1', DATA_KEY: ` ${'k'.repeat(32)} ` },
  ],
  [
    'an address is an origin',
    { PUBLIC_URL: 'HTTPS://Koy.test:443' },
    { PUBLIC_URL: 'https://koy.test' },
  ],
  [
    'production for this machine alone, without an address',
    { APP_ENV: 'production', PUBLIC_URL: undefined },
    { PUBLIC_URL: 'http://localhost:3000' },
  ],
  [
    'an open address without the demo',
    { HOST: '0.0.0.0', DEMO: '0' },
    { HOST: '0.0.0.0', DEMO: false },
  ],
  [
    'a database behind a socket',
    { DATABASE_URL: 'postgresql:///koy?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgresql:///koy?host=/var/run/postgresql' },
  ],
  [
    'a database behind a socket, with a password',
    { DATABASE_URL: 'postgres://koy:secret@/koy?host=/run/pg&port=5433' },
    { DATABASE_URL: 'postgres://koy:secret@/koy?host=/run/pg&port=5433' },
  ],
])('%s', (_name, source, expected) => {
  expect(parse(source)).toMatchObject(expected);
});

test.each<[string, EnvSource, RegExp]>([
  ['an unknown environment', { APP_ENV: 'staging' }, /^APP_ENV=staging geçersiz/],
  ['a port that is none', { PORT: '70000' }, /^PORT=70000 geçersiz: 0 ile 65535/],
  ['a port that is no number', { PORT: 'web' }, /^PORT=web geçersiz/],
  [
    'another kind of database',
    { DATABASE_URL: 'mysql://u:pass@h/d' },
    /^DATABASE_URL=\*\*\* geçersiz/,
  ],
  [
    'a short session secret',
    { SESSION_SECRET: 'short' },
    /^SESSION_SECRET=\*\*\* geçersiz: en az 32/,
  ],
  ['a short token secret', { JWT_SECRET: 'short' }, /^JWT_SECRET=\*\*\* geçersiz: en az 32/],
  [
    'a short old token secret',
    { JWT_SECRET_OLD: 'short' },
    /^JWT_SECRET_OLD=\*\*\* geçersiz: en az 32/,
  ],
  ['no secret', { JWT_SECRET: undefined }, /^JWT_SECRET verilmemiş/],
  ['a half-configured card payment', { IYZICO_API_KEY: 'key' }, /eksik olan: IYZICO_SECRET_KEY/],
  [
    'a half-configured store',
    { S3_BUCKET: 'koy' },
    /eksik olan: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/,
  ],
  [
    'a store’s address without the store',
    { S3_ENDPOINT: 'https://s3.test' },
    /eksik olan: S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/,
  ],
  [
    'a store’s region without the store',
    { S3_REGION: 'eu-central-1' },
    /eksik olan: S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/,
  ],
  [
    'a calendar’s address where its host is wanted',
    { FEED_ALLOW_HOSTS: 'feeds.test, http://localhost:9000' },
    /^FEED_ALLOW_HOSTS=.+ geçersiz/,
  ],
  ['a secret of spaces', { SESSION_SECRET: ' '.repeat(32) }, /^SESSION_SECRET verilmemiş/],
  ['a secret filled up with spaces', { JWT_SECRET: 'x'.padEnd(32) }, /^JWT_SECRET=\*\*\* geçersiz/],
  ['an address with a path', { PUBLIC_URL: 'https://koy.test/site' }, /^PUBLIC_URL=.+ geçersiz/],
  ['an address with a query', { PUBLIC_URL: 'https://koy.test?a=1' }, /^PUBLIC_URL=.+ geçersiz/],
  ['an address with a place', { PUBLIC_URL: 'https://koy.test/#a' }, /^PUBLIC_URL=.+ geçersiz/],
  ['an address with a user', { PUBLIC_URL: 'https://koy@koy.test' }, /^PUBLIC_URL=.+ geçersiz/],
  [
    'no address in production for others than this machine',
    { APP_ENV: 'production', HOST: '0.0.0.0' },
    /^PUBLIC_URL verilmemiş: sitenin/,
  ],
  [
    'a database far off that nothing is encrypted to, in production',
    { APP_ENV: 'production', DATABASE_URL: 'postgres://koy:secret@db.example.com/koy' },
    /^DATABASE_URL başka bir ağdaki sunucuya şifresiz bağlanır: .+sslmode=verify-full/,
  ],
  [
    'a store far off over plain HTTP, in production',
    { APP_ENV: 'production', ...STORE, S3_ENDPOINT: 'http://s3.example.com' },
    /^S3_ENDPOINT=http:\/\/s3.example.com canlı ortamda kullanılamaz: .+https/,
  ],
  ['mail without a server', { SMTP_URL: 'smtp://' }, /^SMTP_URL=\*\*\* geçersiz/],
  ['mail of a server without its slashes', { SMTP_URL: 'smtp:foo' }, /^SMTP_URL=\*\*\* geçersiz/],
  ['a proxy count that is none', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY=yes geçersiz/],
  ['the demo on an open address', { HOST: '0.0.0.0' }, /^HOST=0.0.0.0 dışarıya açık/],
  [
    'the demo in production',
    { APP_ENV: 'production', ...SITE, DEMO: '1' },
    /^DEMO=1 canlı ortamda/,
  ],
  [
    'no rate limits in production',
    { APP_ENV: 'production', ...SITE, RATE_LIMITS: 'off' },
    /^RATE_LIMITS=off/,
  ],
  [
    'open feeds in production',
    { APP_ENV: 'production', ...SITE, FEED_ALLOW_HOSTS: 'a' },
    /^FEED_ALLOW_HOSTS/,
  ],
  [
    'an address in production that browsers keep no session of',
    { APP_ENV: 'production', PUBLIC_URL: 'http://www.koy.test' },
    /^PUBLIC_URL=http:\/\/www.koy.test canlı ortamda kullanılamaz/,
  ],
  [
    'one secret for two things in production',
    { APP_ENV: 'production', ...SITE, JWT_SECRET: SECRETS.SESSION_SECRET },
    /^SESSION_SECRET ile JWT_SECRET aynı olamaz/,
  ],
])('refused: %s', (_name, source, expected) => {
  expect(problemsOf(source)).toEqual([expect.stringMatching(expected)]);
});

test.each([
  'postgres://koy:secret@127.0.0.1:5432/koy',
  'postgres://koy:secret@10.0.0.5/koy',
  'postgres://koy:secret@database/koy',
  'postgres://koy:secret@[fd00::5]/koy',
  'postgres://koy:secret@/koy?host=/run/postgresql',
  'postgres://koy:secret@db.example.com/koy?sslmode=verify-full',
  'postgres://koy:secret@db.example.com/koy?sslmode=disable',
])(
  'in production a database at %s is near, or somebody said how to speak to it',
  (DATABASE_URL) => {
    expect(problemsOf({ APP_ENV: 'production', DATABASE_URL })).toEqual([]);
  },
);

test.each([
  'http://minio:9000',
  'http://192.168.4.2:9000',
  'http://[::1]:9000',
  'https://s3.example.com',
])('in production pictures may lie at %s', (S3_ENDPOINT) => {
  expect(problemsOf({ APP_ENV: 'production', ...STORE, S3_ENDPOINT })).toEqual([]);
});

test('everything that is wrong is told at once, and no secret with it', () => {
  const source = {
    APP_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: 'x',
    DEMO: '1',
    RATE_LIMITS: 'off',
    SESSION_SECRET: 'hunter2',
    SMTP_URL: 'hunter3',
  };
  const problems = problemsOf(source);
  expect(problems).toHaveLength(6);
  expect(problems.join('\n')).not.toMatch(/hunter/);
  expect(() => parse(source)).toThrow(ConfigError);
});
