import type { Request, RequestHandler, Response } from 'express';

import { SettingsPage } from '../../../views/dashboard/settings/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { presentSettings } from '../../presenters/content/settings.ts';
import { findStoredPicture, listSettingsOf } from '../../queries/content/settings.ts';
import { SETTING_KEYS, type SettingsSection } from '../../schemas/settings.ts';
import { settingsHistoryOf } from './history.ts';

/** The form of one section of the settings. */
export const show =
  (section: SettingsSection): RequestHandler =>
  async (req: Request, res: Response) => {
    const rows = await listSettingsOf(db, SETTING_KEYS[section]);
    const settings = presentSettings(section, rows);
    const hash = 'home_picture' in settings ? settings.home_picture : null;
    const picture = hash ? await findStoredPicture(db, hash) : undefined;
    await sendDashboardPage(req, res, SettingsPage, {
      section,
      settings,
      picture: picture ?? null,
      history: await settingsHistoryOf(section),
    });
  };
