/** What stands before a code that opens something to whoever has it: a password, a booking, a calendar. */
const BEFORE_CODE =
  /^(\/(?:dashboard\/reset|bulten\/ayril|bulten|odeme\/sonuc|odeme(?!\/donus\/|\/bildirim\/)|enquire|teklif|yorum|takvim|rezervasyon\/boat\/[^/]+|rezervasyon\/(?!boat\/)[^/]+)\/[^/]{0,4})[^/]*/i;

/** Whether an address opens something to whoever has it. */
export const holdsCode = (path: string): boolean => BEFORE_CODE.test(path);

/** As proxies are asked: 'http://koy.example/enquire'. */
const HOST = /^https?:\/\/[^/?]*/i;

/**
 * The path of a request as the log has it: of a code no more than its first letters, so that whoever
 * reads the log can tell two of them apart and use none. Query strings can hold names, e-mails and
 * proofs; they are left out.
 */
export function loggedPath(address: string): string {
  const [asked = ''] = address.replace(HOST, '').split('?', 1);
  const path = asked.replaceAll(/\/{2,}/g, '/');
  const masked = path.replace(BEFORE_CODE, '$1…');
  if (masked !== path) return masked;
  // A link that a mail program wrote its own way leads nowhere here, but its code opens what it always did.
  const [, before] = BEFORE_CODE.exec(decoded(path)) ?? [];
  return before === undefined ? path : `${before}…`;
}

/** Its ASCII letters, which our words are of; a sequence that is none stays as it is. */
const decoded = (path: string): string =>
  path.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
