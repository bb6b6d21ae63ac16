import { createTransport } from 'nodemailer';

import { env } from '../../env.ts';
import type { MailAttachment } from '../../queries/mail/mail-outbox.ts';
import { isHere } from '../../setting-rules.ts';

interface OutgoingMail {
  /** Stays the same when a mail is sent again, so that a mailbox can tell a double. */
  message_id: string;
  from: { name: string; address: string };
  reply_to: string | null;
  /** Where one POST takes the reader off the list (RFC 8058); null: nobody signed up for this. */
  unsubscribe_url: string | null;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

export interface MailTransport {
  /** Resolves once the server has taken the mail over. @throws what nodemailer says otherwise */
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the server greets us and takes our login now, over a connection of its own; never throws. */
  answers(): Promise<boolean>;
  close(): void;
}

const CONNECTIONS = 3;
const SECONDS = 1000;

/**
 * Mail over SMTP by an address such as `smtps://user:password@mail.example:465`. With `smtp:` it is encrypted
 * before the login, too: whoever takes the offer of it out of a server's greeting would read passwords and
 * guests' mails. Not on this machine, and not where the address says `?requireTLS=false`.
 */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
    dnsTimeout: 10 * SECONDS,
    requireTLS: !isHere(new URL(url)),
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail(messageOf(mail));
    },
    answers: () =>
      smtp.verify().then(
        () => true,
        () => false,
      ),
    close: () => smtp.close(),
  };
}

/** Addresses go as objects: as text, a comma would make two recipients of one. */
const messageOf = (mail: OutgoingMail) => ({
  messageId: mail.message_id,
  from: mail.from,
  to: { name: '', address: mail.recipient },
  ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  headers: headersOf(mail),
  attachments: mail.attachments.map(({ filename, content_type, content }) => ({
    filename,
    contentType: content_type,
    content,
  })),
});

const headersOf = ({ unsubscribe_url }: OutgoingMail): Record<string, string> =>
  unsubscribe_url === null
    ? { 'Auto-Submitted': 'auto-generated' }
    : {
        'List-Unsubscribe': `<${unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

let opened: MailTransport | undefined;

/** The transport by `SMTP_URL`; undefined without one: mails wait in the outbox then. */
export function mailTransport(): MailTransport | undefined {
  if (env.SMTP_URL) opened ??= smtpTransport(env.SMTP_URL);
  return opened;
}

/** Ends its connections; who asks next opens them anew. */
export function closeMailTransport(): void {
  opened?.close();
  opened = undefined;
}
