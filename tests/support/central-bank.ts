import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { env } from '../../server/env.ts';

/** A bulletin as the central bank writes it; without rates their tags are empty. */
export const bulletinOf = (
  { date = '18.09.2026', dollar = '48.6992', euro = '55.8986', pound = '64.1200' } = {},
  encoding = 'UTF-8',
) => `<?xml version="1.0" encoding="${encoding}"?>
<Tarih_Date Tarih="${date}" Bulten_No="2026/176">
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
