import type { Request } from 'express';

import type { HistoryEvent } from '../../../views/components/dashboard/history.tsx';
import { notFound } from '../../errors.ts';
import { parseLenient } from '../../parse.ts';
import { PriceRowPageQuery } from '../../schemas/price-pages.ts';
import { historyOf } from './history.ts';

/**
 * The row of a page's table whose form its address (`?id=`) opens, with what was done to it; without
 * one the form is a new row's. @throws 404 for a row that is not in the table
 */
export async function openRow<Row extends { id: number }>(
  req: Request,
  rows: Row[],
  entity: string,
): Promise<{ edited: Row | null; history: HistoryEvent[] }> {
  const { id } = parseLenient(PriceRowPageQuery, req.query);
  if (id === undefined) return { edited: null, history: [] };
  const edited = rows.find((row) => row.id === id);
  if (!edited) throw notFound();
  return { edited, history: await historyOf(entity, edited) };
}
