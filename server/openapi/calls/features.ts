import { Ranked } from '../../schemas/answers/common.ts';
import {
  FeatureAnswer,
  FeatureCategoryAnswer,
  FeatureGroup,
} from '../../schemas/answers/features.ts';
import { Ranking, SeenVersion, WholeList } from '../../schemas/common.ts';
import {
  FeatureCategoryChanges,
  FeatureChanges,
  NewFeature,
  NewFeatureCategory,
} from '../../schemas/features.ts';
import { all, type Calls, created, deleted, one } from '../call.ts';

const named = { 409: ['name_taken'] };
const edited = { 409: ['name_taken', 'stale'] };
const groupNamed = { 409: ['name_taken'] };
const groupEdited = { 409: ['name_taken', 'stale'] };
const used = { 409: ['in_use', 'stale'] };
const pool = {
  category_id: 1,
  name: 'Isıtmalı havuz',
  icon: 'thermometer-sun',
  google_key: 'heated_pool',
};

// biome-ignore format: one line per call is what makes this table readable
export const features: Calls = {
  listVillaFeatures:         { route: 'GET /v1/admin/listVillaFeatures',           query: WholeList,             answer: all(FeatureGroup) },
  createFeatureCategory:     { route: 'POST /v1/admin/featurecategory',            body: NewFeatureCategory,     answer: created(FeatureCategoryAnswer), errors: groupNamed },
  orderFeatureCategories:    { route: 'PATCH /v1/admin/featurecategory/order',     body: Ranking,                answer: one(Ranked) },
  updateFeatureCategory:     { route: 'PUT /v1/admin/featurecategory/:id',         body: FeatureCategoryChanges, answer: one(FeatureCategoryAnswer),     errors: groupEdited },
  deleteFeatureCategory:     { route: 'DELETE /v1/admin/featurecategory/:id',      query: SeenVersion,            answer: deleted,                        errors: used },
  createFeature:             { route: 'POST /v1/admin/feature',                    body: NewFeature,             answer: created(FeatureAnswer),         errors: named, example: pool },
  orderFeatures:             { route: 'PATCH /v1/admin/feature/order',             body: Ranking,                answer: one(Ranked) },
  updateFeature:             { route: 'PUT /v1/admin/feature/:id',                 body: FeatureChanges,         answer: one(FeatureAnswer),             errors: edited, example: pool },
  deleteFeature:             { route: 'DELETE /v1/admin/feature/:id',              query: SeenVersion,            answer: deleted,                        errors: used },
  listBoatFeatures:          { route: 'GET /v1/admin/listBoatFeatures',            query: WholeList,             answer: all(FeatureGroup) },
  createBoatFeatureCategory: { route: 'POST /v1/admin/boat/featurecategory',       body: NewFeatureCategory,     answer: created(FeatureCategoryAnswer), errors: groupNamed },
  updateBoatFeatureCategory: { route: 'PUT /v1/admin/boat/featurecategory/:id',    body: FeatureCategoryChanges, answer: one(FeatureCategoryAnswer),     errors: groupEdited },
  deleteBoatFeatureCategory: { route: 'DELETE /v1/admin/boat/featurecategory/:id', query: SeenVersion,            answer: deleted,                        errors: used },
  createBoatFeature:         { route: 'POST /v1/admin/boat/feature',               body: NewFeature,             answer: created(FeatureAnswer),         errors: named, example: pool },
  updateBoatFeature:         { route: 'PUT /v1/admin/boat/feature/:id',            body: FeatureChanges,         answer: one(FeatureAnswer),             errors: edited, example: pool },
  deleteBoatFeature:         { route: 'DELETE /v1/admin/boat/feature/:id',         query: SeenVersion,            answer: deleted,                        errors: used },
};
