import { presentExtra } from '../../presenters/villa-extras.ts';
import { getExtra } from '../../queries/villa-extras.ts';
import { ExtraChanges, NewExtra } from '../../schemas/villa-extras.ts';
import { villaExtras } from '../../services/villa-extras.ts';
import { priceRowCalls } from './price-rows.ts';

export const { create, update, remove } = priceRowCalls({
  New: NewExtra,
  Changes: ExtraChanges,
  get: getExtra,
  rows: villaExtras,
  present: presentExtra,
});
