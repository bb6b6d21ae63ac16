import type { Db } from '../../db/index.ts';
import { listSettings } from '../../queries/mail/mail-settings.ts';
import { findTemplateTexts } from '../../queries/mail/mail-templates.ts';
import { siteSettingsFrom } from '../content/settings.ts';
import type { MailTexts } from './mail-composing.ts';
import type { MailTemplateCode } from './mail-templates.ts';

/** What a mail that is about no reservation is made with: the settings and the staff's text. */
export async function readMailTexts(db: Db, code: MailTemplateCode): Promise<MailTexts> {
  const settings = siteSettingsFrom(await listSettings(db));
  return { settings, template: (await findTemplateTexts(db, code)) ?? null };
}
