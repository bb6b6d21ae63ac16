import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import {
  districtColumns,
  presentDistrict,
  presentDistrictRow,
} from '../../presenters/districts.ts';
import {
  getDistrict,
  listDistrictNames,
  listDistricts,
  requireDistrict,
} from '../../queries/districts.ts';
import {
  DistrictChanges,
  DistrictList,
  DistrictSelect,
  NewDistrict,
} from '../../schemas/districts.ts';
import { districts } from '../../services/landings.ts';
import { landingCalls } from './landings.ts';

export const { list, show, create, update, order, remove } = landingCalls({
  table: 'districts',
  rows: districts,
  List: DistrictList,
  New: NewDistrict,
  Changes: DistrictChanges,
  listed: listDistricts,
  presentLine: presentDistrictRow,
  columns: districtColumns,
  get: getDistrict,
  require: requireDistrict,
  present: presentDistrict,
});

export async function names(req: Request, res: Response) {
  res.json({ content: await listDistrictNames(db, parseQuery(DistrictSelect, req.query)) });
}
