import { sql } from 'kysely';
import type { Page } from 'puppeteer-core';

import type { ReservationState } from '../../server/schemas/reservations.ts';
import { paths } from '../../server/shared/paths.ts';
import { db } from '../support/db.ts';
import type { FreeWeek } from '../support/demo.ts';
import { createVilla, stayFromToday } from '../support/factories.ts';
import { atWork, fillIn, fillRequest, follow, stayOf } from './actions.ts';
import type { Place } from './places.ts';

/** What pages look like besides their usual: narrowed, empty, refused, and in each state of a stay. */
export const createStates = async (week: FreeWeek): Promise<Place[]> => [
  ...(await publicStates(week)),
  ...(await bookingStates()),
  ...(await dashboardStates()),
];

async function publicStates(week: FreeWeek): Promise<Place[]> {
  const { villa, town } = week;
  const closed = await createVilla({ active: false, name: 'Villa Kapalı' });
  const landings = await findLandings();
  const guest = (name: string, path: string, more: Partial<Place> = {}): Place => ({
    name,
    path,
    as: 'guest',
    ...more,
  });
  return [
    guest('a list for days', paths.villas(stayOf(week))),
    guest('a narrowed list', paths.villas({ ...stayOf(week), town: town.slug, sort: 'price_asc' })),
    guest('the last page of a list', paths.villas({ page: 99 })),
    guest('an empty list', paths.villas({ ...stayOf(week), q: 'böyle bir villa yok' })),
    guest('a list for days gone by', paths.villas(stayFromToday(-9, 7))),
    ...landings.map((slug) => guest(`the landing ${slug}`, paths.landing(slug))),
    guest('a demo villa', paths.villa(villa.slug)),
    guest('a villa for free days', paths.villa(villa.slug, stayOf(week))),
    guest('a villa for days gone by', paths.villa(villa.slug, stayFromToday(-9, 7))),
    guest('a villa for too many', paths.villa(villa.slug, { ...stayOf(week), adults: 40 })),
    guest('a villa off sale', paths.villa(closed.slug)),
    guest('a demo villa’s calendar', paths.villaCalendar(villa.slug)),
    guest('nothing here', '/boyle-bir-sayfa-yok', { status: 404 }),
    guest('the booking of a stay', paths.bookVilla(villa.slug, stayOf(week))),
    guest(
      'a booking that cannot be',
      paths.bookVilla(villa.slug, { ...stayFromToday(-9, 1), adults: 40 }),
    ),
    guest('an unfinished request', paths.bookVilla(villa.slug, stayOf(week)), {
      status: 422,
      act: (page) => follow(page, () => page.click('.send button')),
    }),
    guest('a request that was sent', paths.bookVilla(villa.slug, stayOf(week)), {
      act: async (page) => {
        await fillRequest(page);
        await follow(page, () => page.click('.send button'));
      },
    }),
    guest('an unknown code', paths.enquire({ code: 'AAAA-AAAAAA' }), {
      status: 404,
      act: (page) => lookUp(page, 'kimse@ornek.example'),
    }),
  ];
}

/** Each state of a reservation, as its guest sees it. */
async function bookingStates(): Promise<Place[]> {
  const reservations = await findReservations();
  return reservations.flatMap(({ status, reservation_id, slug, customer_email }) => [
    {
      name: `the code page of ${status}`,
      path: paths.booked(slug, reservation_id),
      as: 'guest' as const,
    },
    {
      name: `the guest’s ${status}`,
      path: paths.enquire({ code: reservation_id }),
      as: 'guest' as const,
      act: (page: Page) => lookUp(page, customer_email),
    },
  ]);
}

async function dashboardStates(): Promise<Place[]> {
  const reservations = await findReservations();
  const staff = (name: string, path: string, more: Partial<Place> = {}): Place => ({
    name,
    path,
    as: 'ADMIN',
    ...more,
  });
  return [
    ...reservations.map(({ status, id }) =>
      staff(`the desk’s ${status}`, paths.dashboard.villaReservation(id)),
    ),
    staff('past reservations', paths.dashboard.villaReservations({ oldrez: 1, take: 20 })),
    staff('no reservations', paths.dashboard.villaReservations({ customer_name: 'Kimse' })),
    staff('the boats’ calendar', paths.dashboard.occupancy({ kind: 'boat' })),
    staff('the data of a guest', paths.dashboard.personalData(), {
      only: { script: true },
      act: (page) => findData(page, String(reservations[0]?.customer_email)),
    }),
    staff('no screen here', '/dashboard/yok', { status: 404 }),
    { name: 'an owner’s home', path: paths.dashboard.home(), as: 'OWNER' },
    { name: 'an owner’s stays', path: paths.dashboard.ownerReservations(), as: 'OWNER' },
    {
      name: 'a screen not for owners',
      path: paths.dashboard.villaReservations(),
      as: 'OWNER',
      status: 403,
    },
  ];
}

async function lookUp(page: Page, contact: string): Promise<void> {
  await fillIn(page, { contact });
  await follow(page, () => page.click('main form .primary'));
}

async function findData(page: Page, contact: string): Promise<void> {
  await atWork(page);
  await fillIn(page, { contact });
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-part=found]:not([hidden])');
}

/** One of each look: states that differ by their words alone are shown by one of them. */
const SHOWN: ReservationState[] = [
  'PENDING',
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
  'COMPLETED',
  'CANCELLED',
];

async function findReservations() {
  const { rows } = await sql<{
    id: number;
    status: ReservationState;
    reservation_id: string;
    slug: string;
    customer_email: string;
  }>`select distinct on (r.status) r.id, r.status, r.reservation_id, v.slug, r.customer_email
    from reservations r join villas v on v.id = r.villa_id
    where v.active and v.withdrawn_at is null and r.customer_email is not null
      and r.status = any(${SHOWN})
    order by r.status, r.id desc`.execute(db);
  return rows;
}

/** One page at /{slug} of each kind. */
async function findLandings(): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct on (kind) slug from landing_slugs order by kind, slug`.execute(db);
  return rows.map(({ slug }) => slug);
}
