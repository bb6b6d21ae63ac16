import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { provedDoer } from '../../middleware/proof.ts';
import { parseBody, parseQuery } from '../../parse.ts';
import { presentSettings } from '../../presenters/content/settings.ts';
import { listSettingsOf } from '../../queries/content/settings.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  SETTING_KEYS,
  SETTINGS,
  type SettingsChanges,
  type SettingsSection,
} from '../../schemas/settings.ts';
import { editSettings } from '../../services/content/settings-edits.ts';

export const show =
  (section: SettingsSection): RequestHandler =>
  async (req, res) => {
    parseQuery(Nothing, req.query);
    await sendSettings(res, section);
  };

export const update =
  (section: SettingsSection): RequestHandler =>
  async (req: Request, res: Response) => {
    const changes: SettingsChanges = parseBody(SETTINGS[section], req);
    await editSettings(db, section, changes, provedDoer(req, res));
    await sendSettings(res, section);
  };

async function sendSettings(res: Response, section: SettingsSection) {
  const rows = await listSettingsOf(db, SETTING_KEYS[section]);
  res.json({ content: presentSettings(section, rows) });
}
