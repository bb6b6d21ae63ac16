import { BlockList, isIP } from 'node:net';

import { t } from './i18n.ts';

/** Variables by name, as the environment and its file give them. */
export type EnvSource = Record<string, string | undefined>;

/** What no sentence and no log may quote. */
export const SECRETS = new Set([
  'SESSION_SECRET',
  'SESSION_SECRET_OLD',
  'JWT_SECRET',
  'JWT_SECRET_OLD',
  'DATA_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'PAYTR_KEY',
  'PAYTR_SALT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
]);

/** Names under which a machine speaks of itself. */
export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

type ConfigText = keyof typeof import('../views/locales/tr/start.json')['config'];

/** What is wrong with one variable, in a Turkish sentence that quotes no secret. */
export function describeProblem(name: string, value: string | undefined): string {
  const rule = t(`start:config.${name as ConfigText}`);
  if (value === undefined) return t('start:config.missing', { name, rule });
  return t('start:config.wrong', { name, rule, value: SECRETS.has(name) ? '***' : value });
}

/** Rules between variables. A variable that is wrong by itself is not judged again. */
export function brokenRules(given: EnvSource, wrong: Set<string>): string[] {
  const host = given.HOST ?? '127.0.0.1';
  const together = TOGETHER.flatMap((group) => halfSet(group, given));
  if (given.APP_ENV === 'production') return [...brokenInProduction(given, wrong), ...together];
  const isOpenDemo = !LOOPBACK.has(host) && given.DEMO !== '0' && !wrong.has('DEMO');
  return isOpenDemo ? [t('start:config.demo_not_local', { host }), ...together] : together;
}

function brokenInProduction(given: EnvSource, wrong: Set<string>): string[] {
  const { HOST: host = '127.0.0.1', PUBLIC_URL, SESSION_SECRET, JWT_SECRET } = given;
  const problems: string[] = [];
  // Mails, payments and search engines would be given this machine's own name. Where nobody but this
  // machine is answered, as before a proxy is set up, it is the right one.
  if (!PUBLIC_URL && !LOOPBACK.has(host)) problems.push(describeProblem('PUBLIC_URL', undefined));
  // Browsers keep the session's cookie only of https, so that nobody could sign in.
  if (PUBLIC_URL && !wrong.has('PUBLIC_URL') && !isSafe(new URL(PUBLIC_URL)))
    problems.push(t('start:config.no_http', { value: PUBLIC_URL }));
  if (given.DEMO === '1') problems.push(t('start:config.no_demo'));
  if (given.RATE_LIMITS === 'off') problems.push(t('start:config.no_open_limits'));
  if (given.FEED_ALLOW_HOSTS) problems.push(t('start:config.no_open_feeds'));
  // Whoever gets hold of one would have the other, and neither could be changed without the other.
  if (SESSION_SECRET && SESSION_SECRET === JWT_SECRET)
    problems.push(t('start:config.same_secrets'));
  return [...problems, ...brokenOnTheWay(given, wrong)];
}

/** What stays on this machine nobody reads on its way. */
const isSafe = (url: URL): boolean => url.protocol === 'https:' || isHere(url);

/** What would cross the open internet so that anybody on the way could read and change it. */
function brokenOnTheWay({ DATABASE_URL, S3_ENDPOINT }: EnvSource, wrong: Set<string>): string[] {
  const problems: string[] = [];
  if (DATABASE_URL && !wrong.has('DATABASE_URL') && isOpenDatabase(DATABASE_URL))
    problems.push(t('start:config.open_database'));
  if (S3_ENDPOINT && !wrong.has('S3_ENDPOINT') && isOpen(new URL(S3_ENDPOINT)))
    problems.push(t('start:config.open_store', { value: S3_ENDPOINT }));
  return problems;
}

const isOpen = (url: URL): boolean => url.protocol !== 'https:' && !isNear(url.hostname);

/** Without a word about it PostgreSQL's client speaks in the open; `sslmode=disable` is a word. */
function isOpenDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address.replace('@/', '@localhost/'));
  const host = searchParams.get('host') ?? hostname;
  return (
    !host.startsWith('/') &&
    !isNear(host) &&
    !['sslmode', 'ssl'].some((name) => searchParams.has(name))
  );
}

/** Networks that one has to oneself (RFC 1918, RFC 4193, RFC 6598). */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Whether a host is this machine or in a private network; names without a dot are given there alone. */
function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (LOOPBACK.has(host)) return true;
  if (version === 0) return !host.includes('.');
  return privateNetworks.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an address leads to this machine. */
export const isHere = ({ hostname }: URL): boolean =>
  LOOPBACK.has(hostname.replace(/^\[|\]$/g, ''));

/** Variables that say something only all together; `with`: what has no meaning without them. */
const TOGETHER: { names: string[]; with?: string[] }[] = [
  { names: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'] },
  { names: ['PAYTR_MERCHANT_ID', 'PAYTR_KEY', 'PAYTR_SALT'] },
  {
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    with: ['S3_ENDPOINT', 'S3_REGION'],
  },
];

function halfSet({ names, with: more = [] }: (typeof TOGETHER)[number], given: EnvSource) {
  const missing = names.filter((name) => !given[name]);
  const isBegun = [...names, ...more].some((name) => given[name]);
  return isBegun && missing.length > 0
    ? [t('start:config.together', { missing: missing.join(', ') })]
    : [];
}
