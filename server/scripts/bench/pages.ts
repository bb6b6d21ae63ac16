import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

import { paths } from '../../shared/paths.ts';
import { type Asked, type Cost, measure } from './load.ts';
import { startProgram } from './programs.ts';
import type { BenchedSite } from './site.ts';
import { freeVillas, signIn, weekFrom } from './stays.ts';
import type { Row } from './table.ts';

interface Page {
  name: string;
  path: string;
  /** Milliseconds of CPU a request may cost (docs/performance.md). */
  budget: { kept: number; made: number };
}

const KEPT = { amount: 4_000, connections: 8, status: 200 };
const MADE = { amount: 240, connections: 2, status: 200 };

/** Each page as it is made and as it is answered from memory, and the same bytes by a bare server. */
export async function* runPages(site: BenchedSite): AsyncGenerator<Row> {
  const stay = weekFrom(90);
  const [villa] = await freeVillas(site, stay);
  const pages: Page[] = [
    { name: 'home', path: paths.home(), budget: { kept: 0.045, made: 1.5 } },
    {
      name: 'list',
      path: paths.villas({ ...stay, adults: 4 }),
      budget: { kept: 0.045, made: 1.2 },
    },
    {
      name: 'villa',
      path: paths.villa(villa?.slug ?? '', { ...stay, adults: 2 }),
      budget: { kept: 0.045, made: 1.5 },
    },
  ];
  for (const page of pages) yield* runPage(site, page);
  const { cookie } = await signIn(site);
  const list = { path: paths.dashboard.villaReservations(), headers: { cookie } };
  yield { name: 'dashboard list', ...(await measure(site, { ...MADE, next: () => list })) };
}

async function* runPage(site: BenchedSite, { name, path, budget }: Page): AsyncGenerator<Row> {
  const floor = await floorOf(site.url + path);
  const kept = await measure(site, { ...KEPT, next: () => ({ path }) });
  yield { name: `${name}, kept`, ...kept, floor: floor.cpu, budget: budget.kept };
  const made = await measure(site, { ...MADE, next: anew(path) });
  yield { name: `${name}, made`, ...made, floor: floor.cpu, budget: budget.made };
}

let visits = 0;

/** The page for somebody whose address nobody has had: `comments` there, where it means nothing. */
const anew = (path: string) => (): Asked => {
  visits += 1;
  const name = path.startsWith('/villa') ? 'q' : 'comments';
  return { path: `${path}${path.includes('?') ? '&' : '?'}${name}=${visits}` };
};

/** What a bare server needs to answer the same bytes. */
async function floorOf(address: string): Promise<Cost> {
  const asked = http.get(address, { headers: { 'accept-encoding': 'br' } });
  const [page] = (await once(asked, 'response')) as [http.IncomingMessage];
  const body = (await buffer(page)).toString('base64');
  const input = JSON.stringify({ headers: page.headers, body });
  const { facts, stop } = await startProgram('server/scripts/bench/floor.ts', { input });
  const used = () => fetch(`${facts.url}/used`).then((answer) => answer.json());
  const cost = await measure({ url: facts.url, used }, { ...KEPT, next: () => ({ path: '/' }) });
  await stop();
  return cost;
}
