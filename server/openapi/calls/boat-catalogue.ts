import { BoatDiscountAnswer } from '../../schemas/answers/boat-discounts.ts';
import { BoatExtraAnswer } from '../../schemas/answers/boat-extras.ts';
import { BoatPictureAnswer } from '../../schemas/answers/boat-pictures.ts';
import { BoatTypeAnswer, BoatTypeRow, PublicBoatType } from '../../schemas/answers/boat-types.ts';
import {
  BoatAnswer,
  BoatFeaturesAnswer,
  BoatName,
  BoatRow,
  BookableBoat,
} from '../../schemas/answers/boats.ts';
import { Flagged, Ranked } from '../../schemas/answers/common.ts';
import { MarinaAnswer } from '../../schemas/answers/marinas.ts';
import { uploadResults } from '../../schemas/answers/uploads.ts';
import { LandingPicture } from '../../schemas/answers/villa-types.ts';
import { BoatDiscountChanges, NewBoatDiscount } from '../../schemas/boat-discounts.ts';
import { BoatExtraChanges, NewBoatExtra } from '../../schemas/boat-extras.ts';
import {
  BoatChanges,
  BoatCopy,
  BoatFeatures,
  BoatList,
  BoatPapers,
  NewBoat,
} from '../../schemas/boat-fields.ts';
import { BoatPictureChanges, BoatPictureUpload } from '../../schemas/boat-pictures.ts';
import { Flags, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  ListingTypeChanges,
  ListingTypeList,
  NewListingType,
} from '../../schemas/listing-types.ts';
import { MarinaChanges, MarinaList, NewMarina } from '../../schemas/marinas.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const taken = { 409: ['slug_taken', 'code_taken'] };
const edited = { 409: ['slug_taken', 'code_taken', 'stale'] };
const flagged = { 409: ['papers_required', 'papers_over', 'withdrawn'] };
const images = { field: 'images[]', most: 40 };

// biome-ignore format: one line per call is what makes this table readable
export const boats: Calls = {
  listBoats:         { route: 'GET /v1/admin/boat',                   query: BoatList,         answer: paged(BoatRow) },
  listBoatNames:     { route: 'GET /v1/admin/boat/all',               query: Nothing,          answer: all(BoatName) },
  listBookableBoats: { route: 'GET /v1/admin/boatallactive',          query: Nothing,          answer: all(BookableBoat) },
  showBoat:          { route: 'GET /v1/admin/boat/:id',               query: Nothing,          answer: one(BoatAnswer) },
  createBoat:        { route: 'POST /v1/admin/boat',                  body: NewBoat,           answer: created(BoatAnswer), errors: taken, repeatable: true },
  copyBoat:          { route: 'POST /v1/admin/boat/:id/copy',         body: BoatCopy,          answer: created(BoatAnswer), errors: taken, repeatable: true },
  flagBoats:         { route: 'PATCH /v1/admin/boat/activity',        body: Flags,             answer: one(Flagged), errors: flagged },
  flagPopularBoats:  { route: 'PATCH /v1/admin/boat/setpopular',      body: Flags,             answer: one(Flagged) },
  orderBoats:        { route: 'PATCH /v1/admin/boat/order',           body: Ranking,           answer: one(Ranked) },
  updateBoat:        { route: 'PUT /v1/admin/boat/:id',               body: BoatChanges,       answer: one(BoatAnswer), errors: { 409: [...edited[409], 'papers_required'] } },
  setBoatFeatures:   { route: 'PUT /v1/admin/boat/:id/features',      body: BoatFeatures,      answer: one(BoatFeaturesAnswer), errors: { 409: ['stale'] } },
  updateBoatPapers:  { route: 'PUT /v1/admin/boats/:id',              body: BoatPapers,        answer: one(BoatAnswer), errors: { 409: ['papers_required', 'stale'] } },
  deleteBoat:        { route: 'DELETE /v1/admin/boat/:id',            body: Nothing,           answer: deleted, errors: { 409: ['future_reservations'] } },
  addBoatPictures:     { route: 'POST /v1/admin/boat/image',            body: BoatPictureUpload, files: images, answer: created(uploadResults(BoatPictureAnswer)), errors: { 409: ['already_there', 'too_many_pictures'] } },
  orderBoatPictures:   { route: 'PUT /v1/admin/boat/image/updateorder', body: Ranking,           answer: one(Ranked) },
  updateBoatPicture:   { route: 'PUT /v1/admin/boat/image/:id',         body: BoatPictureChanges, answer: one(BoatPictureAnswer) },
  deleteBoatPicture:   { route: 'DELETE /v1/admin/boat/image/:id',      body: Nothing,           answer: deleted },
};

const late = { 409: ['stale'] };
const named = { 409: ['name_taken'] };
const june = {
  kind: 'PERIOD',
  unit: 'WEEK',
  percent: 15,
  start_date: '2027-06-01',
  end_date: '2027-06-30',
};
const cook = { name: 'Aşçı', unit: 'NIGHT', amount_kurus: 600_000 };

// biome-ignore format: one line per call is what makes this table readable
export const boatTerms: Calls = {
  createBoatDiscount: { route: 'POST /v1/admin/boat/discount',       body: NewBoatDiscount,     answer: created(BoatDiscountAnswer), example: { boat_id: 1, ...june } },
  updateBoatDiscount: { route: 'PUT /v1/admin/boat/discount/:id',    body: BoatDiscountChanges, answer: one(BoatDiscountAnswer),     errors: late, example: june },
  deleteBoatDiscount: { route: 'DELETE /v1/admin/boat/discount/:id', query: SeenVersion,        answer: deleted,                     errors: late },
  createBoatExtra:    { route: 'POST /v1/admin/boat/extra',          body: NewBoatExtra,        answer: created(BoatExtraAnswer),    errors: named, example: { boat_id: 1, ...cook } },
  updateBoatExtra:    { route: 'PUT /v1/admin/boat/extra/:id',       body: BoatExtraChanges,    answer: one(BoatExtraAnswer),        errors: { 409: ['stale', 'name_taken'] }, example: cook },
  deleteBoatExtra:    { route: 'DELETE /v1/admin/boat/extra/:id',    query: SeenVersion,        answer: deleted,                     errors: late },
};

const onePicture = { field: 'image', most: 1 };

// biome-ignore format: one line per call is what makes this table readable
export const boatTypes: Calls = {
  listOpenBoatTypes:     { route: 'GET /v1/boattype',                      query: Nothing,           answer: all(PublicBoatType) },
  listBoatTypes:         { route: 'GET /v1/admin/boattypes',               query: ListingTypeList,   answer: paged(BoatTypeRow) },
  showBoatType:          { route: 'GET /v1/admin/boattypes/:id',           query: Nothing,           answer: one(BoatTypeAnswer) },
  createBoatType:        { route: 'POST /v1/admin/boattypes',              body: NewListingType,     answer: created(BoatTypeAnswer), errors: { 409: ['slug_taken'] }, repeatable: true },
  orderBoatTypes:        { route: 'PATCH /v1/admin/boattypes/order',       body: Ranking,            answer: one(Ranked) },
  updateBoatType:        { route: 'PUT /v1/admin/boattypes/:id',           body: ListingTypeChanges, answer: one(BoatTypeAnswer), errors: { 409: ['slug_taken', 'stale'] } },
  deleteBoatType:        { route: 'DELETE /v1/admin/boattypes/:id',        query: SeenVersion,        answer: deleted, errors: { 409: ['in_use', 'stale'] } },
  setBoatTypePicture:    { route: 'POST /v1/admin/boattypes/:id/image',    body: Nothing, files: onePicture, answer: one(LandingPicture) },
  deleteBoatTypePicture: { route: 'DELETE /v1/admin/boattypes/:id/image',  body: Nothing,            answer: one(LandingPicture) },
};

const known = { 409: ['name_taken'] };

// biome-ignore format: one line per call is what makes this table readable
export const marinas: Calls = {
  listMarinas:  { route: 'GET /v1/admin/marina',         query: MarinaList,   answer: paged(MarinaAnswer) },
  showMarina:   { route: 'GET /v1/admin/showmarina/:id', query: Nothing,      answer: one(MarinaAnswer) },
  createMarina: { route: 'POST /v1/admin/marina',        body: NewMarina,     answer: created(MarinaAnswer), errors: known },
  updateMarina: { route: 'PUT /v1/admin/marina/:id',     body: MarinaChanges, answer: one(MarinaAnswer), errors: { 409: ['name_taken', 'stale'] } },
  deleteMarina: { route: 'DELETE /v1/admin/marina/:id',  query: SeenVersion,   answer: deleted, errors: { 409: ['in_use', 'stale'] } },
};
