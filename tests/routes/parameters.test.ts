import { signedIn, signIn, site } from '../support/api.ts';
import { createUser } from '../support/factories.ts';
import { randomFrom } from './hostile.ts';
import { addressOf, createRows, isFile, type Rows } from './samples.ts';
import { pages } from './walk.ts';
import { expectWholePage } from './whole-page.ts';

const random = randomFrom(Number(process.env.KOY_FUZZ_SEED ?? 20261120));

let rows: Rows;
let cookies: Record<Visitor, string>;

beforeAll(async () => {
  const owner = await createUser({ role: 'OWNER' });
  rows = await createRows({ owner_id: owner.id });
  cookies = {
    anyone: '',
    ADMIN: await signIn('ADMIN'),
    OWNER: (await signedIn(owner)).cookie,
  };
});

const VISITORS = ['anyone', 'ADMIN', 'OWNER'] as const;
type Visitor = (typeof VISITORS)[number];

const visits = pages
  .filter(({ method, address }) => method === 'get' && !isFile(address))
  .flatMap(({ address, access }) =>
    VISITORS.filter((visitor) => access.includes(visitor)).map((visitor) => ({ address, visitor })),
  );

test.each(visits)('$address shows $visitor a page whatever it is asked', async (visit) => {
  const own = addressOf(visit.address, rows);
  const ask = (query: string) =>
    site.get(own + (own.includes('?') ? '&' : '?') + query).set('cookie', cookies[visit.visitor]);
  const page = await ask('');

  const wrong: string[] = [];
  for (const query of [UNKNOWN, ...wrongQueries(page.text, visit.address)]) {
    const response = await ask(query);
    const isExpected = response.status === page.status || response.status === NOT_FOUND;
    if (!isExpected) wrong.push(`${response.status} ${query}`);
    else if (response.type === 'text/html') expectWholePage(response);
  }

  expect(wrong).toEqual([]);
});

/** A parameter may name a row that is not there. */
const NOT_FOUND = 404;

/** What mails and other sites add to a link. */
const UNKNOWN = 'utm_source=%3Cx%3E&fbclid=1';

const RUBBISH = [
  'x',
  '-1',
  '1.5',
  '2147483647',
  '99999999999',
  '1,x,',
  '2027-02-30',
  '2199-12-31',
  '%00',
  '%27--',
  '%F0%9F%98%80',
];

/**
 * Each parameter that the page itself speaks of, with something that is wrong for it or for others; one of
 * them twice, one as if it were an object, and one that hides that two days are in the wrong order.
 */
function wrongQueries(html: string, address: string): string[] {
  const names = [...new Set([...EVERYWHERE, ...parametersIn(html, address)])];
  const days = namesOf(html.match(/<input[^>]* type="date"[^>]*>/g) ?? []);
  const others = names.filter((name) => !days.includes(name));
  const backwards = days.map((name, at) => `&${name}=2126-12-${28 - at}`).join('');
  return [
    ...names.map((name) => `${name}=${oneOf(RUBBISH)}`),
    twice(oneOf(names)),
    `${oneOf(names)}[a]=1`,
    ...(days.length > 1 ? [`${oneOf(others)}=x${backwards}`] : []),
  ];
}

/** Links name these only where there is more than a page, or a row that is open. */
const EVERYWHERE = ['skip', 'take', 'order', 'id', 'q'];

/** Names in links to the page itself and in its forms that are sent to it. */
function parametersIn(html: string, address: string): string[] {
  const here = paramless(addressOf(address, rows));
  const links = [...html.matchAll(/\shref="([^"?]*)\?([^"#]*)"/g)].filter(
    ([, to]) => to === '' || to === here,
  );
  const forms = (html.match(/<form[^>]*>.*?<\/form>/gs) ?? []).filter(
    (form) => !/^<form[^>]* (method="post"|data-api)/i.test(form),
  );
  const inLinks = links.flatMap(([, , query = '']) => [
    ...new URLSearchParams(query.replaceAll('&amp;', '&')).keys(),
  ]);
  return [...inLinks, ...namesOf(forms.flatMap((form) => form.match(/<[^>]*>/g) ?? []))];
}

const twice = (name: string) => `${name}=1&${name}=x`;

const paramless = (address: string) => address.split('?')[0];

const namesOf = (tags: string[]): string[] =>
  tags.flatMap((tag) => tag.match(/\sname="([^"]+)"/)?.[1] ?? []);

const oneOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
