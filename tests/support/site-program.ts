import { type Program, startProgram } from './programs.ts';

/** The product as `npm start` runs it, in a process of its own. */
export interface SiteProgram extends Program {
  /** Where it answers: `http://127.0.0.1:40123`. */
  address: string;
}

const started: Program[] = [];

afterEach(async () => {
  const left = started.splice(0).filter(({ child }) => !hasEnded(child));
  for (const { child } of left) child.kill('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
});

/** Starts it on a free port and an empty database, and waits until it is ready; ended after its test. */
export async function startSite(env: Record<string, string>): Promise<SiteProgram> {
  const site = startProgram('server/scripts/start.ts', {
    args: ['--json', '--no-demo'],
    env: { PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env },
  });
  started.push(site);
  const { port } = JSON.parse(await site.firstLine);
  return { ...site, address: `http://127.0.0.1:${port}` };
}

const hasEnded = ({ exitCode, signalCode }: Program['child']) =>
  exitCode !== null || signalCode !== null;
