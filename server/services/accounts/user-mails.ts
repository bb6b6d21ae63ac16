import { randomUUID } from 'node:crypto';

import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import type { CodePurpose } from '../../queries/accounts/one-time-codes.ts';
import { getUser } from '../../queries/accounts/users.ts';
import { formatInstant } from '../../shared/format-days.ts';
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

type AccountChange =
  keyof typeof import('../../../views/locales/tr/mail.json')['account']['change'];

/**
 * Tells somebody that what lets them in was changed, whoever did it (ASVS 6.3.7): whoever is in by a
 * stolen password can hide it from its owner no longer. Call it in the transaction of the change.
 */
export async function tellOfChange(db: Db, user_id: number, change: AccountChange): Promise<void> {
  await queueChangeMail(db, await getUser(db, user_id), { change, can_reset: true });
}

/** Of another address both are told: the former one alone reaches whoever the account was taken from. */
export async function tellOfNewAddress(db: Db, to: Recipient, former: string): Promise<void> {
  await queueChangeMail(db, to, { change: 'email', can_reset: true });
  await queueChangeMail(db, { ...to, email: former }, { change: 'email', can_reset: false });
}

interface Change {
  change: AccountChange;
  /** Whether a link to a new password can be had at the mail's address. */
  can_reset: boolean;
}

async function queueChangeMail(db: Db, to: Recipient, change: Change): Promise<void> {
  const texts = await readMailTexts(db, 'account_changed');
  await queueMail(db, {
    template_code: 'account_changed',
    recipient: to.email,
    ...composeChangeMail(to, { ...change, at: new Date(now().epochMilliseconds) }, texts),
    event_key: `account:${randomUUID()}`,
  });
}

/** The same, not addressed yet. */
export function composeChangeMail(
  { first_name }: Pick<Recipient, 'first_name'>,
  { change, can_reset, at }: Change & { at: Date },
  texts: MailTexts,
) {
  const advice = t(can_reset ? 'mail:account.advice' : 'mail:account.advice_former');
  return composeMail('account_changed', texts, {
    words: {
      site_name: texts.settings.site_name,
      first_name,
      change: t(`mail:account.change.${change}`),
      changed_at: formatInstant(at),
    },
    parts: {
      account_advice: {
        kind: 'text',
        runs: [{ text: `${t('mail:account.advice_title')}, `, strong: true }, { text: advice }],
      },
      password_button: can_reset
        ? mailButton('forgotten', paths.dashboard.forgottenPassword())
        : null,
    },
  });
}
