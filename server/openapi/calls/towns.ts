import { Ranked } from '../../schemas/answers/common.ts';
import { TownAnswer, TownName, TownRow } from '../../schemas/answers/towns.ts';
import { LandingPicture } from '../../schemas/answers/villa-types.ts';
import { Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { NewTown, TownChanges, TownList } from '../../schemas/towns.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const towns: Calls = {
  listTowns:     { route: 'GET /v1/admin/towns',        query: TownList,   answer: paged(TownRow) },
  listTownNames: { route: 'GET /v1/admin/towns/select', query: Nothing,    answer: all(TownName) },
  showTown:      { route: 'GET /v1/admin/showtown/:id', query: Nothing,    answer: one(TownAnswer) },
  createTown:    { route: 'POST /v1/admin/towns',       body: NewTown,     answer: created(TownAnswer), errors: { 409: ['slug_taken'] }, repeatable: true },
  updateTown:    { route: 'PUT /v1/admin/towns/:id',    body: TownChanges, answer: one(TownAnswer),     errors: { 409: ['slug_taken', 'stale'] } },
  deleteTown:    { route: 'DELETE /v1/admin/towns/:id', query: SeenVersion, answer: deleted,             errors: { 409: ['in_use', 'stale'] } },
  orderTowns:    { route: 'PATCH /v1/admin/towns/order', body: Ranking,     answer: one(Ranked) },
  setTownPicture:    { route: 'POST /v1/admin/towns/:id/image',   body: Nothing, files: { field: 'image', most: 1 }, answer: one(LandingPicture) },
  deleteTownPicture: { route: 'DELETE /v1/admin/towns/:id/image', body: Nothing, answer: one(LandingPicture) },
};
