import type { Random } from '../../../seed/random.ts';
import { someStay, type World } from '../world.ts';
import type { Act } from './act.ts';

/** A price for some days, cut out of the seasons that have them. */
export const splitSeason: Act = ({ world, random, marker }) => {
  const { from, until } = someStay(world, random, random.int(3, 15));
  return {
    what: "split of a villa's prices",
    kind: 'season',
    does: 'create',
    method: 'POST',
    path: '/v1/admin/villas/price',
    by: 'staff',
    keyed: false,
    marker,
    body: {
      villa_id: random.pick(world.villas),
      name: marker,
      start_date: from,
      end_date: until,
      nightly_price_kurus: random.int(50, 400) * 10_000,
      min_nights: random.int(1, 5),
      split: true,
    },
  };
};

export const splitBoatPrice: Act = ({ world, random, marker }) => {
  const { from, until } = someStay(world, random, random.int(7, 15));
  const boat = random.pick(world.boats);
  return {
    what: "split of a boat's prices",
    kind: 'boat_price',
    does: 'create',
    method: 'POST',
    path: '/v1/admin/boat/price',
    by: 'staff',
    keyed: false,
    marker,
    body: {
      boat_id: boat.id,
      unit: random.pick(boat.units),
      name: marker,
      start_date: from,
      end_date: until,
      price_kurus: random.int(100, 900) * 10_000,
      split: true,
    },
  };
};

/** Another site's calendar, handed in as a file. */
export const importCalendar: Act = ({ world, random, marker }) => ({
  what: 'import of a calendar',
  kind: 'feed',
  does: 'change',
  method: 'POST',
  path: '/v1/admin/villas/date/sync',
  by: 'staff',
  keyed: false,
  body: {
    villa_id: random.pick(world.villas),
    ics: calendarOf(world, random, marker),
    confirm: random.chance(0.8),
  },
});

function calendarOf(world: World, random: Random, marker: string): string {
  const events = Array.from({ length: random.int(1, 5) }, (_, at) => {
    const { from, until } = someStay(world, random, random.int(1, 6));
    const day = (text: string) => text.replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:${marker}-${at}@ornek.example`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART;VALUE=DATE:${day(from)}`,
      `DTEND;VALUE=DATE:${day(until)}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ornek//TR', ...events.flat()];
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Somebody who only looks: a search with dates, a price, staff's calendar. */
export const look: Act = ({ world, random }) => {
  const { from, until } = someStay(world, random, 7);
  const villa = random.pick(world.villas);
  const path = random.pick([
    `/v2/search?check_in=${from}&check_out=${until}&adults=2`,
    `/v1/quote?villa_id=${villa}&check_in=${from}&check_out=${until}&adults=2`,
    `/v1/admin/villas/withdates?villa_id=${villa}`,
  ]);
  return { what: 'look', kind: null, does: 'look', method: 'GET', path, by: 'staff', keyed: false };
};
