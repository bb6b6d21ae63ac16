import { presentExtra } from '../presenters/villa-extras.ts';
import { lockVillaPrices } from '../queries/priced-villa-locks.ts';
import {
  deleteExtra,
  type ExtraRow,
  getExtraForUpdate,
  insertExtra,
  updateExtra,
} from '../queries/villa-extras.ts';
import type { ExtraChanges, NewExtra } from '../schemas/villa-extras.ts';
import { priceRows } from './price-rows.ts';
import { refuseOtherVilla } from './stale-rows.ts';

/** What guests may add to a stay, or what belongs to each. */
export const villaExtras = priceRows<ExtraRow, NewExtra, ExtraChanges>({
  entity: 'villa_extra',
  lockPrices: (db, { villa_id }) => lockVillaPrices(db, [villa_id]),
  insert: insertExtra,
  getForUpdate: getExtraForUpdate,
  refuseOther: (row, { villa_id }) => refuseOtherVilla(row, villa_id),
  update: (db, id, { villa_id: _, ...columns }) => updateExtra(db, id, columns),
  remove: deleteExtra,
  present: presentExtra,
});
