import type { BookedBoat } from './boat-reservations.ts';
import { boatSalesOf } from './boat-sales.ts';
import { boatsOf, type DemoBoat } from './boats.ts';
import { catalogue } from './catalogue.ts';
import { commentPicturesOf } from './comment-pictures.ts';
import { commentsOf } from './comments.ts';
import { contentsOf } from './contents.ts';
import { depositsOf } from './deposits.ts';
import { deskOf } from './desk.ts';
import { dayFrom, type Moment, past } from './moments.ts';
import { addTroubles, paidMovements } from './needs-action.ts';
import { mailTemplates } from './papers.ts';
import { usersOf } from './people.ts';
import { storedPictures } from './pictures.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';
import { recordsOf } from './reservation-records.ts';
import type { Rows } from './rows.ts';
import { showcases, showcaseVillasOf } from './showcases.ts';
import { bankAccounts, exchangeRatesOf, settingsOf } from './site.ts';
import { trailOf } from './trail.ts';
import { type PaidMovement, payerOf, transactionsOf } from './transactions.ts';
import type { BookedVilla } from './villa-reservations.ts';
import { villaSalesOf } from './villa-sales.ts';
import { type DemoVilla, villasOf } from './villas.ts';

/** All rows of the demo in parts that may be inserted one after the other, and the villas' bookings. */
export function demoRows(moment: Moment, password_hash: string) {
  const villas = villasOf(moment);
  const boats = boatsOf(moment);
  const ofVillas = villaSalesOf(villas, moment);
  const ofBoats = boatSalesOf(boats, moment);
  const sold = { villas: ofVillas.booked, boats: ofBoats.booked };
  const deposits = depositsOf(sold);
  const money = moneyOf(sold, deposits.paid, moment);
  const trail = trailOf(sold.villas, villas, moment);
  const comments = commentsOf(sold.villas, sold.boats, moment);
  const tables: Rows[] = [
    baseRows(moment, password_hash),
    villaRows(villas),
    boatRows(boats),
    ofVillas.rows,
    ofBoats.rows,
    { ...recordsOf(sold, moment), deposits: deposits.rows },
    trail,
    money,
    { comments, comment_pictures: commentPicturesOf(comments, { villas, boats }) },
    deskOf(villas, sold.villas, moment),
  ];
  const settings = settingsOf(moment);
  return { tables, villas: sold.villas, settings };
}

interface Sold {
  villas: BookedVilla[];
  boats: BookedBoat[];
}

/** The troubles come first: they change what reservations were paid, and those rows are not in yet. */
function moneyOf({ villas, boats }: Sold, deposits: PaidMovement[], moment: Moment): Rows {
  const strays = addTroubles(villas, moment);
  const ofBoats = boats.flatMap((each) =>
    each.movements.map((movement) => ({
      movement,
      payer: payerOf(each, 'boat_reservation_id'),
    })),
  );
  const paid = [...paidMovements(villas), ...strays, ...ofBoats, ...deposits];
  return transactionsOf(paid, moment, createRandom('transactions'));
}

const baseRows = (moment: Moment, password_hash: string): Rows => ({
  users: usersOf(moment, password_hash),
  stored_pictures: storedPictures(past(moment, dayFrom(moment, -1_000), [12, 0])),
  settings: settingsOf(moment),
  exchange_rates: exchangeRatesOf(moment),
  bank_accounts: bankAccounts,
  mail_templates: mailTemplates(moment),
  ...places,
  ...catalogue,
  showcases,
  ...contentsOf(moment),
});

const villaRows = (villas: readonly DemoVilla[]): Rows => ({
  villas: villas.map(({ row }) => row),
  villa_villa_types: villas.flatMap(({ row, type_ids }) =>
    type_ids.map((villa_type_id) => ({ villa_id: row.id, villa_type_id })),
  ),
  villa_features: villas.flatMap(({ row, feature_ids }) =>
    feature_ids.map((feature_id) => ({ villa_id: row.id, feature_id })),
  ),
  villa_rooms: villas.flatMap(({ rooms }) => rooms),
  villa_distances: villas.flatMap(({ distances }) => distances),
  villa_pictures: villas.flatMap(({ pictures }) => pictures),
  villa_prices: villas.flatMap(({ prices }) => prices),
  villa_discounts: villas.flatMap(({ discounts }) => discounts),
  villa_extras: villas.flatMap(({ extras }) => extras),
  showcase_villas: showcaseVillasOf(villas),
});

const boatRows = (boats: readonly DemoBoat[]): Rows => ({
  boats: boats.map(({ row }) => row),
  boat_boat_types: boats.map(({ row, type_id }) => ({ boat_id: row.id, boat_type_id: type_id })),
  boat_features: boats.flatMap(({ row, feature_ids }) =>
    feature_ids.map((feature_id) => ({ boat_id: row.id, feature_id })),
  ),
  boat_pictures: boats.flatMap(({ pictures }) => pictures),
  boat_prices: boats.flatMap(({ prices }) => prices),
  boat_discounts: boats.flatMap(({ discounts }) => discounts),
  boat_extras: boats.flatMap(({ extras }) => extras),
});
