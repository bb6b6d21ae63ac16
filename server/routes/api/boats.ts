import * as boatDiscounts from '../../controllers/api/boat-discounts.ts';
import * as boatExtras from '../../controllers/api/boat-extras.ts';
import * as boatPictures from '../../controllers/api/boat-pictures.ts';
import * as boatPrices from '../../controllers/api/boat-prices.ts';
import * as boats from '../../controllers/api/boats.ts';
import * as landingPictures from '../../controllers/api/landing-pictures.ts';
import * as listingTypes from '../../controllers/api/listing-types.ts';
import * as marinas from '../../controllers/api/marinas.ts';
import { staff } from '../../middleware/access.ts';
import { takePictures } from '../../middleware/uploads.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** Boats, as villas. Below /v1/admin. */
export const boatsCalls: Route[] = [
  // Boats
  get  ('/boat',               staff,        boats.list),
  get  ('/boat/all',           staff,        boats.names),
  get  ('/boatallactive',      staff,        boats.bookable),
  get  ('/boat/:id',           staff,        boats.show),
  post ('/boat',               staff,        boats.create),
  patch('/boat/activity',      staff,        boats.setActivity),
  patch('/boat/setpopular',    staff,        boats.setPopular),
  patch('/boat/order',         staff,        boats.order),
  // Here, because below it would be hidden by /boat/:id
  put  ('/boat/price',         staff,        boatPrices.replace),
  put  ('/boat/:id',           staff,        boats.update),
  put  ('/boat/:id/features',  staff,        boats.setFeatures),
  put  ('/boats/:id',          staff,        boats.updatePapers),
  del  ('/boat/:id',           staff,        boats.remove),

  // Boat pictures
  post ('/boat/image',         staff,        takePictures('images[]'), boatPictures.upload),
  put  ('/boat/image/updateorder', staff,    boatPictures.order),
  put  ('/boat/image/:id',     staff,        boatPictures.update),
  del  ('/boat/image/:id',     staff,        boatPictures.remove),

  // Boat types
  get  ('/boattypes',          staff,        listingTypes.ofBoats.list),
  post ('/boattypes',          staff,        listingTypes.ofBoats.create),
  patch('/boattypes/order',    staff,        listingTypes.ofBoats.order),
  get  ('/boattypes/:id',      staff,        listingTypes.ofBoats.show),
  put  ('/boattypes/:id',      staff,        listingTypes.ofBoats.update),
  del  ('/boattypes/:id',      staff,        listingTypes.ofBoats.remove),
  post ('/boattypes/:id/image', staff,       takePictures('image', 1), landingPictures.set('boat_types', 'boat_type')),
  del  ('/boattypes/:id/image', staff,       landingPictures.remove('boat_types', 'boat_type')),

  // Marinas
  get  ('/marina',             staff,        marinas.list),
  get  ('/showmarina/:id',     staff,        marinas.show),
  post ('/marina',             staff,        marinas.create),
  put  ('/marina/:id',         staff,        marinas.update),
  del  ('/marina/:id',         staff,        marinas.remove),

  // Boat prices and dates
  get  ('/boat/:id/prices',    staff,        boatPrices.show),
  post ('/boat/price',         staff,        boatPrices.create),
  patch('/boat/price',         staff,        boatPrices.changeSeveral),
  post ('/boat/price/copy',    staff,        boatPrices.copy),
  put  ('/boat/price/:id',     staff,        boatPrices.update),
  del  ('/boat/price/:id',     staff,        boatPrices.remove),
  post ('/boat/discount',      staff,        boatDiscounts.create),
  put  ('/boat/discount/:id',  staff,        boatDiscounts.update),
  del  ('/boat/discount/:id',  staff,        boatDiscounts.remove),
  post ('/boat/extra',         staff,        boatExtras.create),
  put  ('/boat/extra/:id',     staff,        boatExtras.update),
  del  ('/boat/extra/:id',     staff,        boatExtras.remove),
  post ('/boat/date',          staff,        boatPrices.close),
  put  ('/boat/date/:id',      staff,        boatPrices.updateDate),
  del  ('/boat/date/:id',      staff,        boatPrices.open),

  // Here, because above it would hide /boat/price/copy
  post ('/boat/:id/copy',      staff,        boats.copy),
];
