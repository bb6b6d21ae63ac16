import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import {
  boatTypeAnswers,
  type TypeAnswers,
  villaTypeAnswers,
} from '../../presenters/listing-types.ts';
import { getType, listPublicTypes, listTypes, requireType } from '../../queries/listing-types.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  ListingTypeChanges,
  ListingTypeList,
  NewListingType,
} from '../../schemas/listing-types.ts';
import { listingTypes } from '../../services/landings.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import { landingCalls } from './landings.ts';

/** The calls of `/v1/admin/villatypes` or `/boattypes`, and of the guests' `/v1/villatype` or `/boattype`. */
const callsOf = <Line>(kind: ListingKind, answers: TypeAnswers<Line>) => ({
  ...landingCalls({
    table: `${kind}_types`,
    rows: listingTypes[kind],
    List: ListingTypeList,
    New: NewListingType,
    Changes: ListingTypeChanges,
    listed: (source, list) => listTypes(source, kind, list),
    presentLine: answers.row,
    columns: answers.columns,
    get: (source, id) => getType(source, kind, id),
    require: (source, id) => requireType(source, kind, id),
    present: answers.one,
  }),

  /** The types that guests may choose from. */
  async open(req: Request, res: Response) {
    parseQuery(Nothing, req.query);
    const types = await listPublicTypes(db, kind);
    res.json({ content: types.map(answers.open) });
  },
});

export const villaTypes = callsOf('villa', villaTypeAnswers);
export const boatTypes = callsOf('boat', boatTypeAnswers);
