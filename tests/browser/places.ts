import { sql } from 'kysely';
import type { Page } from 'puppeteer-core';

import type { ReservationState } from '../../server/schemas/reservations.ts';
import { paths } from '../../server/shared/paths.ts';
import { addressOf, createRows, isFile } from '../routes/samples.ts';
import { pages } from '../routes/walk.ts';
import { db } from '../support/db.ts';
import { createDemo, type FreeWeek, findFreeWeek } from '../support/demo.ts';
import { createVilla, stayFromToday } from '../support/factories.ts';
import { fillIn, fillRequest, follow, stayOf } from './actions.ts';

/** Somewhere a person can be: a page in one of its states. */
export interface Place {
  name: string;
  path: string;
  as: 'guest' | 'ADMIN' | 'OWNER';
  /** Not 200, and told by a page. */
  status?: number;
  /** What is done there, on the page or to another one, before it is looked at. */
  act?: (page: Page) => Promise<void>;
  /** Where it can be: with a script, on a phone, on a wide screen. Without it, everywhere. */
  only?: { script?: true; screen?: 'phone' | 'wide' };
}

/** The places there are at a width, with or without a script. */
export const placesAt = (places: Place[], { width, script }: { width: number; script: boolean }) =>
  places.filter(({ only = {} }) => {
    const screen = width < 720 ? 'phone' : 'wide';
    return (script || !only.script) && (only.screen ?? screen) === screen;
  });

/** The demo, and every place of it: each page route with a row, and what pages look like in their states. */
export async function createPlaces(): Promise<Place[]> {
  await createDemo();
  const week = await findFreeWeek(40);
  const rows = await createRows();
  const reads = pages.filter(({ method, address }) => method === 'get' && !isFile(address));
  return [
    ...reads.map(
      ({ address, access }): Place => ({
        name: address,
        path: addressOf(address, rows),
        as: access === 'anyone' ? 'guest' : 'ADMIN',
      }),
    ),
    ...(await publicStates(week)),
    ...openStates(week),
    ...(await bookingStates()),
    ...(await dashboardStates()),
  ];
}

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

/** What opens over a page. */
function openStates(week: FreeWeek): Place[] {
  const villa = paths.villa(week.villa.slug, stayOf(week));
  const press =
    (selector: string, shown: string): Place['act'] =>
    async (page) => {
      await page.click(selector);
      await page.waitForSelector(shown);
    };
  const phone = { screen: 'phone' } as const;
  const wide = { screen: 'wide' } as const;
  return [
    {
      name: 'the open menu of a phone',
      path: paths.home(),
      as: 'guest',
      only: phone,
      act: press('[popovertarget=drawer]', '#drawer:popover-open'),
    },
    {
      name: 'an open menu of the head',
      path: paths.home(),
      as: 'guest',
      only: wide,
      act: press('.header nav summary', '.header nav details[open]'),
    },
    {
      name: 'the open calendar of the search',
      path: paths.home(),
      as: 'guest',
      only: { script: true },
      act: press('.finder .villas [name=check_in]', '.range-dialog [data-day]'),
    },
    {
      name: 'the open filters of a phone',
      path: paths.villas(),
      as: 'guest',
      only: phone,
      act: press('.open-filters', '#filters:popover-open'),
    },
    {
      name: 'the open price panel of a phone',
      path: villa,
      as: 'guest',
      only: phone,
      act: press('.bottom-bar .link', '#quote:popover-open'),
    },
    {
      name: 'the open calendar of the price panel',
      path: villa,
      as: 'guest',
      only: { ...wide, script: true },
      act: press('#quote .days summary', '#quote .picker [role=grid]'),
    },
    {
      name: 'the open pictures',
      path: villa,
      as: 'guest',
      act: press('.all-pictures', '#gallery:popover-open'),
    },
    {
      name: 'the open menu of the desk',
      path: paths.dashboard.home(),
      as: 'ADMIN',
      only: phone,
      act: press('.topbar [popovertarget=sidebar]', '#sidebar:popover-open'),
    },
    {
      name: 'the question before a move',
      path: paths.dashboard.villaReservations({ status: 'PENDING' }),
      as: 'ADMIN',
      act: async (page) => {
        await follow(page, () => page.click('tbody .row-link'));
        await page.click('[commandfor=move-OPTION]');
        await page.waitForSelector('#move-OPTION[open]');
      },
    },
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
