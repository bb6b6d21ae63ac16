/* What staff's lists are parted by, in the order of their tabs. */

export const OFFER_STATES = [
  'DRAFT',
  'SENT',
  'OPENED',
  'ACCEPTED',
  'EXPIRED',
  'WITHDRAWN',
] as const;

export const NEWSLETTER_STATES = ['DRAFT', 'SENDING', 'STOPPED', 'QUEUED', 'SENT'] as const;

export const COMMENT_STATES = ['WAITING', 'PUBLISHED', 'HIDDEN'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** WAITING and FAILED will be tried again; DEAD will not; SKIPPED was switched off. */
export const MAIL_STATES = ['WAITING', 'SENT', 'FAILED', 'DEAD', 'SKIPPED'] as const;
export type MailState = (typeof MAIL_STATES)[number];
