import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** How to start a browser: the program, or the channel of an installed Chrome. */
export interface Browser {
  executablePath?: string;
  channel?: 'chrome';
  env?: Record<string, string | undefined>;
}

/**
 * `CHROME_PATH` names a browser; otherwise Linux on x64 takes the one from npm and every other
 * machine its installed Chrome. A missing browser fails the tests, it never skips them.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.CHROME_PATH;
  if (given) return { executablePath: given };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const folder = await unpacked();
  const executablePath = path.join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  const candidates = [
    { ...process.env, ...fonts },
    // A bare Linux has no libnss3 and libnspr4: the package carries them for Lambda.
    { ...process.env, ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') },
  ];
  const problems = candidates.map((env) => whyNot(executablePath, env));
  const env = candidates[problems.indexOf('')];
  if (!env) throw new Error(`The browser from npm does not start here: ${problems.join(' / ')}`);
  return { executablePath, env };
}

const require = createRequire(import.meta.url);

/**
 * The browser and the libraries it may need, unpacked once per version and user of this machine.
 * Two test files may do it at once: each works in a folder of its own and the first rename wins.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(path.join(packageFolder(), 'package.json'), 'utf8'),
  ) as { version: string };
  const user = process.getuid?.() ?? 0;
  const target = path.join(os.tmpdir(), `koy-chromium-${version}-${user}`);
  // Somebody else's folder of that name is not to be run.
  if (existsSync(target) && statSync(target).uid === user) return target;
  const draft = mkdtempSync(`${target}-`);
  await inflateInto(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

const packageFolder = () =>
  path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '../..');

/** The package unpacks into the temporary folder, and its libraries only where it believes in Lambda. */
async function inflateInto(folder: string): Promise<void> {
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  mkdirSync(folder, { recursive: true });
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  const kept = {
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  };
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_EXECUTION_ENV, ...kept }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

/** Empty when the program can start; otherwise what it said. */
function whyNot(program: string, env: NodeJS.ProcessEnv): string {
  const { status, error, stderr } = spawnSync(program, ['--version', '--no-sandbox'], { env });
  if (status === 0) return '';
  return error?.message ?? stderr.toString().trim();
}
