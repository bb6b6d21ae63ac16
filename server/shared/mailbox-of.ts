/**
 * Whose mailbox an address ends in when mails to it are counted: without what follows a plus, by which
 * one person has as many addresses as they like (RFC 5233), and without capitals.
 */
export const mailboxOf = (email: string): string =>
  email.replace(/\+[^@]*(?=@[^@]*$)/, '').toLowerCase();
