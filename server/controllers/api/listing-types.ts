import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  boatTypeAnswers,
  type TypeAnswers,
  villaTypeAnswers,
} from '../../presenters/listing-types.ts';
import { getType, listPublicTypes, listTypes, requireType } from '../../queries/listing-types.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import {
  ListingTypeChanges,
  ListingTypeList,
  NewListingType,
} from '../../schemas/listing-types.ts';
import { createType, deleteType, editType, typeEntity } from '../../services/listing-types.ts';
import { rerank } from '../../services/ranks.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';

/** The calls of `/v1/admin/villatypes` or `/boattypes`, and of the guests' `/v1/villatype` or `/boattype`. */
const callsOf = <Row>(kind: ListingKind, answer: TypeAnswers<Row>) => {
  const entity = typeEntity(kind);
  const table = `${entity}s` as const;
  return {
    /** The types that guests may choose from. */
    async open(req: Request, res: Response) {
      parseQuery(Nothing, req.query);
      const types = await listPublicTypes(db, kind);
      res.json({ content: types.map(answer.open) });
    },

    async list(req: Request, res: Response) {
      const wanted = parseQuery(ListingTypeList, req.query);
      await sendList(req, res, wanted, {
        name: table,
        read: (source, page) => listTypes(source, kind, { ...wanted, ...page }),
        present: answer.row,
        columns: answer.columns,
      });
    },

    async show(req: Request, res: Response) {
      const { id } = parse(IdParams, req.params);
      const type = await getType(db, kind, id);
      parseQuery(Nothing, req.query);
      res.json({ content: answer.one(type) });
    },

    async create(req: Request, res: Response) {
      const id = await createType(db, kind, parseBody(NewListingType, req), doer(req, res));
      res.status(201).json({ content: answer.one(await getType(db, kind, id)) });
    },

    async update(req: Request, res: Response) {
      const { id } = parse(IdParams, req.params);
      await requireType(db, kind, id);
      await editType(db, { kind, id }, parseBody(ListingTypeChanges, req), doer(req, res));
      res.json({ content: answer.one(await getType(db, kind, id)) });
    },

    async order(req: Request, res: Response) {
      const ranking = parseBody(Ranking, req);
      await rerank(db, { table, entity }, ranking, doer(req, res));
      res.json({ content: ranking });
    },

    async remove(req: Request, res: Response) {
      const { id } = parse(IdParams, req.params);
      await requireType(db, kind, id);
      parseBody(Nothing, req);
      await deleteType(db, { kind, id }, doer(req, res));
      res.json({ content: { id } });
    },
  };
};

export const villaTypes = callsOf('villa', villaTypeAnswers);
export const boatTypes = callsOf('boat', boatTypeAnswers);
