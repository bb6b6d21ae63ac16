import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';

import { t } from '../i18n.ts';
import { projectRoot } from '../project-root.ts';

const WATCHED = ['server', 'views', 'islands', 'migrations', 'static'];
/** Generated files do not count as a change, and an editor's burst of writes counts once. */
const IGNORED = /^build([/\\]|$)|\.tmp$/;
const SETTLE = 150;

let site: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let isRestarting = false;
let isEnding = false;

/** `npm run dev`: `npm start`, again at every change of the sources. */
startSite();
for (const folder of WATCHED.filter((name) => existsSync(path.join(projectRoot, name))))
  watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
    if (file && IGNORED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE);
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isEnding = true;
    if (!site) process.exit();
    site.kill(signal);
  });

function startSite(): void {
  const script = path.join(import.meta.dirname, 'start.ts');
  site = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  site.on('exit', (code) => {
    site = undefined;
    if (isEnding) process.exit(code ?? 0);
    if (isRestarting) startSite();
    else console.log(t('start:dev.waiting'));
    isRestarting = false;
  });
}

function restart(): void {
  if (isEnding || isRestarting) return;
  if (!site) {
    startSite();
    return;
  }
  console.log(t('start:dev.changed'));
  isRestarting = true;
  site.kill('SIGTERM');
}
