import { paths } from '../../server/shared/paths.ts';
import { url } from '../support/db.ts';
import {
  createLegalDocuments,
  createUser,
  createVilla,
  dayFromToday,
  PASSWORD,
  stayFromToday,
} from '../support/factories.ts';
import { cleanUp, makeDataFolder } from '../support/programs.ts';
import { type SiteProgram, startSite } from '../support/site-program.ts';

/** Two processes behind one address, as a bigger site runs: one database, nothing else in common. */
const ENVIRONMENT = {
  DATABASE_URL: url,
  DATA_DIR: makeDataFolder(),
  SESSION_SECRET: 'a session secret that only tests know',
  JWT_SECRET: 'a token secret that only the tests know',
};

const WISHES = 60;
const WISHED = stayFromToday(40, 7);

afterAll(cleanUp);

test('of 60 who want the same nights at once exactly one has them, and nobody else is shown them', async () => {
  const villa = await createVilla({ name: 'Villa Yarış' });
  await createLegalDocuments();
  const sites = await Promise.all([startSite(ENVIRONMENT), startSite(ENVIRONMENT)]);
  const token = await signIn(sites[0], (await createUser()).email);
  const shown = () => Promise.all(sites.map((site) => offers(site, villa)));
  expect(await shown()).toEqual([ON_SALE, ON_SALE]);

  const outcomes = await Promise.all(
    Array.from({ length: WISHES }, (_, at) =>
      confirm(sites[at % 2]!, token, { ...wish(villa.id), ...overlapping(at) }),
    ),
  );

  const refused = outcomes.filter(({ status }) => status === 409);
  expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(refused.map(({ code }) => code)).toEqual(Array(WISHES - 1).fill('dates_taken'));
  expect(await shown()).toEqual([TAKEN, TAKEN]);
});

const ON_SALE = { listed: true, offered: true, sellable: true, reasons: [], request: 201 };
const TAKEN = {
  listed: false,
  offered: false,
  sellable: false,
  reasons: ['taken'],
  request: 409,
};

/** Stays that all have the night of the fourth day in common. */
const overlapping = (at: number) => ({
  check_in: dayFromToday(40 + (at % 4)),
  check_out: dayFromToday(44 + (at % 5)),
});

const wish = (villa_id: number) => ({
  villa_id,
  ...WISHED,
  adults: 2,
  children: 0,
  babies: 0,
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
});

/** What one process tells of the wished stay: its pages, its price and its answer to a request. */
async function offers({ address }: SiteProgram, villa: { id: number; name: string; slug: string }) {
  const read = (path: string) => fetch(address + path).then((page) => page.text());
  const list = await read(paths.villas(WISHED));
  const page = await read(paths.villa(villa.slug, WISHED));
  const quote = await fetch(
    address + paths.api.quote({ ...WISHED, villa_id: villa.id, adults: 2, children: 0, babies: 0 }),
  );
  const { content } = (await quote.json()) as {
    content: { sellable: boolean; reasons: { code: string }[] };
  };
  const accepted = { accept_information: true, accept_contract: true };
  const asked = await post(`${address}/v1/reservations`, { ...wish(villa.id), ...accepted });
  return {
    // An empty list names a villa that is taken, as one to have on other days.
    listed: list.includes(villa.name) && !list.includes('Bu tarihte dolu'),
    offered: page.includes(`"${paths.bookVilla(villa.slug)}?`),
    sellable: content.sellable,
    reasons: content.reasons.map(({ code }) => code),
    request: asked.status,
  };
}

async function confirm({ address }: SiteProgram, token: string, wanted: object) {
  const body = { ...wanted, status: 'CONFIRMED', reason: 'Telefonla anlaşıldı' };
  const answer = await post(address + paths.api.reservations(), body, token);
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}

async function signIn({ address }: SiteProgram, email: string): Promise<string> {
  const answer = await post(address + paths.api.login(), { email, password: PASSWORD });
  const { content } = (await answer.json()) as { content: { accessToken: string } };
  return content.accessToken;
}

const post = (address: string, body: object, token?: string) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
