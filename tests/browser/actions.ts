import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { NodeFor, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { origin, type Visit, visitor } from '../support/browser.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, type FreeWeek } from '../support/demo.ts';
import { createUser, PASSWORD } from '../support/factories.ts';

/** Who asks for a stay in these tests. */
export const GUEST = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse.demirtas@ornek.example',
};

export const open = (page: Page, path: string) => page.goto(origin + path, { waitUntil: 'load' });

/** Does what leads to another page, and waits for that page. */
export async function follow(page: Page, action: () => Promise<unknown>): Promise<void> {
  await Promise.all([nextPage(page), action()]);
}

/** A form that is sent changes its own page's place in the history first: that is no other page. */
export const nextPage = (page: Page) => page.waitForNavigation(OF_ANOTHER_PAGE);

/** The second is an option that puppeteer knows, but does not tell of. */
const OF_ANOTHER_PAGE = { waitUntil: 'load', ignoreSameDocumentNavigation: true } as const;

/** What a person reads there, spaces and lines made one space. */
export async function textOf(page: Page, selector: string): Promise<string> {
  const text = await page.$eval(selector, (element) => (element as HTMLElement).innerText);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What is read of all elements there, at once: puppeteer's `$$eval` first fetches them one by one. */
export const readAll = <Selector extends string, Read>(
  page: Page,
  selector: Selector,
  read: (all: NodeFor<Selector>[]) => Read,
) =>
  page.evaluate(
    `(${read})([...document.querySelectorAll(${JSON.stringify(selector)})])`,
  ) as Promise<Read>;

/** Waits until a person can read the words there. */
export const waitForText = (page: Page, selector: string, words: string) =>
  page.waitForFunction(
    (within, wanted) =>
      document
        .querySelector<HTMLElement>(within)
        ?.innerText.replaceAll(/\s+/g, ' ')
        .includes(wanted),
    {},
    selector,
    words,
  );

/**
 * Presses what saves a file, lets the browser keep it in `folder`, and gives its name and content once
 * it is there. `before` is what must be done between the press and the file.
 */
export async function savedFile(
  page: Page,
  folder: string,
  button: string,
  before: () => Promise<void> = async () => {},
): Promise<{ name: string; content: Buffer }> {
  const session = await page.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    ...(page.browserContext().id && { browserContextId: page.browserContext().id }),
    downloadPath: folder,
    eventsEnabled: true,
  });
  const begun = Promise.withResolvers<string>();
  const done = Promise.withResolvers<void>();
  session.on('Browser.downloadWillBegin', ({ suggestedFilename }) =>
    begun.resolve(suggestedFilename),
  );
  session.on('Browser.downloadProgress', ({ state }) => {
    if (state === 'completed') done.resolve();
    if (state === 'canceled') done.reject(new Error('the file did not arrive'));
  });
  await page.click(button);
  await before();
  const [name] = await Promise.all([begun.promise, done.promise]);
  await session.detach();
  return { name, content: await readFile(path.join(folder, name)) };
}

/** Where the page is, without the site's own address. */
export const placeOf = (page: Page) => page.url().replace(origin, '');

/** Types into the fields of the page's content by their names. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = `main [name=${name}]:not([type=hidden])`;
    await page.$eval(field, (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type(field, value);
  }
}

/** Fills in the request form and agrees to both texts. */
export async function fillRequest(page: Page): Promise<void> {
  await fillIn(page, GUEST);
  await page.click('main [name=accept_information]');
  await page.click('main [name=accept_contract]');
}

/** The stay as addresses carry it. */
export const stayOf = ({ check_in, check_out }: FreeWeek, adults = 4) => ({
  check_in,
  check_out,
  adults,
  children: 0,
  babies: 0,
});

/** The card of a villa in a list: its title's link leads to the villa. */
export const cardOf = ({ villa }: FreeWeek) => `.card:has(h3 a[href^="/villa/${villa.slug}?"])`;

/** The answer of `GET /v1/quote`, for comparing what pages show with it. */
export async function quoteOf(week: FreeWeek, adults = 4) {
  const stay = { villa_id: week.villa.id, ...stayOf(week, adults) };
  const response = await fetch(origin + paths.api.quote(stay));
  const { content } = (await response.json()) as {
    content: { sellable: boolean; reasons: { code: string; text: string }[]; total_kurus: number };
  };
  return content;
}

/** Signs in by hand as one of the demo's people. */
export async function signInAs(page: Page, role: 'ADMIN' | 'OWNER'): Promise<void> {
  await open(page, paths.dashboard.login());
  await page.type('#email', DEMO_LOGINS[role]);
  await page.type('#password', DEMO_PASSWORD);
  await follow(page, () => page.click('form[data-login] [type=submit]'));
}

/** Once a page of the dashboard has its token, so that what writes is at work. */
export const atWork = (page: Page) => page.waitForSelector('[data-token-state=ready]');

/** The same, and a part of its scripts by the name of its file (`islands/dashboard/parts.ts`) runs, too. */
export async function partAtWork(page: Page, part: string): Promise<void> {
  await atWork(page);
  await partLoaded(page, part);
}

/** Once a script that a page asks for by itself has run, by the name of its file. */
export async function partLoaded(page: Page, part: string): Promise<void> {
  const come = await page.waitForFunction(
    (name) =>
      performance.getEntriesByType('resource').find((each) => each.name.includes(`/${name}-`))
        ?.name,
    {},
    part,
  );
  // Who asks for a module after the page has it after the page.
  await page.evaluate(
    async (address) => {
      await import(address);
    },
    String(await come.jsonValue()),
  );
}

/** Presses what leads to another page of the dashboard, and waits until that one is at work. */
export async function send(page: Page, selector: string): Promise<void> {
  await follow(page, () => page.click(selector));
  await atWork(page);
}

/** Signs in with a factory's password, on the way to a page of the dashboard. */
export async function signInAt(page: Page, email: string, address: string): Promise<void> {
  await open(page, paths.dashboard.login(address));
  await page.type('[name=email]', email);
  await page.type('[name=password]', PASSWORD);
  await send(page, 'form[data-login] [type=submit]');
}

/** A new colleague, signed in, at a page of the dashboard. */
export async function staffAt(
  address: string,
  settings?: Parameters<typeof visitor>[0],
): Promise<Visit> {
  const { email } = await createUser();
  const visit = await visitor(settings);
  await signInAt(visit.page, email, address);
  return visit;
}
