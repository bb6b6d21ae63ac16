import { Ranked } from '../../schemas/answers/common.ts';
import {
  LandingPicture,
  PublicVillaType,
  VillaTypeAnswer,
  VillaTypeRow,
} from '../../schemas/answers/villa-types.ts';
import { Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  ListingTypeChanges,
  ListingTypeList,
  NewListingType,
} from '../../schemas/listing-types.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const onePicture = { field: 'image', most: 1 };

// biome-ignore format: one line per call is what makes this table readable
export const villaTypes: Calls = {
  listOpenVillaTypes:    { route: 'GET /v1/villatype',                      query: Nothing,           answer: all(PublicVillaType) },
  listVillaTypes:        { route: 'GET /v1/admin/villatypes',               query: ListingTypeList,   answer: paged(VillaTypeRow) },
  showVillaType:         { route: 'GET /v1/admin/villatypes/:id',           query: Nothing,           answer: one(VillaTypeAnswer) },
  createVillaType:       { route: 'POST /v1/admin/villatypes',              body: NewListingType,     answer: created(VillaTypeAnswer), errors: { 409: ['slug_taken'] }, repeatable: true },
  orderVillaTypes:       { route: 'PATCH /v1/admin/villatypes/order',       body: Ranking,            answer: one(Ranked) },
  updateVillaType:       { route: 'PUT /v1/admin/villatypes/:id',           body: ListingTypeChanges, answer: one(VillaTypeAnswer), errors: { 409: ['slug_taken', 'stale'] } },
  deleteVillaType:       { route: 'DELETE /v1/admin/villatypes/:id',        query: SeenVersion,        answer: deleted, errors: { 409: ['in_use', 'stale'] } },
  setVillaTypePicture:   { route: 'POST /v1/admin/villatypes/:id/image',    body: Nothing, files: onePicture, answer: one(LandingPicture) },
  deleteVillaTypePicture: { route: 'DELETE /v1/admin/villatypes/:id/image', body: Nothing,            answer: one(LandingPicture) },
};
