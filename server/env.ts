import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';

import { z } from 'zod';

import { t } from './i18n.ts';
import { readKeptSecrets } from './kept-secrets.ts';
import { projectRoot } from './project-root.ts';
import { brokenRules, describeProblem, type EnvSource, SECRETS } from './setting-rules.ts';

const text = z.string().min(1).optional();
const secret = z.string().refine((value) => Buffer.byteLength(value.trim()) >= 32);
const onOff = (byDefault: boolean) =>
  z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .default(byDefault);

/** As an address has it between its slashes: `feeds.test`, `127.0.0.1:9000`. */
const HOST_NAME = /^(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/i;

const webAddress = z.url({ protocol: /^https?$/ });

/** What addresses are made of by adding a path: no path of its own, but for a slash, no query, no user. */
const origin = webAddress
  .regex(/^[a-z]+:\/\/[^/?#@\\]+\/?$/i)
  .transform((address) => new URL(address).origin);

/** As PostgreSQL's own programs take it: a server on this machine may be a socket, and have no name. */
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  .refine((url) => URL.canParse(url.replace('@/', '@socket/')));

const schema = z.object({
  APP_ENV: z.enum(['development', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: databaseAddress.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  PUBLIC_URL: origin.optional(),
  SESSION_SECRET: secret,
  SESSION_SECRET_OLD: secret.optional(),
  JWT_SECRET: secret,
  JWT_SECRET_OLD: secret.optional(),
  DATA_KEY: secret.optional(),
  ADMIN_EMAIL: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  IYZICO_API_KEY: text,
  IYZICO_SECRET_KEY: text,
  IYZICO_URL: webAddress.default('https://api.iyzipay.com'),
  PAYTR_MERCHANT_ID: text,
  PAYTR_KEY: text,
  PAYTR_SALT: text,
  TCMB_URL: webAddress.default('https://www.tcmb.gov.tr/kurlar/today.xml'),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: text,
  DEMO: onOff(true),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  FEED_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(',').flatMap((host) => host.trim() || []))
    .refine((hosts) => hosts.every((host) => HOST_NAME.test(host))),
  DEBUG: onOff(false),
});

/**
 * The checked configuration (product.md §11). `DATA_DIR` is absolute, `PUBLIC_URL` has no slash at
 * its end, `TRUST_PROXY` counts proxies, `PORT_GIVEN` says that the port was asked for by name.
 */
type Env = Omit<z.output<typeof schema>, 'PUBLIC_URL'> & {
  PUBLIC_URL: string;
  PORT_GIVEN: boolean;
};

/** All that is wrong with the configuration, one Turkish line each. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super([t('start:config.title'), ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

let current: Env | undefined;

/** The configuration of this process, read at its first use; code asks for `env.PORT`. */
export const env: Env = new Proxy({} as Env, {
  get: (_target, name) => Reflect.get(readEnv(), name),
  set: (_target, name, value) => Reflect.set(readEnv(), name, value),
});

/** Reads and checks the configuration now. Throws ConfigError, or StartError for the data folder. */
export function readEnv(): Env {
  current ??= parseEnv(withKeptSecrets(filled({ ...envFile(), ...process.env })));
  return current;
}

/** The port that was really bound, when the default one was taken. */
export function settleOnPort(port: number): void {
  const settled = readEnv();
  if (settled.PUBLIC_URL === localAddress(settled.PORT)) settled.PUBLIC_URL = localAddress(port);
  settled.PORT = port;
}

/** Checks one set of variables; a blank one counts as unset. Throws one ConfigError with all problems. */
export function parseEnv(source: EnvSource): Env {
  const given = filled(source);
  if (given.APP_ENV === 'production') given.DEMO ??= '0';
  const parsed = schema.safeParse(given);
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const problems = [...wrong].map((name) => describeProblem(name, given[name]));
  problems.push(...brokenRules(given, wrong));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { DATA_DIR, PUBLIC_URL, PORT } = parsed.data;
  return {
    ...parsed.data,
    DATA_DIR: path.resolve(projectRoot, DATA_DIR),
    PUBLIC_URL: PUBLIC_URL ?? localAddress(PORT),
    PORT_GIVEN: given.PORT !== undefined,
  };
}

/** What is set, without spaces around it. Secrets stay to the letter: data is sealed with them. */
const filled = (source: EnvSource): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const text = value?.trim() ?? '';
      return text === '' ? [] : [[name, SECRETS.has(name) ? String(value) : text]];
    }),
  );

const localAddress = (port: number) => `http://localhost:${port}`;

/** `.env` beside package.json; tests don't depend on what stands there. */
function envFile(): EnvSource {
  const file = path.join(projectRoot, '.env');
  return process.env.NODE_ENV !== 'test' && existsSync(file)
    ? parseEnvFile(readFileSync(file, 'utf8'))
    : {};
}

/** Outside production a missing secret is made once and kept in the data folder. */
function withKeptSecrets(source: EnvSource): EnvSource {
  if (source.APP_ENV === 'production') return source;
  if (source.SESSION_SECRET && source.JWT_SECRET) return source;
  const kept = readKeptSecrets(path.resolve(projectRoot, source.DATA_DIR || 'data'));
  return {
    ...source,
    SESSION_SECRET: source.SESSION_SECRET || kept.session_secret,
    JWT_SECRET: source.JWT_SECRET || kept.jwt_secret,
  };
}
