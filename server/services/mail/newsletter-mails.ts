import { env } from '../../env.ts';
import { paths } from '../../shared/paths.ts';
import type { NewMail } from './mail.ts';
import { passage } from './mail-body.ts';
import { mailButton } from './mail-buttons.ts';
import { composeMail, type MailTexts } from './mail-composing.ts';
import { isRichText, richBlock } from './mail-rich-text.ts';

/** The mail that asks whether an address is its owner's own wish (double opt-in). */
export const composeConfirmation = (email: string, code: string, texts: MailTexts) =>
  composeMail('newsletter_confirmation', texts, {
    words: { site_name: texts.settings.site_name, email },
    parts: { confirm_button: mailButton('confirm_newsletter', paths.newsletterConfirmation(code)) },
  });

export interface NewsletterText {
  subject: string;
  body: string;
}

/** A newsletter for one subscriber, with the link by which that one leaves. */
export const composeNewsletter = (
  { subject, body }: NewsletterText,
  { email, leave_url }: { email: string; leave_url: string },
  texts: MailTexts,
) =>
  composeMail('newsletter', texts, {
    words: { site_name: texts.settings.site_name, email, newsletter_subject: subject },
    parts: { newsletter_text: isRichText(body) ? richBlock(body) : passage('', body) },
    leave_url,
  });

interface Recipient {
  id: number;
  email: string;
  leave_code: string;
}

/** The same, addressed: one newsletter makes one mail for one subscriber. */
export function newsletterMail(
  newsletter: NewsletterText & { id: number },
  { id, email, leave_code }: Recipient,
  texts: MailTexts,
): NewMail {
  const leave_url = leaveUrl(leave_code);
  return {
    template_code: 'newsletter',
    recipient: email,
    ...composeNewsletter(newsletter, { email, leave_url }, texts),
    event_key: `newsletter:${newsletter.id}:${id}`,
    newsletter_id: newsletter.id,
    subscriber_id: id,
    unsubscribe_url: leave_url,
  };
}

export const leaveUrl = (code: string) => env.PUBLIC_URL + paths.newsletterLeave(code);
