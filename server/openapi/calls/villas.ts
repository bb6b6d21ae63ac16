import { Flagged, Ranked } from '../../schemas/answers/common.ts';
import { uploadResults } from '../../schemas/answers/uploads.ts';
import { VillaDetail } from '../../schemas/answers/villa-forms.ts';
import { PermitFile } from '../../schemas/answers/villa-permit-files.ts';
import { VillaPictureAnswer } from '../../schemas/answers/villa-pictures.ts';
import { FoundVillaName, VillaName, VillaRow } from '../../schemas/answers/villas.ts';
import { Flags, Nothing, Ranking } from '../../schemas/common.ts';
import { NewVilla, VillaChanges, VillaCopy } from '../../schemas/villa-forms.ts';
import { VillaPapers } from '../../schemas/villa-papers.ts';
import { NewPermitFile } from '../../schemas/villa-permit-files.ts';
import { VillaPictureChanges, VillaPictureUpload } from '../../schemas/villa-pictures.ts';
import {
  VillaFeatures,
  VillaList,
  VillaLookUp,
  VillaOrder,
  Withdrawal,
} from '../../schemas/villas.ts';
import { MOST_PICTURES } from '../../shared/upload-limits.ts';
import { all, type Calls, created, deleted, file, one, paged } from '../call.ts';

const clash = ['slug_taken', 'code_taken'];
const late = { 409: ['stale'] };
const onSale = { 409: ['permit_required', 'withdrawn'] };

const house = {
  name: 'Villa Çam',
  district_id: 1,
  capacity: 8,
  bedrooms: 4,
  bathrooms: 4,
  pool_kind: 'PRIVATE',
  type_ids: [1],
  rooms: [{ name: 'Ebeveyn yatak odası', beds: [{ kind: 'DOUBLE', count: 1 }], en_suite: true }],
  distances: [{ key: 'SEA', metres: 900 }],
};
const rules = { min_nights: 5, check_in_time: '16:00', check_out_time: '10:00', version: 1 };
const papers = { permit_no: '07-1234', permit_verified: true, il_code: 7, ilce_code: 1511 };

const takedown = { reason: 'TAKEDOWN', warned_at: '2026-01-05T09:30:00+03:00' };

// biome-ignore format: one line per call is what makes this table readable
export const villas: Calls = {
  listVillas:         { route: 'GET /v1/admin/villas',                query: VillaList,           answer: paged(VillaRow) },
  listVillaNames:     { route: 'GET /v1/admin/villas/all',            query: Nothing,             answer: all(VillaName) },
  findVillas:         { route: 'GET /v1/admin/villas/search',         query: VillaLookUp,         answer: all(FoundVillaName) },
  showVilla:          { route: 'GET /v1/admin/villas/:id',            query: Nothing,             answer: one(VillaDetail) },
  createVilla:        { route: 'POST /v1/admin/villas',               body: NewVilla,             answer: created(VillaDetail), errors: { 409: clash }, repeatable: true, example: house },
  copyVilla:          { route: 'POST /v1/admin/villas/:id/copy',      body: VillaCopy,            answer: created(VillaDetail), errors: { 409: clash }, repeatable: true },
  updateVilla:        { route: 'PUT /v1/admin/villas/:id',            body: VillaChanges,         answer: one(VillaDetail), errors: { 409: [...clash, 'stale', 'owner_of_active_villa'] }, example: rules },
  setVillaFeatures:   { route: 'PUT /v1/admin/villas/:id/features',   body: VillaFeatures,        answer: one(VillaDetail), errors: late },
  updateVillaPapers:  { route: 'PUT /v1/admin/villas/btrans/:id',     body: VillaPapers,          answer: one(VillaDetail), errors: { 409: ['stale', 'permit_required'] }, example: papers },
  withdrawVilla:      { route: 'PUT /v1/admin/villas/:id/withdrawal', body: Withdrawal,           answer: one(VillaDetail), example: takedown },
  flagActiveVillas:   { route: 'PATCH /v1/admin/villas/activity',     body: Flags,                answer: one(Flagged), errors: onSale },
  flagPopularVillas:  { route: 'PATCH /v1/admin/villas/setpopular',   body: Flags,                answer: one(Flagged), errors: onSale },
  flagVillasOfMonth:  { route: 'PATCH /v1/admin/villas/setvillaofmonth', body: Flags,             answer: one(Flagged), errors: onSale },
  orderVillas:        { route: 'PATCH /v1/admin/villas/order',        body: VillaOrder,           answer: one(Ranked), example: { ids: [2, 1] } },
  deleteVilla:        { route: 'DELETE /v1/admin/villas/:id',         body: Nothing,              answer: deleted, errors: { 409: ['future_reservations'] } },
  listPermitFiles:    { route: 'GET /v1/admin/villas/:id/permit-files',  query: Nothing,          answer: all(PermitFile) },
  addPermitFile:      { route: 'POST /v1/admin/villas/:id/permit-files', body: NewPermitFile, files: { field: 'file', most: 1 }, answer: created(PermitFile), errors: { 409: ['too_many_permit_files', 'already_there'], 413: ['file_too_large'], 422: ['not_a_permit_file', 'too_many_pixels'] } },
  showPermitFile:     { route: 'GET /v1/admin/villas/permit-files/:id',  query: Nothing,          answer: file('application/pdf', 'image/jpeg') },
  deletePermitFile:   { route: 'DELETE /v1/admin/villas/permit-files/:id', body: Nothing,         answer: deleted },
  addVillaPictures:   { route: 'POST /v1/admin/villas/image',         body: VillaPictureUpload,   answer: created(uploadResults(VillaPictureAnswer)), files: { field: 'images[]', most: MOST_PICTURES }, errors: { 409: ['already_there', 'too_many_pictures'] } },
  orderVillaPictures: { route: 'PUT /v1/admin/villas/image/updateorder', body: Ranking,           answer: one(Ranked) },
  updateVillaPicture: { route: 'PUT /v1/admin/villas/image/:id',      body: VillaPictureChanges,  answer: one(VillaPictureAnswer) },
  deleteVillaPicture: { route: 'DELETE /v1/admin/villas/image/:id',   body: Nothing,              answer: deleted },
};
