import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import puppeteer, { type Browser, type Dialog, type HTTPRequest, type Page } from 'puppeteer-core';

import { createApp } from '../../server/app.ts';
import { findBrowser } from './chromium.ts';
import { db } from './db.ts';
import { hasMemoryFolder } from './memory-folder.ts';

const server = createApp().listen(0, '127.0.0.1');
await once(server, 'listening');

/** Where this test file's own site answers, without a trailing slash. */
export const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let browser: Promise<Browser> | undefined;

/** The browser of this test file, closed after its last test. */
function openBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

afterAll(async () => {
  await (await browser)?.close();
  server.closeAllConnections();
  server.close();
});

async function launch(): Promise<Browser> {
  const found = findBrowser();
  return puppeteer.launch({
    ...found,
    headless: 'shell',
    // Only this project's pages are opened, and many machines allow no sandbox.
    args: ['--no-sandbox'],
    // Puppeteer keeps each picture of the screen as a file on the disk: a tenth of a browser's test.
    ignoreDefaultArgs: hasMemoryFolder() ? ['--disable-dev-shm-usage'] : [],
  });
}

export interface Visit {
  page: Page;
  /** Errors of the page's own code, of its console and of the content security policy. */
  problems: string[];
  close: () => Promise<void>;
}

/** A visitor of their own: no cookies, nothing stored. Width 1280 unless told; below 720 a phone. */
export async function visitor({ width = 1280, script = true } = {}): Promise<Visit> {
  const context = await (await openBrowser()).createBrowserContext();
  const page = await context.newPage();
  const phone = width < 720;
  await page.setViewport({ width, height: phone ? 780 : 900, hasTouch: phone, isMobile: phone });
  await page.setJavaScriptEnabled(script);
  // Shorter than a test may take, so that a failure names the step.
  page.setDefaultTimeout(30_000);
  // What moves can't be measured.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  leaveUnasked(page);
  return { page, problems: collectProblems(page), close: () => context.close() };
}

/**
 * Who goes elsewhere leaves what is typed, so that what one test left behind does not hold the next
 * up. A test that answers the question itself is asked, and so is a page that leaves by itself.
 */
function leaveUnasked(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (...address) => {
    if (page.listenerCount('dialog') > 0) return go(...address);
    const leave = (dialog: Dialog) => void dialog.accept();
    page.on('dialog', leave);
    try {
      return await go(...address);
    } finally {
      page.off('dialog', leave);
    }
  };
}

/** Collects what a page complains about; tests expect none. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  return problems;
}

declare global {
  interface Window {
    /** Lets time pass in a page opened by `stopClock`, in milliseconds. */
    passTime: (milliseconds: number) => void;
  }
}

/** Stops the time of the pages opened next: timers wait for `passTime`. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    let now = Date.now();
    let count = 0;
    const timers = new Map<number, { at: number; act: () => void }>();
    const set = (act: () => void, delay = 0) => {
      timers.set(++count, { at: now + delay, act });
      return count;
    };
    const clear = (id: number | undefined) => timers.delete(id ?? 0);
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    Date.now = () => now;
    window.passTime = (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers]
          .filter(([, { at }]) => at <= end)
          .sort((a, b) => a[1].at - b[1].at);
        if (!next) break;
        timers.delete(next[0]);
        now = next[1].at;
        next[1].act();
      }
      now = end;
    };
  });
}

export const passTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((passing) => window.passTime(passing), milliseconds);

/** Answers some requests of a page in the server's place; `undefined` lets one through. */
export async function answerFor(
  page: Page,
  answer: (request: HTTPRequest) => { status: number; body: unknown } | 'none' | undefined,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const given = answer(request);
    if (given === undefined) void request.continue();
    else if (given === 'none') void request.abort();
    else
      void request.respond({
        status: given.status,
        contentType: 'application/json',
        body: JSON.stringify(given.body),
      });
  });
}

/** Takes a page's line away, and gives it back: `page.setOfflineMode` is none that every browser knows. */
export async function setLine(page: Page, line: 'none' | 'good'): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: line === 'none',
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Keeps requests for some addresses waiting until `release` is called. */
export async function holdBack(page: Page, part: string): Promise<{ release: () => void }> {
  const held: HTTPRequest[] = [];
  let open = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (open || !request.url().includes(part)) void request.continue();
    else held.push(request);
  });
  const release = () => {
    open = true;
    for (const request of held) void request.continue();
  };
  return { release };
}

export { db };
