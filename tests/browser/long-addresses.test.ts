import { paths } from '../../server/shared/paths.ts';
import { createBoat } from '../support/boat-factories.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createShowcase } from '../support/catalogue-factories.ts';
import { createFaqGroup, createPost } from '../support/content-factories.ts';
import { createDemo } from '../support/demo.ts';
import { createComment, createMessage, createSubscriber } from '../support/desk-factories.ts';
import {
  createBankAccount,
  createExtra,
  createReservation,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { createOffer } from '../support/offer-factories.ts';
import { open, staffAt, textOf } from './actions.ts';
import { cutOff } from './measures.ts';

const { dashboard } = paths;

const LONG_EMAIL = `${'ayse.demirtas.'.repeat(3)}kalkan@cok-uzun-bir-alan-adi.example`;

let desk: Visit;
let phone: Visit;

beforeAll(async () => {
  await createDemo();
  desk = await staffAt(dashboard.home(), { width: 1440 });
  phone = await staffAt(dashboard.home(), { width: 360 });
});

afterEach(() => expect([...desk.problems, ...phone.problems]).toEqual([]));

describe('a long address of a guest', () => {
  let address: string;

  beforeAll(async () => {
    const { id } = await createReservation({
      ...{
        status: 'OPTION',
        customer_email: LONG_EMAIL,
        customer_note: `https://ornek.example/${'teyit'.repeat(30)}`,
      },
    });
    address = dashboard.reservation('villa', id);
  });

  test('widens neither a phone’s page nor a desk’s', async () => {
    for (const { page } of [desk, phone]) {
      await open(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);

      expect(await textOf(page, '.guest')).toContain(LONG_EMAIL);
      expect(width).toBe(page.viewport()?.width);
    }
  });
});

test.each<[string, () => Promise<string>]>([
  [
    'an offer',
    async () => {
      const { id } = await createOffer((await createVilla()).id);
      const address = { customer_email: LONG_EMAIL };
      await db.updateTable('offers').set(address).where('id', '=', id).execute();
      return dashboard.offer(id);
    },
  ],
  ['a message', async () => dashboard.contactMessage(await createMessage({ email: LONG_EMAIL }))],
  ['an account', async () => dashboard.user((await createUser({ email: LONG_EMAIL })).id)],
  [
    'a subscriber',
    async () => {
      await createSubscriber({ email: LONG_EMAIL });
      return dashboard.subscribers();
    },
  ],
])('%s with a long e-mail address is no wider than a phone', async (_name, create) => {
  await open(phone.page, await create());

  expect(await textOf(phone.page, 'main')).toContain(LONG_EMAIL);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

describe('the name of an extra, without a space', () => {
  const name = `Ek${'uzun'.repeat(16)}`;
  const quote = JSON.stringify({ nights: [], extras: [{ id: 1, name, amount_kurus: 1_000_00 }] });

  test.each([
    [
      'the extras of its villa',
      async () => {
        const { id } = await createVilla();
        await createExtra({ villa_id: id, name });
        return dashboard.villa(id, 'extras');
      },
    ],
    [
      'the reservation that it belongs to',
      async () => {
        const { id } = await createReservation({ quote });
        return dashboard.reservation('villa', id);
      },
    ],
  ])('widens neither %s nor a panel of it', async (_, create) => {
    const address = await create();
    for (const { page } of [desk, phone]) {
      await open(page, address);
      const wider = await page.$$eval('html, .table-frame, .panel', (parts) =>
        parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(String),
      );

      expect(await textOf(page, 'main')).toContain(name);
      expect(wider).toEqual([]);
    }
  });
});

describe('a long address that somebody pasted into a text', () => {
  const text = 'https://www.instagram.com/p/Cx1234567890abcdef/?utm_source=ig_web_copy_link';
  const ofVilla: Parameters<typeof createVilla>[0] = {
    name: 'Villa Yapıştırılan Adres',
    ...{ summary: text, description: `<p>${text}</p>`, house_rules: `<p>${text}</p>` },
  };

  const pages: [name: string, create: () => Promise<string>][] = [
    [
      'home',
      async () => {
        await createShowcase([(await createVilla()).id], { subtitle: text, position: 0 });
        return paths.home();
      },
    ],
    [
      'a villa',
      async () => {
        const { id: villa_id, slug } = await createVilla(ofVilla);
        const answer = { answer: text, answered_at: inHours(-1) };
        await createExtra({ villa_id, name: text, description: text });
        await createComment({
          villa_id,
          body: text,
          ...answer,
          state: 'PUBLISHED',
          published_at: inHours(-1),
        });
        return paths.villa(slug, stayFromToday(60, 7));
      },
    ],
    [
      'a boat',
      async () => {
        const { slug } = await createBoat({ description: `<p>${text}</p>` });
        return paths.boat(slug);
      },
    ],
    [
      'a booking',
      async () => {
        const { id: villa_id, slug } = await createVilla(ofVilla);
        await createExtra({ villa_id, name: text, description: text });
        return paths.bookVilla(slug, stayFromToday(60, 7));
      },
    ],
    [
      'the questions',
      async () => {
        await createFaqGroup(text, [[text, `<p>${text}</p>`]]);
        return paths.faq();
      },
    ],
    [
      'the blog',
      async () => {
        await createPost({ title: text, summary: text });
        await createPost({ title: text, summary: text });
        return paths.blog();
      },
    ],
    [
      'a post',
      async () => {
        const cells = `<table><tbody><tr><th>${text}</th><td>${text}</td></tr></tbody></table>`;
        const list = `<ul><li>${text}</li></ul><blockquote><p>${text}</p></blockquote>`;
        const body = `<h2>${text}</h2><p>${text}</p><h3>${text}</h3>${list}${cells}`;
        const { slug } = await createPost({ title: text, summary: text, body });
        return paths.post(slug);
      },
    ],
    [
      'the accounts',
      async () => {
        await createBankAccount({ note: text, holder: text });
        return paths.banks();
      },
    ],
    [
      'an offer',
      async () => {
        const { id, code } = await createOffer((await createVilla(ofVilla)).id);
        const note = { note: text };
        await db.updateTable('offers').set(note).where('id', '=', id).execute();
        await db.updateTable('offer_villas').set(note).where('offer_id', '=', id).execute();
        return paths.offer(code);
      },
    ],
  ];

  test.each(pages)('leaves %s no wider than a phone', async (_name, create) => {
    const { page, close } = await visitor({ width: 360 });
    await open(page, await create());

    const isThere = await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('.section, .block, .card'))
        section.style.contentVisibility = 'visible';
      for (const part of document.querySelectorAll('details')) part.open = true;
      return document.body.textContent?.includes('ig_web_copy_link');
    });
    expect(isThere).toBe(true);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await close();
  });
});
