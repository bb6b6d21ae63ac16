import type { Db } from '../../db/index.ts';
import type { CodePurpose } from '../../queries/accounts/one-time-codes.ts';
import { paths } from '../../shared/paths.ts';
import { queueMail } from '../mail/mail.ts';
import { mailButton } from '../mail/mail-buttons.ts';
import { composeMail, type MailTexts } from '../mail/mail-composing.ts';
import type { MailTemplateCode } from '../mail/mail-templates.ts';
import { readMailTexts } from '../mail/mail-texts.ts';

interface Recipient {
  email: string;
  first_name: string;
}

interface Link {
  purpose: CodePurpose;
  code: string;
  created_by: number | null;
}

const TEMPLATES = {
  INVITATION: { template: 'user_invitation', button: 'invitation' },
  RESET: { template: 'password_reset', button: 'reset' },
} as const satisfies Record<CodePurpose, { template: MailTemplateCode; button: string }>;

/** The mail with somebody's link to a password of their own. The code stands nowhere but in it. */
export async function queuePasswordMail(db: Db, to: Recipient, link: Link): Promise<void> {
  const { template } = TEMPLATES[link.purpose];
  await queueMail(db, {
    template_code: template,
    recipient: to.email,
    ...composePasswordMail(to, link, await readMailTexts(db, template)),
    event_key: `password:${link.code.slice(0, 12)}`,
    created_by: link.created_by,
  });
}

/** The same, not addressed yet. */
export function composePasswordMail(
  { first_name }: Pick<Recipient, 'first_name'>,
  { purpose, code }: Pick<Link, 'purpose' | 'code'>,
  texts: MailTexts,
) {
  const { template, button } = TEMPLATES[purpose];
  return composeMail(template, texts, {
    words: { site_name: texts.settings.site_name, first_name },
    parts: { password_button: mailButton(button, paths.dashboard.newPassword(code)) },
  });
}
