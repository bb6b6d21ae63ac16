import { paths } from '../../server/shared/paths.ts';
import { origin, visitor } from '../support/browser.ts';
import { createVilla } from '../support/factories.ts';
import { createVillaPicture } from '../support/villa-catalogue-factories.ts';

/** The pictures' files are not there. */
const isOurs = (problem: string) => !problem.startsWith('Failed to load resource');

const createSeen = async (name: string) => {
  const villa = await createVilla({ name });
  for (let n = 0; n < 3; n++) await createVillaPicture(villa.id);
  return villa;
};

test('a card turns to its other pictures, which nobody fetched before', async () => {
  const villa = await createSeen('Villa Albüm');
  const { page, problems, close } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(origin + paths.villas({ q: 'Albüm' }), { waitUntil: 'networkidle0' });
  expect(asked.filter((path) => path.includes('resimler'))).toEqual([]);

  await page.hover('article');
  await page.waitForSelector('.swipe');
  expect(asked).toContain(paths.villaPictures([villa.slug]));
  expect(await page.$$eval('.swipe > a', (slides) => slides.length)).toBe(3);

  await page.focus('article h3 a');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    () => document.querySelector('.dots :nth-child(2)')?.className === 'on',
  );
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

test('what was looked at last is shown on the next villa and on the list', async () => {
  const [one, other] = [await createSeen('Villa Önce'), await createSeen('Villa Sonra')];
  const { page, problems, close } = await visitor();
  const kept = (name: string) =>
    page.waitForFunction((wanted) => localStorage.viewed?.includes(wanted), {}, name);
  const shown = () =>
    page.$$eval('.viewed:not([hidden]) li b', (names) => names.map((each) => each.textContent));

  await page.goto(origin + paths.villa(one.slug));
  await kept('Villa Önce');
  expect(await shown()).toEqual([]);

  await page.goto(origin + paths.villa(other.slug));
  await page.waitForSelector('.viewed:not([hidden]) li');
  expect(await shown()).toEqual(['Villa Önce']);

  await page.goto(origin + paths.villas());
  await page.waitForSelector('.viewed:not([hidden]) li');
  expect(await shown()).toEqual(['Villa Sonra', 'Villa Önce']);
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});
