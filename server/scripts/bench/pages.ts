import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

import { paths, withQuery } from '../../shared/paths.ts';
import { type Cost, measure } from './load.ts';
import { startProgram } from './programs.ts';
import type { BenchedSite } from './site.ts';
import { freeVillas, signIn, weekFrom } from './stays.ts';
import type { Row } from './table.ts';

interface Page {
  name: string;
  path: string;
  /** The page for somebody who asks for what nobody has asked for. */
  anew: (visit: number) => string;
  /** Milliseconds of CPU a request may cost (docs/performance.md). */
  budget: { kept: number; made: number };
}

const KEPT = { amount: 4_000, connections: 8, status: 200 };
/** Compiling what is run often costs more than a thousand pages: a server in use has that behind it. */
const MADE = { amount: 1_000, warm_up: 1_000, connections: 2, status: 200 };

/** Each page as it is made and as it is answered from memory, and the same bytes by a bare server. */
export async function* runPages(site: BenchedSite): AsyncGenerator<Row> {
  const stay = weekFrom(90);
  const [villa] = await freeVillas(site, stay);
  const pages: Page[] = [
    {
      name: 'home',
      path: paths.home(),
      anew: (comments) => withQuery(paths.home(), { comments }),
      budget: { kept: 0.045, made: 1.5 },
    },
    {
      name: 'list',
      path: paths.villas({ ...stay, adults: 4 }),
      anew: (visit) =>
        withQuery(paths.villas(), {
          ...weekFrom(30 + (visit % 250)),
          adults: 1 + (visit % 8),
          comments: visit,
        }),
      budget: { kept: 0.045, made: 1.2 },
    },
    {
      name: 'villa',
      path: paths.villa(villa?.slug ?? '', { ...stay, adults: 2 }),
      anew: (visit) =>
        withQuery(paths.villa(villa?.slug ?? ''), {
          ...weekFrom(30 + (visit % 250)),
          adults: 2,
          q: visit,
        }),
      budget: { kept: 0.045, made: 1.5 },
    },
  ];
  for (const page of pages) yield* runPage(site, page);
  const { cookie } = await signIn(site);
  const list = { path: paths.dashboard.villaReservations(), headers: { cookie } };
  yield { name: 'dashboard list', ...(await measure(site, { ...MADE, next: () => list })) };
}

/** Makes each address one of its own: with a parameter of another page, which means nothing there. */
let visits = 0;

async function* runPage(
  site: BenchedSite,
  { name, path, anew, budget }: Page,
): AsyncGenerator<Row> {
  const floor = await floorOf(site.url + path);
  const kept = await measure(site, { ...KEPT, next: () => ({ path }) });
  yield { name: `${name}, kept`, ...kept, floor: floor.cpu, budget: budget.kept };
  const made = await measure(site, { ...MADE, next: () => ({ path: anew(++visits) }) });
  yield { name: `${name}, made`, ...made, floor: floor.cpu, budget: budget.made };
}

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
