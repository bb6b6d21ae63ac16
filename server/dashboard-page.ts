import type { Request, Response } from 'express';
import type { FunctionComponent } from 'react';

import type { DashboardShell } from '../views/layouts/dashboard-shell.ts';
import type { Site } from '../views/layouts/site.ts';
import type { Actor } from './actor.ts';
import { db } from './db/index.ts';
import { log } from './log.ts';
import { actorOf } from './middleware/access.ts';
import { sendPage } from './page.ts';
import { presentSavedView } from './presenters/saved-views.ts';
import { readFrame } from './queries/badges.ts';
import { dashboardScreens } from './routes/screens.ts';

/** Sends a dashboard screen inside the shell: who is in, what waits, which screens there are. Never kept by caches. */
export async function sendDashboardPage<Props extends { site: Site; shell: DashboardShell }>(
  req: Request,
  res: Response,
  view: FunctionComponent<Props>,
  props: Omit<Props, 'site' | 'shell'>,
): Promise<void> {
  const shell = await dashboardShell(actorOf(res));
  res.setHeader('Cache-Control', 'no-store');
  sendPage(req, res, view, { ...props, shell } as unknown as Omit<Props, 'site'>);
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
