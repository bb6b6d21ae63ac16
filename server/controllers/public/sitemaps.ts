import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { parsePath } from '../../parse.ts';
import { presentSitemapFiles, presentSitemapRows } from '../../presenters/content/sitemaps.ts';
import { countSitemapRows, listSitemapRows } from '../../queries/content/sitemaps.ts';
import { ADDRESSES_A_FILE, SitemapParams } from '../../schemas/sitemaps.ts';
import { sitemapFile, sitemapIndex } from '../../services/content/sitemaps.ts';

/** The files of addresses, each with its last change. */
export async function index(_req: Request, res: Response) {
  const files = presentSitemapFiles(await countSitemapRows(db));
  sendXml(res, sitemapIndex(files));
}

/** One of those files. */
export async function part(req: Request, res: Response) {
  const { of, number } = parsePath(SitemapParams, req.params).part;
  const offset = (number - 1) * ADDRESSES_A_FILE;
  const rows = await listSitemapRows(db, of, { limit: ADDRESSES_A_FILE, offset });
  if (rows.length === 0 && number > 1) throw notFound('sitemap');
  sendXml(res, sitemapFile(presentSitemapRows(of, rows)));
}

const sendXml = (res: Response, text: string) =>
  res
    .set('Cache-Control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(text);
