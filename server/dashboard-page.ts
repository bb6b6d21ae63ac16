import type { Request, Response } from 'express';
import type { FunctionComponent } from 'react';

import type { DashboardShell } from '../views/layouts/dashboard-shell.ts';
import type { Site } from '../views/layouts/site.ts';
import type { Actor } from './actor.ts';
import { db } from './db/index.ts';
import { log } from './log.ts';
import { actorOf } from './middleware/access.ts';
import { sendPage } from './page.ts';
import { presentSavedView } from './presenters/accounts/saved-views.ts';
import { readFrame } from './queries/reports/badges.ts';
import { dashboardScreens } from './routes/screens.ts';

/**
 * Sends a dashboard screen inside the shell: who is in, what waits, which screens there are. Never kept by
 * caches. A list that ends before the page that is asked for leads to its last page.
 */
export async function sendDashboardPage<Props extends { site: Site; shell: DashboardShell }>(
  req: Request,
  res: Response,
  view: FunctionComponent<Props>,
  props: Omit<Props, 'site' | 'shell'>,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  const last = lastPageBefore(props);
  if (last !== null) return res.redirect(302, withSkip(req.originalUrl, last));
  const shell = await dashboardShell(actorOf(res));
  sendPage(req, res, view, { ...props, shell } as unknown as Omit<Props, 'site'>);
}

/** `total` and `query` as lists have them. */
interface ListProps {
  total?: number;
  query?: { skip?: number; take?: number };
}

/**
 * Where the last page of a list begins that ends before the one that is asked for: its only row was just
 * taken away, or somebody kept the address. Null: there is such a page, or no row at all.
 */
function lastPageBefore({ total = 0, query = {} }: ListProps): number | null {
  const { skip = 0, take = 0 } = query;
  if (total === 0 || take === 0 || skip < total) return null;
  return Math.floor((total - 1) / take) * take;
}

function withSkip(address: string, skip: number): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('skip', String(skip));
  return url.pathname + url.search;
}

async function dashboardShell(actor: Actor): Promise<DashboardShell> {
  const { id, role, name, email } = actor;
  return {
    user: { id, role, user_name: name, email },
    ...(await frameOf(actor)),
    available: dashboardScreens(),
  };
}

type Kept = 'counts' | 'views' | 'hidden_columns';

/** A menu without badges is better than no page. */
async function frameOf(actor: Actor): Promise<Pick<DashboardShell, Kept>> {
  try {
    const { views, hidden_columns, counts } = await readFrame(db, actor);
    const shown = views.map((view) => ({ ...view, created_at: new Date(view.created_at) }));
    return { counts, views: shown.map(presentSavedView), hidden_columns };
  } catch (error) {
    log.error({ err: error }, 'the frame could not be read');
    return { counts: null, views: [], hidden_columns: {} };
  }
}
