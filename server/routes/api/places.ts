import * as districts from '../../controllers/api/districts.ts';
import * as landingPictures from '../../controllers/api/landing-pictures.ts';
import * as regions from '../../controllers/api/regions.ts';
import * as showcaseVillas from '../../controllers/api/showcase-villas.ts';
import * as showcases from '../../controllers/api/showcases.ts';
import * as towns from '../../controllers/api/towns.ts';
import { staff } from '../../middleware/access.ts';
import { takePictures } from '../../middleware/uploads.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** Where villas stand, and the rows in which the home page shows them. Below /v1/admin. */
export const placesCalls: Route[] = [
  // Regions
  get  ('/regions',            staff,        regions.list),
  get  ('/regions/select',     staff,        regions.names),
  patch('/regions/order',      staff,        regions.order),
  get  ('/regions/:id',        staff,        regions.show),
  post ('/regions',            staff,        regions.create),
  put  ('/regions/:id',        staff,        regions.update),
  del  ('/regions/:id',        staff,        regions.remove),
  post ('/regions/:id/image',  staff,        takePictures('image', 1), landingPictures.set('regions', 'region')),
  del  ('/regions/:id/image',  staff,        landingPictures.remove('regions', 'region')),

  // Towns
  get  ('/towns',              staff,        towns.list),
  get  ('/towns/select',       staff,        towns.names),
  get  ('/showtown/:id',       staff,        towns.show),
  post ('/towns',              staff,        towns.create),
  put  ('/towns/:id',          staff,        towns.update),
  del  ('/towns/:id',          staff,        towns.remove),
  post ('/towns/:id/image',    staff,        takePictures('image', 1), landingPictures.set('towns', 'town')),
  del  ('/towns/:id/image',    staff,        landingPictures.remove('towns', 'town')),
  patch('/towns/order',        staff,        towns.order),

  // Districts
  get  ('/districts',          staff,        districts.list),
  get  ('/districts/select',   staff,        districts.names),
  patch('/districts/order',    staff,        districts.order),
  get  ('/districts/:id',      staff,        districts.show),
  post ('/districts',          staff,        districts.create),
  put  ('/districts/:id',      staff,        districts.update),
  del  ('/districts/:id',      staff,        districts.remove),
  post ('/districts/:id/image', staff,       takePictures('image', 1), landingPictures.set('districts', 'district')),
  del  ('/districts/:id/image', staff,       landingPictures.remove('districts', 'district')),

  // Showcases; /showcases/order stands beside /showcases/:id
  get  ('/showcases',          staff,        showcases.list),
  post ('/showcases',          staff,        showcases.create),
  put  ('/showcases/order/:id', staff,       showcases.place),
  patch('/showcases/order',    staff,        showcases.order),
  get  ('/showcases/:id',      staff,        showcases.show),
  put  ('/showcases/:id',      staff,        showcases.update),
  del  ('/showcases/:id',      staff,        showcases.remove),
  post ('/showcase-villas',    staff,        showcaseVillas.add),
  del  ('/showcase-villas',    staff,        showcaseVillas.removeSeveral),
  post ('/showcase-villas/import', staff,    showcaseVillas.bring),
  patch('/showcase-villas/order', staff,     showcaseVillas.order),
  put  ('/showcase-villas/:id', staff,       showcaseVillas.place),
  del  ('/showcase-villas/:id', staff,       showcaseVillas.remove),
];
