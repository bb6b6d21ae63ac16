import { presentBoatExtra } from '../presenters/boat-extras.ts';
import {
  type BoatExtraRow,
  deleteBoatExtra,
  getBoatExtraForUpdate,
  insertBoatExtra,
  updateBoatExtra,
} from '../queries/boat-extras.ts';
import { lockBoatPrices } from '../queries/boat-prices.ts';
import type { BoatExtraChanges, NewBoatExtra } from '../schemas/boat-extras.ts';
import { priceRows } from './price-rows.ts';
import { refuseOtherBoat } from './stale-rows.ts';

/** What guests may add to a charter, or what belongs to each. */
export const boatExtras = priceRows<BoatExtraRow, NewBoatExtra, BoatExtraChanges>({
  entity: 'boat_extra',
  lockPrices: (db, { boat_id }) => lockBoatPrices(db, boat_id),
  insert: insertBoatExtra,
  getForUpdate: getBoatExtraForUpdate,
  refuseOther: (row, { boat_id }) => refuseOtherBoat(row, boat_id),
  update: (db, id, { boat_id: _, ...columns }) => updateBoatExtra(db, id, columns),
  remove: deleteBoatExtra,
  present: presentBoatExtra,
});
