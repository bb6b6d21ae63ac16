import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendWholeFile } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  featureColumns,
  featureLines,
  presentFeature,
  presentFeatureCategory,
  presentFeatureGroup,
} from '../../presenters/content/features.ts';
import {
  type FeatureKind,
  getFeature,
  getFeatureCategory,
  listFeatureGroups,
} from '../../queries/content/features.ts';
import { IdParams, Nothing, Ranking, SeenVersion, WholeList } from '../../schemas/common.ts';
import {
  FeatureCategoryChanges,
  FeatureChanges,
  NewFeature,
  NewFeatureCategory,
} from '../../schemas/features.ts';
import {
  createFeature,
  createFeatureCategory,
  deleteFeature,
  deleteFeatureCategory,
  editFeature,
  editFeatureCategory,
} from '../../services/content/features.ts';
import { rerank } from '../../services/ranks.ts';

const FILES = { VILLA: 'villa_features', BOAT: 'boat_features' } as const;

const sendFile = (kind: FeatureKind, req: Request, res: Response, format: 'csv' | 'xlsx') =>
  sendWholeFile(req, res, {
    name: FILES[kind],
    format,
    all: async (source) => (await listFeatureGroups(source, kind)).flatMap(featureLines),
    present: (line) => line,
    columns: featureColumns,
  });

/** Villas and boats have the same calls for features of their own kind. */
const of = (kind: FeatureKind) => ({
  list: (async (req, res) => {
    const { format } = parseQuery(WholeList, req.query);
    if (format !== 'json') return sendFile(kind, req, res, format);
    const groups = await listFeatureGroups(db, kind);
    res.json({ content: groups.map(presentFeatureGroup) });
  }) satisfies RequestHandler,

  createCategory: (async (req, res) => {
    const wanted = parseBody(NewFeatureCategory, req);
    const id = await createFeatureCategory(db, kind, wanted, doer(req, res));
    const category = await getFeatureCategory(db, kind, id);
    res.status(201).json({ content: presentFeatureCategory(category) });
  }) satisfies RequestHandler,

  updateCategory: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await getFeatureCategory(db, kind, id);
    const changes = parseBody(FeatureCategoryChanges, req);
    await editFeatureCategory(db, { kind, id }, changes, doer(req, res));
    res.json({ content: presentFeatureCategory(await getFeatureCategory(db, kind, id)) });
  }) satisfies RequestHandler,

  removeCategory: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await getFeatureCategory(db, kind, id);
    parse(Nothing, req.body);
    const { version } = parseQuery(SeenVersion, req.query);
    await deleteFeatureCategory(db, { kind, id, version }, doer(req, res));
    res.json({ content: { id } });
  }) satisfies RequestHandler,

  create: (async (req, res) => {
    const id = await createFeature(db, kind, parseBody(NewFeature, req), doer(req, res));
    res.status(201).json({ content: presentFeature(await getFeature(db, kind, id)) });
  }) satisfies RequestHandler,

  update: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await getFeature(db, kind, id);
    await editFeature(db, { kind, id }, parseBody(FeatureChanges, req), doer(req, res));
    res.json({ content: presentFeature(await getFeature(db, kind, id)) });
  }) satisfies RequestHandler,

  remove: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await getFeature(db, kind, id);
    parse(Nothing, req.body);
    const { version } = parseQuery(SeenVersion, req.query);
    await deleteFeature(db, { kind, id, version }, doer(req, res));
    res.json({ content: { id } });
  }) satisfies RequestHandler,
});

export const ofVillas = of('VILLA');
export const ofBoats = of('BOAT');

/** Ids say which feature is meant, so one call ranks villas' and boats'. */
export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'features', entity: 'feature' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function orderCategories(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  const categories = { table: 'feature_categories', entity: 'feature_category' } as const;
  await rerank(db, categories, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}
