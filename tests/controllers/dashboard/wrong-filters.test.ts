import { signIn, site } from '../../support/api.ts';
import { dayFromToday } from '../../support/factories.ts';
import { elementsOf, screenWordsOf } from '../../views/render.ts';

const cookies = new Map<string, string>();

beforeAll(async () => {
  for (const role of ['ADMIN', 'OWNER'] as const) cookies.set(role, await signIn(role));
});

const LATE = dayFromToday(40);
const EARLY = dayFromToday(30);
const DAYS = 'Son gün, ilk günden önce olamaz.';
const AMOUNTS = 'En çok tutar, en az tutardan küçük olamaz.';

type Range = [address: string, first: string, last: string, values: [string, string], text: string];

/** Lists of the dashboard between two days or two numbers, and what is said of their wrong order. */
const LISTS: Range[] = [
  ['/dashboard/reservations/villa', 'date1', 'date2', [LATE, EARLY], DAYS],
  ['/dashboard/reservations/boat', 'started_at', 'finished_at', [LATE, EARLY], DAYS],
  ['/dashboard/reservations', 'date1', 'date2', [LATE, EARLY], DAYS],
  ['/dashboard/transactions', 'date1', 'date2', [LATE, EARLY], DAYS],
  ['/dashboard/transactions', 'min_amount', 'max_amount', ['900', '50'], AMOUNTS],
  ['/dashboard/villas', 'min_price', 'max_price', ['900', '50'], AMOUNTS],
  ['/dashboard/occupancy', 'dateStart', 'dateEnd', [LATE, EARLY], DAYS],
  ['/dashboard/occupancy/gaps', 'startDate', 'endDate', [LATE, EARLY], DAYS],
  ['/dashboard/external', 'started_at', 'finished_at', [LATE, EARLY], DAYS],
  ['/dashboard/ops/audit', 'date1', 'date2', [LATE, EARLY], DAYS],
];

const ask = (address: string, query: object) =>
  site
    .get(address)
    .query(query)
    .set('cookie', cookies.get(address === '/dashboard/reservations' ? 'OWNER' : 'ADMIN') ?? '')
    .expect(200);

const fieldOf = (html: string, name: string) =>
  elementsOf(html, 'input').find((input) => input.name === name);

test.each(LISTS)('%s tells that %s is beyond %s, and keeps both', async (...range) => {
  const [address, first, last, [more, less], text] = range;
  const { text: html } = await ask(address, { [first]: more, [last]: less });

  expect(screenWordsOf(html)).toContain(text);
  expect(fieldOf(html, first)).toMatchObject({ value: more });
  expect(fieldOf(html, last)).toMatchObject({ value: less, 'aria-invalid': 'true' });
});

test.each(LISTS)('%s says nothing where %s and %s are in order', async (...range) => {
  const [address, first, last, [more, less], text] = range;
  const { text: html } = await ask(address, { [first]: less, [last]: more });

  expect(screenWordsOf(html)).not.toContain(text);
  expect(fieldOf(html, last)).not.toHaveProperty('aria-invalid');
});

test.each(['__proto__', 'constructor', 'toString'])('a filter called %s is none', async (name) => {
  const { text } = await ask(`/dashboard/villas?${name}=1`, {});

  expect(elementsOf(text, 'input').some((input) => 'aria-invalid' in input)).toBe(false);
});

test('nights between two stays are told of too, which are chosen', async () => {
  const { text } = await ask('/dashboard/occupancy/gaps', { minNights: '5', maxNights: '2' });

  expect(screenWordsOf(text)).toContain('En çok gece sayısı, en az gece sayısından küçük olamaz.');
  expect(text).toMatch(/<option value="2" selected="">/);
});

test('what is wrong by itself falls back without a word', async () => {
  const { text } = await ask('/dashboard/reservations/villa', { date1: LATE, date2: '31.02.2026' });

  expect(fieldOf(text, 'date2')).not.toHaveProperty('aria-invalid');
  expect(fieldOf(text, 'date2')).not.toHaveProperty('value');
});
