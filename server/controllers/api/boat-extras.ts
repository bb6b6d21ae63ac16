import { presentBoatExtra } from '../../presenters/boat-extras.ts';
import { getBoatExtra } from '../../queries/boat-extras.ts';
import { BoatExtraChanges, NewBoatExtra } from '../../schemas/boat-extras.ts';
import { boatExtras } from '../../services/boat-extras.ts';
import { priceRowCalls } from './price-rows.ts';

export const { create, update, remove } = priceRowCalls({
  New: NewBoatExtra,
  Changes: BoatExtraChanges,
  get: getBoatExtra,
  rows: boatExtras,
  present: presentBoatExtra,
});
