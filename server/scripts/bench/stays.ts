import type { Kysely } from 'kysely';

import { today } from '../../clock.ts';
import type { DB } from '../../db/tables.ts';
import { hashPassword } from '../../services/accounts/passwords.ts';
import { paths } from '../../shared/paths.ts';
import type { BenchedSite } from './site.ts';

interface Stay {
  check_in: string;
  check_out: string;
}

interface FreeVilla {
  id: number;
  slug: string;
}

/** The logins that the demo has (product §11). */
const ADMIN = { email: 'admin@koy.example', password: 'koy-demo-2026' };
const VILLAS_A_PAGE = 20;
/** Enough for every load, also where a hundred thousand are free. */
const MOST_PAGES = 5;

/** Seven nights that begin so many days from now. */
export function weekFrom(days: number): Stay {
  const check_in = today().add({ days });
  return { check_in: check_in.toString(), check_out: check_in.add({ days: 7 }).toString() };
}

/** Villas that two can have for a stay: all of the demo's, the first of many. */
export async function freeVillas({ url }: BenchedSite, stay: Stay): Promise<FreeVilla[]> {
  const found: FreeVilla[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({ ...stay, adults: '2', page: String(page) });
    const response = await fetch(`${url}/v2/search?${query}`);
    const { content } = (await response.json()) as { content: FreeVilla[] };
    found.push(...content);
    if (content.length < VILLAS_A_PAGE) break;
  }
  return found;
}

/** Every week of the coming year in every villa that is free for it: one villa's never follow each other. */
export async function freeWeeks(site: BenchedSite): Promise<(Stay & { villa_id: number })[]> {
  const weeks = Array.from({ length: 48 }, (_, week) => weekFrom(21 + 7 * week));
  const found = await Promise.all(
    weeks.map(async (stay) =>
      (await freeVillas(site, stay)).map(({ id }) => ({ ...stay, villa_id: id })),
    ),
  );
  return found.flat();
}

/** Somebody of the staff in a database that has nobody. */
export async function insertClerk(
  db: Kysely<DB>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await db
    .insertInto('users')
    .values({ role: 'ADMIN', first_name: 'Ayşe', last_name: 'Kaya', email, password_hash })
    .execute();
}

/** A clerk's session cookie and bearer token. */
export async function signIn({
  url,
  clerk = ADMIN,
}: Pick<BenchedSite, 'url' | 'clerk'>): Promise<{ cookie: string; token: string }> {
  const response = await fetch(url + paths.api.login(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(clerk),
  });
  const { content } = (await response.json()) as { content: { accessToken: string } };
  // As a browser sends back all it was given, the session's among them.
  const cookies = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { cookie: cookies.join('; '), token: content.accessToken };
}
