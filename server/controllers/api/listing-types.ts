import type { RequestHandler } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  boatTypes,
  type PresentedTypes,
  villaTypes,
} from '../../presenters/content/listing-types.ts';
import {
  getType,
  listPublicTypes,
  listTypes,
  requireType,
} from '../../queries/content/listing-types.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  ListingTypeChanges,
  ListingTypeList,
  NewListingType,
} from '../../schemas/listing-types.ts';
import { createType, deleteType, editType } from '../../services/content/listing-types.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { rerank } from '../../services/ranks.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';

/** Villas and boats have the same calls for types of their own kind. */
const of = <Row, Whole, Open>(kind: ListingKind, present: PresentedTypes<Row, Whole, Open>) => ({
  /** `/v1/villatype`, `/v1/boattype`: the types that guests may choose from. */
  open: (async (req, res) => {
    parseQuery(Nothing, req.query);
    const types = await listPublicTypes(db, kind);
    res.json({ content: types.map(present.open) });
  }) satisfies RequestHandler,

  list: (async (req, res) => {
    const wanted = parseQuery(ListingTypeList, req.query);
    await sendList(req, res, wanted, {
      name: `${kind}_types`,
      read: (source, page) => listTypes(source, kind, { ...wanted, ...page }),
      present: present.row,
      columns: present.columns,
    });
  }) satisfies RequestHandler,

  show: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    const type = await getType(db, kind, id);
    parseQuery(Nothing, req.query);
    res.json({ content: present.whole(type) });
  }) satisfies RequestHandler,

  create: (async (req, res) => {
    const wanted = parseBody(NewListingType, req);
    const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
      status: 201,
      body: { id: await createType(transaction, kind, wanted, doer(req, res)) },
    }));
    res.status(201).json({ content: present.whole(await getType(db, kind, body.id)) });
  }) satisfies RequestHandler,

  update: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await requireType(db, kind, id);
    await editType(db, { kind, id }, parseBody(ListingTypeChanges, req), doer(req, res));
    res.json({ content: present.whole(await getType(db, kind, id)) });
  }) satisfies RequestHandler,

  order: (async (req, res) => {
    const ranking = parseBody(Ranking, req);
    await rerank(db, { table: `${kind}_types`, entity: `${kind}_type` }, ranking, doer(req, res));
    res.json({ content: { ids: ranking.ids } });
  }) satisfies RequestHandler,

  remove: (async (req, res) => {
    const { id } = parse(IdParams, req.params);
    await requireType(db, kind, id);
    parse(Nothing, req.body);
    const { version } = parseQuery(SeenVersion, req.query);
    await deleteType(db, { kind, id, version }, doer(req, res));
    res.json({ content: { id } });
  }) satisfies RequestHandler,
});

export const ofVillas = of('villa', villaTypes);
export const ofBoats = of('boat', boatTypes);
