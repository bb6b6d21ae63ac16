import * as calendarExports from '../../controllers/api/calendar-exports.ts';
import * as externalRecords from '../../controllers/api/external-records.ts';
import * as feeds from '../../controllers/api/feeds.ts';
import * as villaDates from '../../controllers/api/villa-dates.ts';
import * as villaDiscounts from '../../controllers/api/villa-discounts.ts';
import * as villaExtras from '../../controllers/api/villa-extras.ts';
import * as villaPrices from '../../controllers/api/villa-prices.ts';
import { staff, staffOrOwner } from '../../middleware/access.ts';
import { longBody } from '../../middleware/long-body.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** What villas cost and when they are free. Mounted before villas: /villas/withdates is no id. Below /v1/admin. */
export const calendarsCalls: Route[] = [
  // Villa prices
  get  ('/villas/:id/prices',  staffOrOwner, villaPrices.show),
  post ('/villas/price',       staff,        villaPrices.create),
  post ('/villas/price/copy',  staff,        villaPrices.copy),
  patch('/villas/price',       staff,        villaPrices.changeSeveral),
  put  ('/villas/price',       staff,        villaPrices.replace),
  put  ('/villas/price/:id',   staff,        villaPrices.update),
  del  ('/villas/price/:id',   staff,        villaPrices.remove),
  post ('/villas/discount',    staff,        villaDiscounts.create),
  put  ('/villas/discount/:id', staff,       villaDiscounts.update),
  del  ('/villas/discount/:id', staff,       villaDiscounts.remove),
  post ('/villas/extra',       staff,        villaExtras.create),
  put  ('/villas/extra/:id',   staff,        villaExtras.update),
  del  ('/villas/extra/:id',   staff,        villaExtras.remove),

  // Villa dates; /villas/withdates stands before /villas/:id
  get  ('/villas/withdates',   staffOrOwner, villaDates.list),
  post ('/villas/date',        staff,        villaDates.create),
  put  ('/villas/date/:id',    staff,        villaDates.update),
  del  ('/villas/date/:id',    staff,        villaDates.remove),

  // Calendar feeds in and out
  post ('/villas/date/sync/preview', staff,  longBody, feeds.preview),
  post ('/villas/date/sync',   staff,        longBody, feeds.sync),
  get  ('/feeds',              staffOrOwner, feeds.list),
  get  ('/feeds/:id',          staffOrOwner, feeds.show),
  patch('/feeds/:id',          staff,        feeds.update),
  del  ('/feeds/:id',          staff,        feeds.remove),
  post ('/feeds/:id/rollback', staff,        feeds.rollBack),
  post ('/feedevents/:id/adopt', staff,      feeds.adopt),
  get  ('/feedconflicts',      staff,        feeds.conflicts),
  patch('/feedconflicts/:id',  staff,        feeds.decide),
  get  ('/calendarexports',    staff,        calendarExports.list),
  post ('/calendarexports',    staff,        calendarExports.create),
  post ('/calendarexports/:id/renew', staff, calendarExports.renew),
  del  ('/calendarexports/:id', staff,       calendarExports.remove),

  // External records
  get  ('/external',           staffOrOwner, externalRecords.list),
  get  ('/external/:id',       staffOrOwner, externalRecords.show),
  post ('/external',           staffOrOwner, externalRecords.create),
  patch('/external/:id',       staffOrOwner, externalRecords.move),
];
