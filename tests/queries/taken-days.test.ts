import type { Actor } from '../../server/actor.ts';
import { listBoatLines } from '../../server/queries/calendars/boat-occupancy-page.ts';
import { listExternalRecords } from '../../server/queries/calendars/external-records.ts';
import { listBoatTaken, listVillaTaken } from '../../server/queries/calendars/listing-calendar.ts';
import { listOccupancy } from '../../server/queries/calendars/occupancy.ts';
import { listVillaLines, sumOccupancy } from '../../server/queries/calendars/occupancy-page.ts';
import { listVillasWithDates } from '../../server/queries/calendars/villa-dates.ts';
import { listGuestHolds } from '../../server/queries/guests/guest-holds.ts';
import { findBookedBefore } from '../../server/queries/guests/repeated-requests.ts';
import { getBoatHead } from '../../server/queries/listings/boat-heads.ts';
import { findBoatPage } from '../../server/queries/listings/boat-pages.ts';
import { getVillaHead } from '../../server/queries/listings/villa-heads.ts';
import { findVillaPage } from '../../server/queries/listings/villa-pages.ts';
import { listOfferedVillas } from '../../server/queries/offers/offers.ts';
import { listReportedVillas } from '../../server/queries/reports/occupancy-report.ts';
import { listOwnVillasTaken } from '../../server/queries/reports/owner-home.ts';
import { ExternalList } from '../../server/schemas/external-records.ts';
import { createBoat, createBoatReservation } from '../support/boat-factories.ts';
import { createExternal } from '../support/calendar-factories.ts';
import { db } from '../support/db.ts';
import {
  createReservation,
  createTransaction,
  createUser,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { createOffer } from '../support/offer-factories.ts';

const STAY = stayFromToday(60, 7);
const stay = `[${STAY.check_in},${STAY.check_out})`;
const option = { ...STAY, status: 'OPTION', option_until: inHours(-1) };

const paged = { skip: 0, take: 10 };
const days = { from: dayFromToday(50), until: dayFromToday(90) };
const comments = { limit: 1, offset: 0 };

const STAFF: Omit<Actor, 'id'> = { role: 'ADMIN', name: '', email: '', sid: '', proved: true };

const CARD = { method: 'CARD', status: 'PENDING', provider: 'FAKE' } as const;

describe.each([
  ['take their days while their card payment is open', 1, 1],
  ['take nothing once that is over, too', -1, 0],
])('options that are over %s', (_what, hours, taken) => {
  const guest = {
    customer_email: `misafir${taken}@ornek.example`,
    customer_phone: `+90532123450${taken}`,
  };
  const payment = { ...CARD, provider_expires_at: inHours(hours) };

  test('of a villa, whoever reads its days', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: owner.id });
    const held = await createReservation({
      ...option,
      ...guest,
      villa_id: villa.id,
      source: 'WEB',
    });
    await createTransaction({ ...payment, reservation_id: held.id });
    await createExternal({ villa_id: villa.id, stay });
    const offer = await createOffer(villa.id);
    const actor = { ...STAFF, id: owner.id };
    const grid = { villa_id: [villa.id], region_id: [], type_id: [], ...days, ...paged };
    const lines = { ...grid, gaps: null };
    const asked = { kind: 'villa', listing_id: villa.id, stay } as const;

    const occupancy = await listOccupancy(db, actor, grid);
    const line = await listVillaLines(db, actor, lines);
    const sums = await sumOccupancy(db, actor, lines);
    const dated = await listVillasWithDates(db, actor, { villa_id: villa.id, ...days, ...paged });
    const own = await listOwnVillasTaken(db, owner.id, { ...days, most: 1 });
    const report = await listReportedVillas(db, actor, { villa_id: [villa.id], ...paged });
    const told = await listExternalRecords(
      db,
      actor,
      ExternalList.parse({ villa_id: String(villa.id) }),
    );
    const [offered] = await listOfferedVillas(db, offer.id);
    const wants = { days: { check_in: days.from, check_out: days.until }, comments };
    const page = await findVillaPage(db, villa.slug, wants);
    const head = await getVillaHead(db, actor, villa.id);
    const holds = await listGuestHolds(db, guest, dayFromToday(0));

    expect({
      occupancy: occupancy.rows[0]?.stays.length,
      line: line.rows[0]?.stays.length,
      nights: sums.option_nights / 7,
      calendar: (await listVillaTaken(db, actor, villa.id, days)).length,
      dated: dated.rows[0]?.dates.length,
      own: own[0]?.taken.length,
      report: report.rows[0]?.stays.length,
      clashes: told.rows[0]?.clashes,
      offered: Number(offered?.gone === 'TAKEN'),
      page: page?.occupied.length,
      left_behind: head.left_behind.options,
      holds: holds.filter(({ is_theirs }) => is_theirs).length,
      booked: Number(Boolean(await findBookedBefore(db, [held.reservation_id], asked))),
    }).toEqual({
      ...{
        occupancy: taken,
        line: taken,
        nights: taken,
        calendar: taken,
        dated: taken,
        own: taken,
      },
      ...{ report: taken, clashes: taken, offered: taken, page: taken, left_behind: taken },
      ...{ holds: taken, booked: taken },
    });
  });

  test('of a boat, whoever reads its days', async () => {
    const boat = await createBoat();
    const held = await createBoatReservation({ ...option, boat_id: boat.id });
    await createTransaction({ ...payment, boat_reservation_id: held.id });

    const line = await listBoatLines(db, { boat_id: [boat.id], type_id: [], ...days, ...paged });
    const page = await findBoatPage(db, boat.slug, { today: dayFromToday(0), comments });
    const head = await getBoatHead(db, boat.id);

    expect({
      line: line.rows[0]?.stays.length,
      calendar: (await listBoatTaken(db, boat.id, days)).length,
      page: page?.taken.length,
      left_behind: head.left_behind.options,
    }).toEqual({ line: taken, calendar: taken, page: taken, left_behind: taken });
  });
});
