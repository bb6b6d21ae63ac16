import type { Page } from 'puppeteer-core';
import sharp from 'sharp';

import { paths } from '../../server/shared/paths.ts';
import { db, holdBack, origin, type Visit } from '../support/browser.ts';
import { createNewsletter } from '../support/desk-factories.ts';

import { readAll, send, staffAt, textOf } from './actions.ts';

const { dashboard } = paths;
const EDITOR = '[data-rich-page] [contenteditable=true]';

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.newPost());
  page = visit.page;
  await page.waitForSelector(EDITOR);
});

async function follow(selector: string): Promise<void> {
  await send(page, selector);
  await page.waitForSelector(EDITOR);
}

const press = (tool: string) => page.click(`[data-rich=${tool}]`);
const value = () =>
  page.$eval('textarea[name=body]', (field) => (field as HTMLTextAreaElement).value);
const isPressed = (tool: string) =>
  page.$eval(`[data-rich=${tool}]`, (button) => button.getAttribute('aria-pressed'));

const paste = (html: string) =>
  page.$eval(
    EDITOR,
    (editor, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    html,
  );

/** `beside`: the page of it that a browser copies along. */
async function drop(picture: Buffer, beside?: string): Promise<void> {
  await page.$eval(
    EDITOR,
    (editor, bytes, html) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      clipboardData.items.add(
        new File([Uint8Array.from(bytes)], 'liman.png', { type: 'image/png' }),
      );
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...picture],
    beside,
  );
}

/** A paragraph of a list as Word copies it. */
const wordItem = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

test('a post is written with the toolbar, a link, a picture and a paste, and saved clean', async () => {
  await page.type('[name=title]', 'Kaş’ta üç gün');
  await page.click(EDITOR);
  await press('h2');
  expect(await isPressed('h2')).toBe('true');
  await page.keyboard.type('Liman');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sabah ');
  await press('bold');
  await page.keyboard.type('erken');
  await press('bold');
  await page.keyboard.type(' kalkın. ');
  expect(await isPressed('bold')).toBe('false');

  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('[data-rich-link]:not([hidden])');
  await page.keyboard.type('koy.example/kas');
  await page.keyboard.press('Enter');
  expect(await value()).toBe(
    '<h2>Liman</h2><p>Sabah <strong>erken</strong> kalkın. ' +
      '<a href="https://koy.example/kas">https://koy.example/kas</a></p>',
  );

  await page.keyboard.press('Enter');
  await paste(
    '<p style="color:red" onclick="x()">Yapıştırılan <script>x()</script>' +
      '<a href="javascript:x()">kötü</a> <a href="http://eski.example/a">eski</a><img src="https://else.example/a.png" onerror="x()"></p>',
  );
  expect(await value()).toContain(
    '<p>Yapıştırılan kötü <a href="http://eski.example/a">eski</a></p>',
  );
  expect(await value()).not.toMatch(/script|onclick|onerror|style|else\.example/);

  await page.keyboard.press('Enter');
  const colour = { r: 20, g: 110, b: 130 };
  const create = { width: 1200, height: 800, channels: 3 as const, background: colour };
  await drop(await sharp({ create }).png().toBuffer());
  await page.waitForSelector(`${EDITOR} img[src^="/media/"]`);
  await page.click(`${EDITOR} img`);
  await page.waitForSelector('[data-rich-alt]:not([hidden])');
  await page.type('[data-rich-alt] input', 'Kaş limanı');
  expect(await value()).toMatch(/<img src="\/media\/[0-9a-f]+\/1200\.jpg" alt="Kaş limanı"/);

  await follow('.save-bar [type=submit]');
  const { body } = await db
    .selectFrom('blog_posts')
    .select('body')
    .where('title', '=', 'Kaş’ta üç gün')
    .executeTakeFirstOrThrow();
  expect(body).toContain('<strong>erken</strong>');
  expect(body).toContain('rel="nofollow noopener ugc"');
  expect(body).toContain('href="https://eski.example/a"');
  expect(body).toMatch(/<img src="\/media\/[0-9a-f]+\/1200\.jpg" alt="Kaş limanı"/);
  expect(body).not.toMatch(/script|onclick|onerror|style|else\.example/);
  // What is opened and not touched is left as it is, and not asked about.
  expect(await value()).toBe(body);
  expect(await page.$('form[data-changed]')).toBeNull();
  expect(visit.problems).toEqual([]);
});

test('what was written is not lost unasked, and taking it back takes back the question', async () => {
  const before = await value();
  await page.click(`${EDITOR} h2`);
  await page.keyboard.press('End');
  await page.keyboard.type(' gezisi');
  expect(await page.$('form[data-changed]')).not.toBeNull();

  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.goto(origin + dashboard.blog()).catch(() => undefined);

  expect(asked).toBe('beforeunload');
  expect(await value()).toContain('Liman gezisi');
  await press('undo');
  expect(await value()).toBe(before);
});

test('a text is heard as one field, of which it is said that it was refused', async () => {
  await page.goto(`${origin}${dashboard.aboutPage()}`);
  await page.waitForSelector(EDITOR);
  const heard = () =>
    readAll(page, 'textarea[name=body], [data-rich-page] [role=textbox]', (fields) =>
      fields.map(({ tagName, ariaHidden, ariaInvalid }) => ({ tagName, ariaHidden, ariaInvalid })),
    );
  const written = { tagName: 'DIV', ariaHidden: null };

  expect(await heard()).toContainEqual({ ...written, ariaInvalid: 'false' });
  expect(await heard()).toContainEqual({
    tagName: 'TEXTAREA',
    ariaHidden: 'true',
    ariaInvalid: null,
  });
  await page.click(EDITOR);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Delete');
  await page.click('.save-bar [type=submit]');
  await page.waitForSelector('[data-errors]:not([hidden])');
  expect(await heard()).toContainEqual({ ...written, ariaInvalid: 'true' });
  await page.click('[data-of=body] a');
  await page.waitForSelector(`${EDITOR}:focus`);
  await page.keyboard.type('Acentemiz');
});

test('the Tab key leaves a list as it is, and buttons nest its items', async () => {
  const visitor = await staffAt(dashboard.newPost());
  page = visitor.page;
  await page.waitForSelector(EDITOR);
  await page.click(EDITOR);
  await press('bullets');
  await page.keyboard.type('Kaş');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Liman');
  const flat = '<ul><li><p>Kaş</p></li><li><p>Liman</p></li></ul>';
  expect(await value()).toBe(flat);
  await page.keyboard.press('Tab');
  expect(await page.$eval(':focus', (stop) => stop.closest('[data-rich-page]'))).toBeNull();
  expect(await value()).toBe(flat);

  await press('deeper');
  expect(await value()).toBe('<ul><li><p>Kaş</p><ul><li><p>Liman</p></li></ul></li></ul>');
  // The button gives the focus back in the next frame.
  await page.waitForFunction(() => document.activeElement?.closest('[data-rich-page]'));
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  expect(await page.$eval(':focus', (stop) => stop.closest('[data-rich-page]'))).toBeNull();
  await press('shallower');
  expect(await value()).toBe(flat);
  await visitor.close();
  page = visit.page;
});

test('a picture that is refused is named below the text, until another is taken', async () => {
  const refused = () => page.$eval('[data-rich-refused]', ({ textContent }) => textContent);
  await page.click(EDITOR);
  await drop(Buffer.from('no picture'));
  await page.waitForFunction(() => document.querySelector('[data-rich-refused]')?.textContent);
  expect(await refused()).toMatch(/^liman\.png: ./);

  const create = { width: 300, height: 200, channels: 3 as const, background: '#146e82' };
  // The browser would draw the half that is there.
  const noise = { ...create, noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } };
  const whole = await sharp({ create: noise }).png().toBuffer();
  const before = await value();
  const first = await refused();
  await Promise.all([
    page.waitForResponse((answer) => answer.status() === 422),
    drop(whole.subarray(0, whole.length / 2)),
  ]);
  await page.waitForFunction(() =>
    document.querySelector('[data-rich-refused]')?.textContent?.startsWith('liman.png'),
  );
  expect([await refused(), await value()]).toEqual([first, before]);
  await drop(await sharp({ create }).png().toBuffer());
  await page.waitForFunction(() => !document.querySelector('[data-rich-refused]')?.textContent);
  await page.waitForFunction(
    (html) => document.querySelector<HTMLTextAreaElement>('textarea[name=body]')?.value !== html,
    {},
    before,
  );
  // The picture gives the focus to the text in the next frame: whoever moves it sooner loses it again.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
});

test('a text of Word keeps its lists, and which pictures did not come with it is said', async () => {
  const own = await staffAt(dashboard.newPost());
  page = own.page;
  await page.waitForSelector(EDITOR);
  await page.click(EDITOR);
  const refused = () => textOf(page, '[data-rich-refused]');
  const create = { width: 300, height: 200, channels: 3 as const, background: '#146e82' };
  const copied = '<meta charset="utf-8"><img src="https://else.example/b.png" alt="Liman">';
  await drop(await sharp({ create }).png().toBuffer(), copied);
  await page.waitForSelector(`${EDITOR} img[src^="/media/"]`);
  const ours = await page.$eval(`${EDITOR} img`, (image) => (image as HTMLImageElement).src);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');

  await paste(
    `<h1>Kışın Kalkan</h1>${wordItem(1, '·', '<b>Şömine</b>')}${wordItem(2, 'o', 'Odun')}` +
      `${wordItem(1, '·', 'Kalorifer')}${wordItem(1, '1.', 'Yol')}${wordItem(1, '2.', 'Hava')}` +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p><p>Son <img src="file:///C:/liman.jpg"></p>' +
      `<p><img src="https://else.example/a.png"></p><p><img src="${ours}"></p>` +
      '<img src="https://else.example/count.gif" width="1">',
  );
  expect(await value()).toMatch(
    new RegExp(
      '^<h2>Kışın Kalkan</h2><ul><li><p><strong>Şömine</strong></p><ul><li><p>Odun</p></li></ul></li>' +
        '<li><p>Kalorifer</p></li></ul><ol><li><p>Yol</p></li><li><p>Hava</p></li></ol>' +
        '<p>Son ?</p>(?:<p></p>)?<img src="/media/[0-9a-f]+/300.jpg"[^>]*>(?:<p></p>)?$',
    ),
  );
  expect(await refused()).toMatch(/metindeki 2 görsel gelmedi/);
  expect(own.problems).toEqual([]);
  await own.close();
  page = visit.page;
});

test('the toolbar is one stop for the keyboard, with arrow keys between its buttons', async () => {
  await page.focus('[data-rich=h2]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');

  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.rich);
  expect(await focused()).toBe('redo');
  expect(await readAll(page, '[data-rich][tabindex="0"]', (buttons) => buttons.length)).toBe(1);
  const label = await page.$eval(EDITOR, (editor) => {
    const id = editor.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(label).toBe('Metin');
});

test('a piece is written where the cursor stands', async () => {
  const contracts = await staffAt(dashboard.contracts('CONTRACT'));
  const { page: screen } = contracts;
  await screen.waitForSelector(EDITOR);
  await screen.click(`${EDITOR} > :last-child`);
  await screen.keyboard.press('End');
  await screen.click('[data-insert="{{permit_no}}"]');
  // A space typed sooner would press the button once more.
  await screen.waitForFunction((editor) => document.activeElement?.matches(editor), {}, EDITOR);
  await screen.keyboard.type(' no.lu belge');

  const written = await screen.$eval('textarea[name=body]', (field) => field.value);
  expect(written).toContain('{{permit_no}} no.lu belge</p>');
});

test('a text is counted by what is read of it, without its marks', async () => {
  const own = await staffAt(dashboard.newPost());
  await own.page.waitForSelector(EDITOR);
  const counted = () =>
    own.page.$eval('[data-mirror=field-body]', ({ textContent }) => textContent);
  expect(await counted()).toBe('0');

  await own.page.click(EDITOR);
  await own.page.click('[data-rich=bold]');
  await own.page.type(EDITOR, 'Kaş & Meis');

  expect(await counted()).toBe('10');
  await own.close();
});

test('saving waits for a picture that is on its way, and says when it did not come', async () => {
  const own = await staffAt(dashboard.newPost());
  page = own.page;
  await page.waitForSelector(EDITOR);
  const { release } = await holdBack(page, paths.api.pictures());
  const SAVE = '.save-bar [type=submit]';
  const kept = () =>
    db.selectFrom('blog_posts').select('body').where('title', '=', 'Göcek').executeTakeFirst();
  await page.type('[name=title]', 'Göcek');

  await drop(Buffer.from('no picture'));
  await page.click(SAVE);
  await page.waitForSelector(`${SAVE}[aria-busy]`);
  release();
  await page.waitForSelector('[data-errors]:not([hidden])');
  expect(await textOf(page, '[data-errors]:not([hidden])')).toContain('bir görsel yüklenemedi');
  expect(await kept()).toBeUndefined();

  const create = { width: 300, height: 200, channels: 3 as const, background: '#146e82' };
  await drop(await sharp({ create }).png().toBuffer());
  await follow(SAVE);
  expect((await kept())?.body).toMatch(/<img src="\/media\/[0-9a-f]+\/300\.jpg"/);
  await own.close();
  page = visit.page;
});

test('a newsletter is not sent while its page shows another text than the one that would go', async () => {
  const id = await createNewsletter({ subject: 'Boşalan haftalar' });
  const sender = await staffAt(dashboard.newsletter(id));
  await sender.page.waitForSelector(EDITOR);
  const state = () =>
    db.selectFrom('newsletters').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const press = async () => {
    // By keys: a toast may still lie over the button.
    await sender.page.focus('[commandfor=move][command=show-modal]');
    await sender.page.keyboard.press('Enter');
    await sender.page.waitForSelector('#move[open]');
    await sender.page.click('#move [type=submit]');
  };

  expect(await sender.page.$('form[data-changed]')).toBeNull();
  await sender.page.type('[name=subject]', ' ve kısa boşluklar');
  await press();
  const said = '#move [data-errors]:not([hidden])';
  await sender.page.waitForSelector(said);
  expect(await sender.page.$eval(said, (errors) => errors.textContent)).toContain('önce kaydedin');
  expect(await state()).toEqual({ state: 'DRAFT' });

  await sender.page.keyboard.press('Escape');
  await send(sender.page, '.save-bar [type=submit]');
  await press();
  await sender.page.waitForSelector('.newsletter-progress');
  expect(await state()).toEqual({ state: 'SENDING' });
  await sender.close();
});
