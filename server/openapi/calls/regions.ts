import { Ranked } from '../../schemas/answers/common.ts';
import {
  PopularTown,
  PublicRegion,
  RegionAnswer,
  RegionName,
  RegionRow,
} from '../../schemas/answers/regions.ts';
import { LandingPicture } from '../../schemas/answers/villa-types.ts';
import { Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { NewRegion, RegionChanges, RegionList } from '../../schemas/regions.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const onePicture = { field: 'image', most: 1 };
const clash = ['slug_taken', 'code_taken'];

// biome-ignore format: one line per call is what makes this table readable
export const regions: Calls = {
  listPlaces:          { route: 'GET /v1/district',                    query: Nothing,       answer: all(PublicRegion) },
  listPopularTowns:    { route: 'GET /v1/town/popular',                query: Nothing,       answer: all(PopularTown) },
  listRegions:         { route: 'GET /v1/admin/regions',               query: RegionList,    answer: paged(RegionRow) },
  listRegionNames:     { route: 'GET /v1/admin/regions/select',        query: Nothing,       answer: all(RegionName) },
  showRegion:          { route: 'GET /v1/admin/regions/:id',           query: Nothing,       answer: one(RegionAnswer) },
  createRegion:        { route: 'POST /v1/admin/regions',              body: NewRegion,      answer: created(RegionAnswer), errors: { 409: clash }, repeatable: true },
  orderRegions:        { route: 'PATCH /v1/admin/regions/order',       body: Ranking,        answer: one(Ranked) },
  updateRegion:        { route: 'PUT /v1/admin/regions/:id',           body: RegionChanges,  answer: one(RegionAnswer), errors: { 409: [...clash, 'stale'] } },
  deleteRegion:        { route: 'DELETE /v1/admin/regions/:id',        query: SeenVersion,    answer: deleted, errors: { 409: ['in_use', 'stale'] } },
  setRegionPicture:    { route: 'POST /v1/admin/regions/:id/image',    body: Nothing, files: onePicture, answer: one(LandingPicture) },
  deleteRegionPicture: { route: 'DELETE /v1/admin/regions/:id/image',  body: Nothing,        answer: one(LandingPicture) },
};
