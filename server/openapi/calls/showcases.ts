import { z } from 'zod';
import { Gone, Ranked } from '../../schemas/answers/common.ts';
import {
  ImportedVillas,
  Placed,
  ShowcaseAnswer,
  ShowcaseRow,
  ShowcaseVilla,
} from '../../schemas/answers/showcases.ts';
import { Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  NewShowcase,
  NewShowcaseVillas,
  Place,
  ShowcaseChanges,
  ShowcaseImport,
  ShowcaseList,
  ShowcaseVillaIds,
} from '../../schemas/showcases.ts';
import { type Calls, created, deleted, one, paged } from '../call.ts';

const once = { 409: ['already_there'] };
const kas = { title: 'Kaş’ın gözdeleri', subtitle: '', link: '/kas', active: true };
const fromKas = { showcase_id: 1, filter: { town_id: 2, popular: true }, limit: 8, preview: true };

// biome-ignore format: one line per call is what makes this table readable
export const showcases: Calls = {
  listShowcases:        { route: 'GET /v1/admin/showcases',                query: ShowcaseList,      answer: paged(ShowcaseRow) },
  showShowcase:         { route: 'GET /v1/admin/showcases/:id',            query: Nothing,           answer: one(ShowcaseAnswer) },
  createShowcase:       { route: 'POST /v1/admin/showcases',               body: NewShowcase,        answer: created(ShowcaseAnswer), example: kas },
  updateShowcase:       { route: 'PUT /v1/admin/showcases/:id',            body: ShowcaseChanges,    answer: one(ShowcaseAnswer), errors: { 409: ['stale'] }, example: kas },
  placeShowcase:        { route: 'PUT /v1/admin/showcases/order/:id',      body: Place,              answer: one(Placed) },
  orderShowcases:       { route: 'PATCH /v1/admin/showcases/order',        body: Ranking,            answer: one(Ranked) },
  deleteShowcase:       { route: 'DELETE /v1/admin/showcases/:id',         query: SeenVersion,        answer: deleted, errors: { 409: ['stale'] } },
  addShowcaseVillas:    { route: 'POST /v1/admin/showcase-villas',         body: NewShowcaseVillas,  answer: created(z.array(ShowcaseVilla)), errors: once },
  importShowcaseVillas: { route: 'POST /v1/admin/showcase-villas/import',  body: ShowcaseImport,     answer: one(ImportedVillas), example: fromKas },
  placeShowcaseVilla:   { route: 'PUT /v1/admin/showcase-villas/:id',      body: Place,              answer: one(Placed) },
  orderShowcaseVillas:  { route: 'PATCH /v1/admin/showcase-villas/order',  body: Ranking,            answer: one(Ranked) },
  deleteShowcaseVilla:  { route: 'DELETE /v1/admin/showcase-villas/:id',   body: Nothing,            answer: deleted },
  deleteShowcaseVillas: { route: 'DELETE /v1/admin/showcase-villas',       body: ShowcaseVillaIds,   answer: one(Gone) },
};
