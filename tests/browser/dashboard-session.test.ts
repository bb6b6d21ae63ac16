import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { answerFor, db, origin, type Visit, visitor } from '../support/browser.ts';
import { createMessage } from '../support/desk-factories.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  PASSWORD,
} from '../support/factories.ts';
import { partAtWork, partLoaded, readAll, textOf } from './actions.ts';

const { dashboard, api } = paths;
const listPath = dashboard.villaReservations();

let email: string;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  email = (await createUser({ first_name: 'Selin', last_name: 'Aksoy' })).email;
  await createReservation();
});

beforeEach(async () => {
  visit = await visitor();
  page = visit.page;
});

afterEach(async () => {
  await visit.close();
});

const path = () => new URL(page.url()).pathname + new URL(page.url()).search;
const open = (address: string) => page.goto(origin + address);
const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'));

async function fill(password: string): Promise<void> {
  await page.type('[name=email]', email);
  await page.type('[name=password]', password);
  await page.click('form[data-login] [type=submit]');
}

async function signIn(next = listPath): Promise<void> {
  await open(dashboard.login(next));
  await Promise.all([page.waitForNavigation(), fill(PASSWORD)]);
}

async function toast(): Promise<string | null> {
  await page.waitForSelector('.toast');
  return page.$eval('.toast [data-toast-text]', (text) => text.textContent);
}

const tokenState = () =>
  page.$eval('[data-token-state]', (state) => ({
    words: state.textContent,
    shown: state.checkVisibility({ visibilityProperty: true }),
  }));

describe('login', () => {
  test('keeps the session in the shape the specification names, and goes where it was asked', async () => {
    await signIn();

    expect(path()).toBe(listPath);
    const kept = await session();
    expect(kept).toEqual({
      iat: expect.any(Number),
      exp: expect.any(Number),
      id: expect.any(Number),
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_role: 'ADMIN',
      user_name: 'Selin Aksoy',
    });
    expect(kept.exp - kept.iat).toBe(12 * 60 * 60);
  });

  test('leads to the home of the dashboard when nothing was asked for', async () => {
    await open(dashboard.login());
    await Promise.all([page.waitForNavigation(), fill(PASSWORD)]);

    expect(path()).toBe(dashboard.home());
  });

  test.each(['https://evil.example/x', '//evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (next) => {
      await open(dashboard.login(next));
      await Promise.all([page.waitForNavigation(), fill(PASSWORD)]);

      expect(page.url().startsWith(`${origin}/`)).toBe(true);
    },
  );

  test('a refusal is told in the toast and beside the form; what was typed stays', async () => {
    await open(dashboard.login());
    await fill('yanlış parola');

    expect(await toast()).toMatch(/^Bir hata meydana geldi\. Err: E-posta ya da şifre/);
    expect(await page.$eval('[data-errors]', (errors) => errors.textContent)).toBe(
      'E-posta ya da şifre hatalı.',
    );
    expect(await page.title()).toMatch(/^Hata: (?!Hata)/);
    await page.waitForFunction(
      () => (document.querySelector('[data-errors] use') as SVGUseElement).getBBox().width > 0,
    );
    expect(await page.$eval('[name=email]', (input) => (input as HTMLInputElement).value)).toBe(
      email,
    );
    expect(await session()).toBeNull();
  });

  test('an address that cannot be one is named as what is wrong', async () => {
    await open(dashboard.login());
    await page.type('[name=email]', 'x@y.z');
    await page.type('[name=password]', 'yanlış parola');
    await page.click('[data-login] [type=submit]');
    await page.waitForSelector('[data-errors]:not([hidden])');

    expect(await page.$eval('[data-errors] a', ({ textContent }) => textContent)).toMatch(
      /^E-posta: ./,
    );
  });

  test('the password can be shown', async () => {
    await open(dashboard.login());
    const type = () => page.$eval('#password', (input) => (input as HTMLInputElement).type);
    await page.click('[data-show-password]');
    expect(await type()).toBe('text');

    await page.click('[data-show-password]');
    expect(await type()).toBe('password');
  });
});

describe('a kept session', () => {
  /** Changes what the browser keeps, as if time had passed or somebody had played with it. */
  const change = (changes: object) =>
    page.evaluate((given) => {
      const kept = JSON.parse(localStorage.getItem('session') ?? '{}');
      localStorage.setItem('session', JSON.stringify({ ...kept, ...given }));
    }, changes);

  test('that has not run out is restored: Loading goes away', async () => {
    await signIn();
    await page.reload();
    await page.waitForSelector('[data-token-state=ready]');

    expect(await tokenState()).toEqual({ words: 'Loading', shown: false });
  });

  test('Loading stands there until the script has a token', async () => {
    await open('/');
    await page.evaluate(
      async (address, body) => {
        const headers = { 'Content-Type': 'application/json' };
        await fetch(address, { method: 'POST', headers, body });
      },
      api.login(),
      JSON.stringify({ email, password: PASSWORD }),
    );
    await answerFor(page, (request) =>
      request.url().includes('/islands/dashboard-') ? 'none' : undefined,
    );
    await open(listPath);

    expect(await tokenState()).toEqual({ words: 'Loading', shown: true });
  });

  test('that ran out is removed, and the page goes to the login', async () => {
    await signIn();
    await change({ exp: Math.floor(Date.now() / 1000) - 1 });
    await Promise.all([page.waitForNavigation(), page.reload()]);
    await page.waitForSelector('form[data-login]');

    expect(await session()).toBeNull();
    expect(path()).toBe(dashboard.login(listPath));
  });

  test('that ran out is removed on the site, too; one that has not stays', async () => {
    await signIn();
    await open('/listing');
    await partLoaded(page, 'session');
    expect(await session()).not.toBeNull();

    await change({ exp: Math.floor(Date.now() / 1000) - 1 });
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('session') === null);
  });

  test('another browser’s cookie alone leads to the login too', async () => {
    await signIn();
    await page.evaluate(() => localStorage.removeItem('session'));
    await page.reload();
    await page.waitForSelector('form[data-login]');

    expect(path()).toBe(dashboard.login(listPath));
  });

  test.each([401, 403])(
    'an answer of %i to a read clears it, here and on the server',
    async (status) => {
      await signIn();
      const calls: string[] = [];
      await answerFor(page, (request) => {
        if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
        return request.url() === origin + api.unreadCounts()
          ? { status, body: { content: 'Kapalı' } }
          : undefined;
      });
      await comeBackLater();
      await page.waitForSelector('form[data-login]');

      expect(await session()).toBeNull();
      expect(calls).toEqual([api.logout()]);
      expect(path()).toBe(dashboard.login(listPath));
      await open(listPath);
      expect(path()).toBe(dashboard.login(listPath));
    },
  );

  test.each([401, 403])(
    'an answer of %i to a file that is asked for clears it too',
    async (status) => {
      await signIn();
      await page.waitForSelector('[data-token-state=ready]');
      await answerFor(page, (request) =>
        request.url().includes('format=csv') ? { status, body: { content: 'Kapalı' } } : undefined,
      );
      await page.$eval('[data-download*="format=csv"]', (button) =>
        (button as HTMLButtonElement).click(),
      );
      await page.waitForSelector('form[data-login]');

      expect(await session()).toBeNull();
      expect(path()).toBe(dashboard.login(listPath));
    },
  );

  test.each([
    ['the login itself', dashboard.login()],
    ['a screen that leads there without a cookie', dashboard.home()],
    ['a forgotten password', dashboard.forgottenPassword()],
  ])('that ran out is removed on %s', async (_, address) => {
    await signIn();
    await change({ exp: Math.floor(Date.now() / 1000) - 1 });
    await page.deleteCookie(...(await page.cookies()));
    await open(address);
    await page.waitForSelector('main.login');

    expect(await session()).toBeNull();
  });

  /** Signed out in another browser, by the token alone: the cookie's session is the same. */
  const endElsewhere = async () => {
    const { token } = await session();
    await fetch(origin + api.logout(), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  };

  test('that was ended elsewhere is cleared by a look at a stay in the calendar', async () => {
    const stay = { check_in: dayFromToday(2), check_out: dayFromToday(9) };
    const { villa_id } = await createReservation({ status: 'CONFIRMED', ...stay });
    const address = dashboard.occupancy({ villa_id });
    await signIn(address);
    await partAtWork(page, 'occupancy');
    await endElsewhere();
    await page.click('a.stay[data-kind]');
    await page.waitForSelector('form[data-login]');

    expect(await session()).toBeNull();
    expect(path()).toBe(dashboard.login(address));
  });

  test('that was ended elsewhere is cleared by a list that is read on', async () => {
    await Promise.all(Array.from({ length: 21 }, () => createVilla()));
    const address = dashboard.villas();
    await signIn(address);
    await partAtWork(page, 'selection');
    await page.click('[data-select-all]');
    await endElsewhere();
    await page.click('[data-select-whole]');
    await page.waitForSelector('form[data-login]');

    expect(await session()).toBeNull();
    expect(path()).toBe(dashboard.login(address));
  });

  /** The tab gets the focus a minute later. */
  const comeBackLater = () =>
    page.evaluate(() => {
      const now = Date.now() + 60_000;
      Date.now = () => now;
      window.dispatchEvent(new Event('focus'));
    });

  test('the menu’s numbers are read anew when somebody comes back', async () => {
    await signIn();
    await createReservation();
    const { count } = await db
      .selectFrom('reservations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    await comeBackLater();

    const shows = (number: string) =>
      document.querySelector('[data-count=reservationCount]')?.textContent?.startsWith(number);
    expect(await page.waitForFunction(shows, {}, String(count))).toBeTruthy();
  });

  test('logging out clears it and goes to the home page, in every tab', async () => {
    await signIn();
    const other = await page.browserContext().newPage();
    await other.goto(origin + listPath);
    await Promise.all([
      page.waitForNavigation(),
      page.$eval('form[data-logout]', (form) => (form as HTMLFormElement).requestSubmit()),
    ]);

    expect(path()).toBe('/');
    expect(await session()).toBeNull();
    expect(await other.waitForSelector('form[data-login]')).toBeTruthy();
  });
});

test('a message is read once its page is seen, says so, and the menu’s number follows', async () => {
  const id = await createMessage();
  const others = await createMessage();

  await signIn(dashboard.contactMessage(id));
  await page.waitForFunction(
    () => document.querySelector('[data-count="contactCount"]')?.firstChild?.textContent === '1',
  );
  await page.waitForSelector('[data-seen] .state-dot.plain');

  expect(await textOf(page, '[data-seen=state]')).toBe('Okundu');
  expect(await textOf(page, '[data-seen=side] .timeline')).toContain('Okunmadı → Okundu');
  const symbols = await readAll(page, '[data-seen] use', (all) =>
    all.map((use) => document.querySelector(use.getAttribute('href') ?? '#') !== null),
  );
  expect(symbols).toContain(true);
  expect(symbols).not.toContain(false);
  const unread = db.selectFrom('contact_messages').select('id').where('state', '=', 'UNREAD');
  expect(await unread.execute()).toEqual([{ id: others }]);
});

test('nothing of this troubles the console or the security policy', async () => {
  await signIn();
  await page.waitForSelector('[data-token-state=ready]');

  expect(visit.problems).toEqual([]);
});

describe('a session that ended while somebody wrote', () => {
  const EDITOR = '[data-rich-page] [contenteditable=true]';
  const typedInto = (name: string) =>
    page.$eval(`main [name=${name}]`, (field) => (field as HTMLInputElement).value);
  const write = async () => {
    await signIn(dashboard.newPost());
    await page.waitForSelector(EDITOR);
    await page.type('[name=title]', 'Kaş’ta üç gün');
    await page.type(EDITOR, 'Limanda sabah.');
  };

  test('costs nothing: the page stays, another tab signs in, and saving goes on', async () => {
    await write();
    await db.deleteFrom('sessions').execute();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.click('.save-bar [type=submit]');
    await page.waitForSelector('[data-errors]:not([hidden]) a');

    const link = await page.$eval('[data-errors] a', ({ href, target }) => ({ href, target }));
    expect(link).toEqual({ href: origin + dashboard.login(), target: '_blank' });
    expect(await page.$eval('[data-errors]', (summary) => summary.textContent)).toContain(
      'yeni sekmede giriş yapın',
    );
    expect(path()).toBe(dashboard.newPost());
    expect(await typedInto('title')).toBe('Kaş’ta üç gün');

    const other = await page.browserContext().newPage();
    await other.goto(link.href);
    await other.type('[name=email]', email);
    await other.type('[name=password]', PASSWORD);
    await Promise.all([other.waitForNavigation(), other.click('form[data-login] [type=submit]')]);
    await page.bringToFront();
    await Promise.all([page.waitForNavigation(), page.click('.save-bar [type=submit]')]);

    const post = await db
      .selectFrom('blog_posts')
      .select(['title', 'body'])
      .executeTakeFirstOrThrow();
    expect(post.title).toBe('Kaş’ta üç gün');
    expect(post.body).toContain('Limanda sabah.');
  });

  test('keeps it from being saved as a colleague’s, whose are the tabs where nothing is typed', async () => {
    const colleague = await createUser({ first_name: 'Deniz', last_name: 'Eren' });
    await write();
    const untouched = await page.browserContext().newPage();
    await untouched.goto(origin + listPath);
    const other = await page.browserContext().newPage();
    await other.goto(origin + dashboard.login());
    await other.type('[name=email]', colleague.email);
    await other.type('[name=password]', PASSWORD);
    await Promise.all([other.waitForNavigation(), other.click('form[data-login] [type=submit]')]);
    await untouched.waitForSelector(`[data-person="${colleague.id}"]`);

    await page.bringToFront();
    await page.click('.save-bar [type=submit]');
    await page.waitForSelector('[data-errors]:not([hidden]) a[href$="/login"]');

    expect(await textOf(page, '[data-errors]')).toMatch(
      /Selin Aksoy için açılmıştı.*şimdi Deniz Eren oturumda/,
    );
    expect(await typedInto('title')).toBe('Kaş’ta üç gün');
    const acts = db.selectFrom('audit_log').select('action').where('actor_id', '=', colleague.id);
    expect(await acts.execute()).toEqual([{ action: 'session.started' }]);
  });

  test('leaves a draft in this tab that comes back, is told, and can be given up', async () => {
    await write();
    await open(listPath);
    await open(dashboard.newPost());
    await page.waitForSelector(EDITOR);

    await page.waitForSelector('[data-draft-note]:not([hidden])');
    expect(await typedInto('title')).toBe('Kaş’ta üç gün');
    await page.waitForFunction(
      (editor) => document.querySelector(editor)?.textContent === 'Limanda sabah.',
      {},
      EDITOR,
    );

    await Promise.all([page.waitForNavigation(), page.click('[data-draft-drop]')]);
    await page.waitForSelector(EDITOR);
    expect(await typedInto('title')).toBe('');
    expect(await page.$('[data-draft-note]:not([hidden])')).toBeNull();
  });

  test('leaves a draft to the same person after the session’s end, to nobody after a logout', async () => {
    const colleague = (await createUser({ first_name: 'Deniz' })).email;
    const signInAgain = async (who: string) => {
      await page.type('[name=email]', who);
      await page.type('[name=password]', PASSWORD);
      await Promise.all([page.waitForNavigation(), page.click('form[data-login] [type=submit]')]);
      await page.waitForSelector(EDITOR);
      return typedInto('title');
    };
    const endSession = async () => {
      await page.deleteCookie(...(await page.cookies()));
      await page.evaluate(() => localStorage.clear());
      await open(dashboard.login(dashboard.newPost()));
    };
    await write();

    await endSession();
    expect(await signInAgain(colleague)).toBe('');
    await endSession();
    expect(await signInAgain(email)).toBe('Kaş’ta üç gün');
    await Promise.all([
      page.waitForNavigation(),
      page.$eval('form[data-logout]', (form) => (form as HTMLFormElement).requestSubmit()),
    ]);
    await open(dashboard.login(dashboard.newPost()));
    expect(await signInAgain(email)).toBe('');
  });

  test('a draft of a row that a colleague saved meanwhile is held against theirs', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    const { id } = await db
      .insertInto('blog_posts')
      .values({ title: 'Eski', slug: 'eski', body: '<p>Metin</p>' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await signIn(dashboard.post(id));
    await page.waitForSelector(EDITOR);
    await page.type('[name=title]', ' benim');
    await db
      .updateTable('blog_posts')
      .set(({ eb }) => ({ title: 'Onların', version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await page.reload();
    await page.waitForSelector('[data-draft-note]:not([hidden])');
    await page.click('.save-bar [type=submit]');
    await page.waitForSelector('[data-stale]:not([hidden])');

    const told = await page.$eval('[data-stale] ul', (list) => list.textContent);
    expect(told).toContain('Onların');
    expect(told).toContain(' benim');
  });
});
