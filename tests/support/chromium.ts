import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** How to start a browser: the program, or the channel of an installed Chrome. */
interface Browser {
  executablePath?: string;
  channel?: 'chrome';
  env?: Record<string, string | undefined>;
}

/**
 * `CHROME_PATH` names a browser; otherwise Linux on x64 takes the one from npm and every other
 * machine its installed Chrome. A missing browser fails the tests, it never skips them.
 */
export function findBrowser(): Browser {
  const given = process.env.CHROME_PATH;
  if (given) return { executablePath: given };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const folder = unpacked();
  const executablePath = path.join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  const candidates = [
    { ...process.env, ...fonts },
    // A bare Linux has no libnss3 and libnspr4: the package carries them for Lambda.
    { ...process.env, ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') },
  ];
  const problems: string[] = [];
  for (const env of candidates) {
    const problem = whyNot(executablePath, env);
    if (!problem) return { executablePath, env };
    problems.push(problem);
  }
  throw new Error(`The browser from npm does not start here: ${problems.join(' / ')}`);
}

const require = createRequire(import.meta.url);

/**
 * The browser and the libraries it may need, unpacked once per version and user of this machine.
 * Two test files may do it at once: each works in a folder of its own and the first rename wins.
 */
function unpacked(): string {
  const { version } = JSON.parse(
    readFileSync(path.join(packageFolder(), 'package.json'), 'utf8'),
  ) as { version: string };
  const user = process.getuid?.() ?? 0;
  const target = path.join(os.tmpdir(), `koy-chromium-${version}-${user}`);
  // Somebody else's folder of that name is not to be run.
  if (existsSync(target) && statSync(target).uid === user) return target;
  const draft = mkdtempSync(`${target}-`);
  inflateInto(draft);
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

/**
 * The package unpacks into the temporary folder, and its libraries only where it believes in Lambda.
 * In a process of its own: a test's `process.env` is a copy that `os.tmpdir()` does not look at.
 */
function inflateInto(folder: string): void {
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: path.dirname(import.meta.filename),
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The browser from npm cannot be unpacked: ${stderr}`);
}

/** Empty when the program can start; otherwise what it said. */
function whyNot(program: string, env: NodeJS.ProcessEnv): string {
  const { status, error, stderr } = spawnSync(program, ['--version', '--no-sandbox'], { env });
  if (status === 0) return '';
  return error?.message ?? stderr.toString().trim();
}
