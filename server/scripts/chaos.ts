import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { runChaos } from './chaos/run.ts';
import { linesOf } from './chaos/table.ts';
import { runScript } from './run-script.ts';

const OPTIONS = {
  clients: { type: 'string', default: '2000' },
  seconds: { type: 'string', default: '120' },
  concurrency: { type: 'string', default: '100' },
  seed: { type: 'string', default: String(randomInt(1_000_000)) },
} as const;

/**
 * `npm run chaos [-- --clients=2000 --seconds=120 --concurrency=100 --seed=7]`: random clients book,
 * move, cancel, pay and import on a few calendars of the built site while its database and then the
 * server are killed. Exits with 1 when any promise was broken.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const options = {
    seed: values.seed,
    clients: wholeNumber(values.clients),
    seconds: wholeNumber(values.seconds),
    concurrency: wholeNumber(values.concurrency),
  };
  console.log(`seed ${options.seed}`);
  const report = await runChaos(options);
  for (const line of linesOf(report)) console.log(line);
  const broken = report.checked.filter(({ findings }) => findings.length > 0);
  if (broken.length > 0)
    throw new Error(`${broken.length} promises were broken; seed ${options.seed}`);
});

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`not a number of them: ${text}`);
  return number;
}
