import type { Request, RequestHandler, Response } from 'express';

import { SitePage } from '../../../views/dashboard/pages/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { type Db, db } from '../../db/index.ts';
import { diffLines, paragraphsOf } from '../../domain/text-diff.ts';
import { parseLenient } from '../../parse.ts';
import {
  presentContentPage,
  presentContentVersion,
} from '../../presenters/content/content-pages.ts';
import {
  findContentPageForEdit,
  getContentVersion,
  listContentVersions,
} from '../../queries/content/content-edits.ts';
import { type Section, SitePageQuery } from '../../schemas/content-pages.ts';

/** Versions beside the form; all of them are in the file. */
const SHOWN = 30;

/** `/dashboard/website/{section}`: the text of one of the site's pages, and what it was before. */
export const show =
  (section: Section): RequestHandler =>
  async (req: Request, res: Response) => {
    const { number } = parseLenient(SitePageQuery, req.query);
    const page = presentContentPage(section, await findContentPageForEdit(db, section));
    const versions = await listContentVersions(db, section, { skip: 0, take: SHOWN });
    await sendDashboardPage(req, res, SitePage, {
      page,
      versions: versions.rows.map(presentContentVersion),
      versions_total: versions.total,
      compared: number === undefined ? null : await comparedWith(db, page, { section, number }),
    });
  };

async function comparedWith(
  source: Db,
  page: { body: string },
  { section, number }: { section: Section; number: number },
) {
  const version = await getContentVersion(source, section, number);
  const lines = diffLines(paragraphsOf(version.body), paragraphsOf(page.body));
  return { version: presentContentVersion(version), lines };
}
