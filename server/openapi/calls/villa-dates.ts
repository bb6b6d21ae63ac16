import { ExternalAnswer, ExternalRow } from '../../schemas/answers/external-records.ts';
import { VillaDateAnswer, VillaWithDates } from '../../schemas/answers/villa-dates.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import { ExternalList, ExternalMove, NewExternal } from '../../schemas/external-records.ts';
import { NewVillaDate, VillaDateChanges, VillasWithDates } from '../../schemas/villa-dates.ts';
import { type Calls, created, deleted, one, paged } from '../call.ts';

const taken = { 409: ['dates_taken'] };

// biome-ignore format: one line per call is what makes this table readable
export const villaDates: Calls = {
  listVillasWithDates: { route: 'GET /v1/admin/villas/withdates',    query: VillasWithDates,  answer: paged(VillaWithDates) },
  closeVilla:          { route: 'POST /v1/admin/villas/date',        body: NewVillaDate,      answer: created(VillaDateAnswer), errors: taken },
  updateVillaDate:     { route: 'PUT /v1/admin/villas/date/:id',     body: VillaDateChanges,  answer: one(VillaDateAnswer),     errors: { 409: ['stale', 'dates_taken'] } },
  openVilla:           { route: 'DELETE /v1/admin/villas/date/:id',  query: SeenVersion,      answer: deleted,                  errors: { 409: ['stale'] } },
};

// biome-ignore format: one line per call is what makes this table readable
export const externalRecords: Calls = {
  listExternal:   { route: 'GET /v1/admin/external',        query: ExternalList,  answer: paged(ExternalRow) },
  showExternal:   { route: 'GET /v1/admin/external/:id',    query: Nothing,       answer: one(ExternalAnswer) },
  createExternal: { route: 'POST /v1/admin/external',       body: NewExternal, repeatable: true, answer: created(ExternalAnswer), errors: { 404: ['not_found'], 409: ['already_told'] } },
  moveExternal:   { route: 'PATCH /v1/admin/external/:id',  body: ExternalMove,   answer: one(ExternalAnswer),     errors: { 409: ['stale', 'move_not_allowed', 'dates_taken'] } },
};
