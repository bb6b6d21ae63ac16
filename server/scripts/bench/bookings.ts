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

/**
 * Requests of guests, then stays that staff confirm: those take their dates, each another week, those
 * that follow each other in another villa; then races for the same stay.
 */
export async function* runBookings(site: BenchedSite): AsyncGenerator<Row> {
  const weeks = await freeWeeks(site);
  const { token } = await signIn(site);
  const headers = { authorization: `Bearer ${token}` };
  let booked = 0;
  const stay = () => {
    const week = weeks[booked++];
    if (!week) throw new Error('no free week is left');
    return { ...GUEST, ...week };
  };
  const byGuest = (): Asked => ({
    method: 'POST',
    path: '/v1/reservations',
    body: { ...stay(), ...ACCEPTED },
  });
  const byStaff = (): Asked => ({
    method: 'POST',
    path: paths.api.reservations(),
    headers,
    body: { ...stay(), status: 'CONFIRMED' },
  });
  const alone = { amount: 80, connections: 1, status: 201 };
  const together = { amount: 120, connections: 8, status: 201 };
  yield { name: 'request, 1 guest', ...(await measure(site, { ...alone, next: byGuest })) };
  yield { name: 'request, 8 guests', ...(await measure(site, { ...together, next: byGuest })) };
  const oneClerk = await measure(site, { ...alone, next: byStaff });
  yield { name: 'booking, 1 clerk', goal: 'p50 ≤ 10', ...oneClerk };
  const manyClerks = await measure(site, { ...together, next: byStaff });
  yield { name: 'booking, 8 clerks', goal: '≥ 200 a s', ...manyClerks };
  yield await raceFor(site, Array.from({ length: RACES }, stay), headers);
}
