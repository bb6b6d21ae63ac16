import { createHash } from 'node:crypto';

import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { parsePath } from '../../parse.ts';
import { ExportParams } from '../../schemas/feeds.ts';
import { exportedCalendar } from '../../services/calendars/calendar-exports.ts';

/** A villa's taken nights for another site, at a secret address. Asked again, 304 unless they changed. */
export async function show(req: Request, res: Response) {
  const { code } = parsePath(ExportParams, req.params);
  const calendar = await exportedCalendar(db, code);
  if (!calendar) throw notFound('calendar');
  res.set({
    ETag: `"${createHash('sha256').update(calendar).digest('base64url')}"`,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  });
  if (req.fresh) return res.status(304).end();
  res.type('text/calendar; charset=utf-8').send(calendar);
}
