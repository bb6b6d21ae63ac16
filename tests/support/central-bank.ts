import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { env } from '../../server/env.ts';
import { dayFromToday } from './factories.ts';

/** Of a while ago, as on the last day of long holidays. */
export const BULLETIN_DAY = dayFromToday(-9);

const asTurkish = (day: string) => day.split('-').reverse().join('.');

/** A bulletin as the central bank writes it; `day` is ISO; without rates their tags are empty. */
export const bulletinOf = (
  { day = BULLETIN_DAY, dollar = '48.6992', euro = '55.8986', pound = '64.1200' } = {},
  encoding = 'UTF-8',
) => `<?xml version="1.0" encoding="${encoding}"?>
<Tarih_Date Tarih="${asTurkish(day)}" Bulten_No="2026/176">
${[
  ['USD', dollar],
  ['EUR', euro],
  ['GBP', pound],
]
  .map(
    ([code, rate]) =>
      `<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}"><Unit>1</Unit>` +
      `<ForexSelling>${rate}</ForexSelling></Currency>`,
  )
  .join('\n')}
</Tarih_Date>`;

const honest: RequestListener = (_req, res) => res.end(bulletinOf());
let current = honest;

const server = createServer((req, res) => current(req, res)).listen(0, '127.0.0.1');
await once(server, 'listening');
server.unref();

// A central bank of the test file's own at the address the product asks.
env.TCMB_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kurlar/today.xml`;

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** How the bank answers from now on; without an answer as it should. */
export const bankAnswers = (next: RequestListener = honest) => {
  current = next;
};
