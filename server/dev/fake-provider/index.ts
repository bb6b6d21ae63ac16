import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express, { type Express, type Request } from 'express';

import { env } from '../../env.ts';
import {
  type Chosen,
  iyzicoProvider,
  paytrProvider,
} from '../../services/payments/gateways/index.ts';
import { paths } from '../../shared/paths.ts';
import { FakeBook, type FakeOrder, OUTCOMES, type Outcome } from './book.ts';
import { fakeIyzico, iyzicoNotice } from './iyzico.ts';
import { choicePage, lostPage, returnPage, threeDsPage } from './pages.ts';
import { fakePaytr, paytrNotice } from './paytr.ts';

export type { FakeOrder, Outcome } from './book.ts';

const IYZICO_KEYS = { api_key: 'fake-api-key', secret_key: 'fake-secret-key' };
const PAYTR_KEYS = { merchant_id: '100100', key: 'fake-merchant-key', salt: 'fake-salt' };

export interface FakeProvider {
  origin: string;
  book: FakeBook;
  /** What the shop is configured with to use it, by either protocol. */
  iyzico(options?: { milliseconds?: number }): Chosen;
  paytr(options?: { milliseconds?: number }): Chosen;
  /** Tells the shop what became of an attempt. Resolves with the shop's status and words. */
  notify(order: FakeOrder): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

/**
 * A provider that takes no money: it speaks both protocols over HTTP, signs and checks as the real
 * ones do, and does whatever is asked of it. For demos and tests; production refuses it.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  if (env.APP_ENV === 'production') throw new Error('The fake provider is not for production');
  const book = new FakeBook();
  const app = express();
  const server = createServer(app);
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.disable('x-powered-by');
  app.use(
    express.json({
      verify: (req, _res, bytes) => Object.assign(req, { raw: bytes.toString('utf8') }),
    }),
    express.urlencoded({ extended: false }),
  );
  addPages(app, book);
  app.use(fakeIyzico(book, IYZICO_KEYS, origin), fakePaytr(book, PAYTR_KEYS));
  await listen(server);
  return {
    origin: origin(),
    book,
    iyzico: (options) =>
      iyzicoProvider({ ...IYZICO_KEYS, url: origin(), provider: 'FAKE', ...options }),
    paytr: (options) => paytrProvider({ ...PAYTR_KEYS, url: origin(), is_test: true, ...options }),
    notify: sendNotice,
    close: () => close(server),
  };
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    // It keeps nobody's process alive.
    server.listen(0, '127.0.0.1', () => resolve()).unref();
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

function addPages(app: Express, book: FakeBook): void {
  const wanted = (req: Request) => book.byToken(req.params.token);
  app.get(['/pay/:token', '/odeme/guvenli/:token'], (req, res) => {
    const order = wanted(req);
    if (!order) return void res.status(404).end();
    res.send(order.state === 'open' ? choicePage(order) : returnPage(order));
  });
  app.post(['/pay/:token', '/odeme/guvenli/:token'], (req, res) => {
    const order = wanted(req);
    const outcome = OUTCOMES.find((known) => known === req.body.outcome);
    if (!order || !outcome) return void res.status(404).end();
    if (outcome === 'three_ds') return void res.send(threeDsPage(order));
    book.decide(order, outcome);
    if (!SILENT.has(outcome)) void tell(order);
    if (outcome === 'late') later(book, order);
    res.send(outcome === 'lost' || outcome === 'late' ? lostPage() : returnPage(order));
  });
}

/** Of these the shop hears nothing: it has to ask. */
const SILENT = new Set<Outcome>(['lost', 'late', 'html_502', 'timeout', 'bad_signature']);

async function tell(order: FakeOrder): Promise<void> {
  // PayTR tells every payment so; iyzico some seconds after its page did.
  for (let count = 0; count < (order.outcome === 'doubled' ? 2 : 1); count += 1)
    await sendNotice(order).catch(() => undefined);
}

const LATE_MINUTES = 35;

function later(book: FakeBook, order: FakeOrder): void {
  const release = () => {
    book.approve(order, 'paid');
    void tell(order);
  };
  setTimeout(release, LATE_MINUTES * 60_000).unref();
}

async function sendNotice(order: FakeOrder): Promise<{ status: number; text: string }> {
  order.notices += 1;
  const url = env.PUBLIC_URL + paths.paymentNotice(order.protocol);
  const answer = await fetch(url, { method: 'POST', ...noticeOf(order) });
  return { status: answer.status, text: await answer.text() };
}

function noticeOf(order: FakeOrder): { headers: Record<string, string>; body: string } {
  if (order.protocol === 'paytr')
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(paytrNotice(order, PAYTR_KEYS))),
    };
  const { headers, body } = iyzicoNotice(order, IYZICO_KEYS.secret_key);
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
