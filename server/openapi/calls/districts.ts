import { Ranked } from '../../schemas/answers/common.ts';
import { DistrictAnswer, DistrictName, DistrictRow } from '../../schemas/answers/districts.ts';
import { LandingPicture } from '../../schemas/answers/villa-types.ts';
import { Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  DistrictChanges,
  DistrictList,
  DistrictSelect,
  NewDistrict,
} from '../../schemas/districts.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const onePicture = { field: 'image', most: 1 };

// biome-ignore format: one line per call is what makes this table readable
export const districts: Calls = {
  listDistricts:     { route: 'GET /v1/admin/districts',        query: DistrictList,   answer: paged(DistrictRow) },
  listDistrictNames: { route: 'GET /v1/admin/districts/select', query: DistrictSelect, answer: all(DistrictName) },
  showDistrict:      { route: 'GET /v1/admin/districts/:id',    query: Nothing,        answer: one(DistrictAnswer) },
  createDistrict:    { route: 'POST /v1/admin/districts',       body: NewDistrict,     answer: created(DistrictAnswer), errors: { 409: ['slug_taken'] }, repeatable: true },
  updateDistrict:    { route: 'PUT /v1/admin/districts/:id',    body: DistrictChanges, answer: one(DistrictAnswer),     errors: { 409: ['slug_taken', 'stale'] } },
  deleteDistrict:    { route: 'DELETE /v1/admin/districts/:id', query: SeenVersion,     answer: deleted,                 errors: { 409: ['in_use', 'stale'] } },
  orderDistricts:    { route: 'PATCH /v1/admin/districts/order', body: Ranking,       answer: one(Ranked) },
  setDistrictPicture:    { route: 'POST /v1/admin/districts/:id/image',   body: Nothing, files: onePicture, answer: one(LandingPicture) },
  deleteDistrictPicture: { route: 'DELETE /v1/admin/districts/:id/image', body: Nothing, answer: one(LandingPicture) },
};
