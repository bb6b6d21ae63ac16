import { randomBytes } from 'node:crypto';

import { reservationCode } from '../../server/domain/reservation-code.ts';
import { db } from './db.ts';
import { createReservation, dayFromToday, inHours } from './factories.ts';

const QUOTE = {
  ...{ sellable: true, reasons: [], nights: [], extras: [] },
  ...{ accommodation_kurus: 70_000_00, discount_kurus: 0, short_stay_fee_kurus: 0 },
  short_stay_limit: null,
  ...{ total_kurus: 70_000_00, deposit_kurus: 5_000_00 },
};

/** An offer of one villa for a week in 60 days, at 70.000 TL; not sent yet. */
export async function createOffer(villa_id: number) {
  const offer = await db
    .insertInto('offers')
    .values({
      code: reservationCode(randomBytes(16)),
      customer_name: 'Mehmet Aksoy',
      stay: `[${dayFromToday(60)},${dayFromToday(67)})`,
      adults: 2,
      valid_until: inHours(72),
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  const quote = JSON.stringify(QUOTE);
  await db
    .insertInto('offer_villas')
    .values({ offer_id: offer.id, villa_id, quote, total_kurus: 70_000_00 })
    .execute();
  return offer;
}

/** A stay that ended three days ago; the code of its comment's link. */
export async function createInvitedStay(villa_id: number): Promise<string> {
  const comment_code = reservationCode(randomBytes(16));
  await createReservation({
    villa_id,
    status: 'COMPLETED',
    check_in: dayFromToday(-10),
    check_out: dayFromToday(-3),
    comment_code,
  });
  return comment_code;
}
