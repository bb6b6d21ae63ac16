/** What stands before a code that opens something to whoever has it: a password, a booking, a calendar. */
const BEFORE_CODE =
  /^(\/(?:dashboard\/reset|bulten\/ayril|bulten|odeme\/sonuc|odeme(?!\/donus\/|\/bildirim\/)|enquire|teklif|yorum|takvim|rezervasyon\/boat\/[^/]+|rezervasyon\/(?!boat\/)[^/]+)\/[^/]{0,4})[^/]*/;

/** As proxies are asked: 'http://koy.example/enquire'. */
const HOST = /^https?:\/\/[^/?]*/i;

/**
 * The path of a request as the log has it: of a code no more than its first letters, so that whoever
 * reads the log can tell two of them apart and use none. Query strings can hold names, e-mails and
 * proofs; they are left out.
 */
export function loggedPath(address: string): string {
  const [path = ''] = address.replace(HOST, '').split('?', 1);
  return path.replace(BEFORE_CODE, '$1…');
}
