import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { OpenDatabase } from './db/open.ts';
import { env } from './env.ts';
import { t } from './i18n.ts';
import { projectRoot } from './project-root.ts';
import { cardGateway } from './services/payments/gateways/index.ts';
import { formatSeconds } from './shared/format-seconds.ts';
import { paths } from './shared/paths.ts';

const WIDTH = 66;
const LABEL = 10;

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Tells that the site is ready: a block for a person, or one line of JSON for a program. */
export function announceReady(
  database: OpenDatabase,
  { json, port, milliseconds, invitation, hasDemo }: Ready,
): void {
  const facts = { url: env.PUBLIC_URL, pid: process.pid, port, database: database.kind };
  say(json ? JSON.stringify(facts) : readyBlock(database, { milliseconds, hasDemo }));
  if (invitation) say(invitationLine(invitation));
}

interface Ready {
  json: boolean;
  port: number;
  milliseconds: number;
  /** Whether the demo's logins let anybody in. */
  hasDemo: boolean;
  /** The code of the first administrator's link, while there is no password yet. */
  invitation: string | undefined;
}

function invitationLine(code: string): string {
  const url = env.PUBLIC_URL + paths.dashboard.newPassword(code);
  return `  ${t('start:ready.first_admin')}: ${t('start:ready.first_admin_link', { url })}\n`;
}

/** Tells that the site runs already, in another process on the same data. */
export function announceRunning(
  { runningAt, pid }: { runningAt: string; pid: number },
  json: boolean,
): void {
  const port = Number(new URL(runningAt).port);
  const facts = { url: runningAt, pid, port, database: 'embedded' };
  say(json ? JSON.stringify(facts) : t('start:ready.running', { url: runningAt, pid }));
}

/** The block that a person sees when the site is ready. */
function readyBlock(
  database: OpenDatabase,
  { milliseconds, hasDemo }: Pick<Ready, 'milliseconds' | 'hasDemo'>,
): string {
  const title = t('start:ready.title', { version: version() });
  const seconds = formatSeconds(milliseconds);
  const lines = [
    title.padEnd(WIDTH - 12) + t('start:ready.state', { seconds }),
    row(t('start:ready.site'), env.PUBLIC_URL + paths.home()),
    row(t('start:ready.dashboard'), dashboardLine(hasDemo)),
    row(t('start:ready.api'), env.PUBLIC_URL + paths.api.docs()),
    row(t('start:ready.database'), databaseLine(database)),
    row(t('start:ready.services'), servicesLine()),
  ];
  return `${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

const row = (label: string, text: string) => label.padEnd(LABEL) + text;

function dashboardLine(hasDemo: boolean): string {
  const address = env.PUBLIC_URL + paths.dashboard.home();
  return hasDemo ? `${address}     ${t('start:ready.logins')}` : address;
}

function databaseLine({ kind, version: server, port, host, name }: OpenDatabase): string {
  if (kind === 'external') return t('start:ready.external', { host, name });
  const relative = path.relative(process.cwd(), env.DATA_DIR);
  const folder = relative.startsWith('..') ? env.DATA_DIR : `./${relative}`;
  const facts = t('start:ready.embedded', { folder, version: server, port });
  // What wipes a site is not advertised to whoever runs a real one.
  return env.APP_ENV === 'production' ? facts : `${facts} · ${t('start:ready.reset')}`;
}

function servicesLine(): string {
  const mail = t(env.SMTP_URL ? 'start:ready.mail_smtp' : 'start:ready.mail_outbox');
  const card = cardGateway()?.name;
  const payment = t(card ? `start:ready.payment_${card}` : 'start:ready.payment_transfer');
  return t('start:ready.services_line', { mail, payment });
}

function version(): string {
  return JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version;
}
