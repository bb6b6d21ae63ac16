import { paths } from '../../shared/paths.ts';
import { type Asked, measure } from './load.ts';
import { raceFor } from './races.ts';
import type { BenchedSite } from './site.ts';
import { freeWeeks, signIn } from './stays.ts';
import type { Row } from './table.ts';

const GUEST = {
  adults: 2,
  customer_name: 'Ayşe Yılmaz',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
};
const ACCEPTED = { accept_information: true, accept_contract: true };

/** Stays that staff confirm in one race. */
const RACES = 12;

/** Another free week each time it is asked, in another villa than the one before. */
async function openStays(site: BenchedSite): Promise<() => object> {
  const weeks = await freeWeeks(site);
  let booked = 0;
  return () => {
    const week = weeks[booked++];
    if (!week) throw new Error('no free week is left');
    return { ...GUEST, ...week };
  };
}

/** As for pages, what is run often is compiled before it counts. */
const ALONE = { amount: 100, warm_up: 200, connections: 1, status: 201 };
const TOGETHER = { amount: 240, warm_up: 60, connections: 8, status: 201 };

/** Requests of guests, then what staff do (`runClerks`). */
export async function* runBookings(site: BenchedSite): AsyncGenerator<Row> {
  const stay = await openStays(site);
  const next = (): Asked => ({
    method: 'POST',
    path: '/v1/reservations',
    body: { ...stay(), ...ACCEPTED },
  });
  yield { name: 'request, 1 guest', ...(await measure(site, { ...ALONE, next })) };
  yield { name: 'request, 8 guests', ...(await measure(site, { ...TOGETHER, next })) };
  yield* runClerks(site, stay);
}

/** Stays that staff confirm: those take their dates; then races for the same stay. */
export async function* runClerks(site: BenchedSite, given?: () => object): AsyncGenerator<Row> {
  const stay = given ?? (await openStays(site));
  const { token } = await signIn(site);
  const headers = { authorization: `Bearer ${token}` };
  const next = (): Asked => ({
    method: 'POST',
    path: paths.api.reservations(),
    headers,
    body: { ...stay(), status: 'CONFIRMED' },
  });
  const oneClerk = await measure(site, { ...ALONE, next });
  yield { name: 'booking, 1 clerk', goal: 'p50 ≤ 10', ...oneClerk };
  const manyClerks = await measure(site, { ...TOGETHER, next });
  yield { name: 'booking, 8 clerks', goal: '≥ 200 a s', ...manyClerks };
  yield await raceFor(site, Array.from({ length: RACES }, stay), headers);
}
