import * as availabilityGaps from '../../controllers/api/availability-gaps.ts';
import * as features from '../../controllers/api/features.ts';
import * as landingPictures from '../../controllers/api/landing-pictures.ts';
import * as listingTypes from '../../controllers/api/listing-types.ts';
import * as policies from '../../controllers/api/policies.ts';
import * as villaPermitFiles from '../../controllers/api/villa-permit-files.ts';
import * as villaPictures from '../../controllers/api/villa-pictures.ts';
import * as villas from '../../controllers/api/villas.ts';
import { staff, staffOrOwner } from '../../middleware/access.ts';
import { takeDocument, takePictures } from '../../middleware/uploads.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** Villas, with what they are told apart by. Below /v1/admin. */
export const villasCalls: Route[] = [
  // Villas
  get  ('/villas',             staffOrOwner, villas.list),
  get  ('/villas/all',         staffOrOwner, villas.all),
  get  ('/villas/search',      staff,        villas.lookUp),
  get  ('/villas/availability-gaps', staff,  availabilityGaps.list),
  post ('/villas',             staff,        villas.create),
  patch('/villas/activity',    staff,        villas.setActivity),
  patch('/villas/setpopular',  staff,        villas.setPopular),
  patch('/villas/setvillaofmonth', staff,    villas.setVillaOfMonth),
  patch('/villas/order',       staff,        villas.order),

  // Villa images
  post ('/villas/image',       staff,        takePictures('images[]'), villaPictures.upload),
  put  ('/villas/image/updateorder', staff,  villaPictures.order),
  put  ('/villas/image/:id',   staff,        villaPictures.update),
  del  ('/villas/image/:id',   staff,        villaPictures.remove),

  // Papers of permits
  get  ('/villas/permit-files/:id', staff,   villaPermitFiles.download),
  del  ('/villas/permit-files/:id', staff,   villaPermitFiles.remove),
  get  ('/villas/:id/permit-files', staff,   villaPermitFiles.list),
  post ('/villas/:id/permit-files', staff,   takeDocument('file'), villaPermitFiles.create),

  // One villa; after all fixed words below /villas
  get  ('/villas/:id',         staffOrOwner, villas.show),
  post ('/villas/:id/copy',    staff,        villas.copy),
  put  ('/villas/:id',         staff,        villas.update),
  put  ('/villas/:id/features', staff,       villas.setFeatures),
  put  ('/villas/btrans/:id',  staff,        villas.setPapers),
  put  ('/villas/:id/withdrawal', staff,     villas.withdraw),
  del  ('/villas/:id',         staff,        villas.remove),

  // Villa types
  get  ('/villatypes',         staff,        listingTypes.ofVillas.list),
  post ('/villatypes',         staff,        listingTypes.ofVillas.create),
  patch('/villatypes/order',   staff,        listingTypes.ofVillas.order),
  get  ('/villatypes/:id',     staff,        listingTypes.ofVillas.show),
  put  ('/villatypes/:id',     staff,        listingTypes.ofVillas.update),
  del  ('/villatypes/:id',     staff,        listingTypes.ofVillas.remove),
  post ('/villatypes/:id/image', staff,      takePictures('image', 1), landingPictures.set('villa_types', 'villa_type')),
  del  ('/villatypes/:id/image', staff,      landingPictures.remove('villa_types', 'villa_type')),

  // Features of villas and of boats
  get  ('/listVillaFeatures',  staff,        features.ofVillas.list),
  post ('/featurecategory',    staff,        features.ofVillas.createCategory),
  patch('/featurecategory/order', staff,     features.orderCategories),
  put  ('/featurecategory/:id', staff,       features.ofVillas.updateCategory),
  del  ('/featurecategory/:id', staff,       features.ofVillas.removeCategory),
  post ('/feature',            staff,        features.ofVillas.create),
  patch('/feature/order',      staff,        features.order),
  put  ('/feature/:id',        staff,        features.ofVillas.update),
  del  ('/feature/:id',        staff,        features.ofVillas.remove),
  get  ('/listBoatFeatures',   staff,        features.ofBoats.list),
  post ('/boat/featurecategory', staff,      features.ofBoats.createCategory),
  put  ('/boat/featurecategory/:id', staff,  features.ofBoats.updateCategory),
  del  ('/boat/featurecategory/:id', staff,  features.ofBoats.removeCategory),
  post ('/boat/feature',       staff,        features.ofBoats.create),
  put  ('/boat/feature/:id',   staff,        features.ofBoats.update),
  del  ('/boat/feature/:id',   staff,        features.ofBoats.remove),

  // Cancellation policies
  get  ('/policies',           staff,        policies.list),
  post ('/policies',           staff,        policies.create),
  put  ('/policies/:id',       staff,        policies.update),
  del  ('/policies/:id',       staff,        policies.remove),
];
