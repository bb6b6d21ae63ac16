import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

import { paths, withQuery } from '../../shared/paths.ts';
import { type Cost, measure } from './load.ts';
import { startProgram } from './programs.ts';
import type { BenchedSite, Used } from './site.ts';
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

/**
 * A machine that others use too is half as fast for seconds at a time: what is compared is measured in
 * turn, this often, and the round in the middle counts.
 */
const ROUNDS = 5;
const KEPT = { amount: 2_000, connections: 8, status: 200 };
/** Compiling what is run often costs more than a thousand pages: a server in use has that behind it. */
const MADE = { amount: 400, connections: 2, status: 200 };
const WARM_UP = 1_000;

/** Each page as it is made and as it is answered from memory, beside a bare server that answers the same bytes. */
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
  yield {
    name: 'dashboard list',
    ...(await measure(site, { ...MADE, amount: 1_000, warm_up: WARM_UP, next: () => list })),
  };
}

/** Makes each address one of its own: with a parameter of another page, which means nothing there. */
let visits = 0;

async function* runPage(
  site: BenchedSite,
  { name, path, anew, budget }: Page,
): AsyncGenerator<Row> {
  const floor = await startFloor(site.url + path);
  const loads = {
    kept: { ...KEPT, next: () => ({ path }) },
    made: { ...MADE, next: () => ({ path: anew(++visits) }) },
  };
  const kept: Compared[] = [];
  const made: Compared[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const warmUp = round === 0 ? { warm_up: WARM_UP } : {};
    const bare = await measure(floor, { ...KEPT, ...warmUp, next: () => ({ path: '/' }) });
    kept.push({ ...(await measure(site, { ...loads.kept, ...warmUp })), floor: bare.cpu });
    made.push({ ...(await measure(site, { ...loads.made, ...warmUp })), floor: bare.cpu });
  }
  await floor.stop();
  yield { name: `${name}, kept`, ...middleOf(kept), budget: budget.kept };
  yield { name: `${name}, made`, ...middleOf(made), budget: budget.made };
}

/** A round, beside what a bare server took in the same one. */
type Compared = Cost & { floor: number };

/** The round whose ratio to its floor is in the middle; an error of any of them is an error. */
function middleOf(rounds: Compared[]): Compared {
  const sorted = rounds.toSorted((one, other) => one.cpu / one.floor - other.cpu / other.floor);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no round was measured');
  return { ...middle, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) };
}

/** A bare server that answers the same bytes. */
async function startFloor(address: string) {
  const asked = http.get(address, { headers: { 'accept-encoding': 'br' } });
  const [page] = (await once(asked, 'response')) as [http.IncomingMessage];
  const body = (await buffer(page)).toString('base64');
  const input = JSON.stringify({ headers: page.headers, body });
  const { facts, stop } = await startProgram('server/scripts/bench/floor.ts', { input });
  const used = (): Promise<Used> => fetch(`${facts.url}/used`).then((answer) => answer.json());
  return { url: facts.url, used, stop };
}
