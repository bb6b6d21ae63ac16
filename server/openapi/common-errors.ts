import { mayAskProof } from './access.ts';
import { type Call, isExported, isRanking } from './call.ts';

type Codes = Record<number, string[]>;

const EVERY: Codes = {
  405: ['method_not_allowed'],
  429: ['too_many_requests'],
  500: ['unexpected'],
  503: ['unavailable'],
};
const WITH_BODY: Codes = {
  400: ['bad_body'],
  413: ['too_large'],
  415: ['not_json', 'bad_encoding'],
};
/** Of a call that takes files, whose body is never JSON. */
const WITH_PARTS: Codes = { ...WITH_BODY, 415: ['not_multipart'] };
const CHANGING: Codes = { 403: ['cross_site'], 409: ['try_again'] };
const WITH_FIELDS: Codes = { 422: ['invalid'] };
const WITH_ID: Codes = { 400: ['bad_id'], 404: ['not_found'] };
const SIGNED_IN: Codes = { 401: ['sign_in_required'] };
const BY_ROLE: Codes = { 403: ['forbidden'] };
const BY_PROOF: Codes = { 403: ['reauth'] };
const REPEATABLE: Codes = {
  409: ['in_flight'],
  422: ['idempotency_key_reused', 'bad_idempotency_key'],
};
const AS_FILE: Codes = { 422: ['too_many_rows'], 503: ['exports_busy'] };
const AS_SEEN: Codes = { 409: ['order_changed'] };
const WITH_FILES: Codes = {
  413: ['too_many_files', 'picture_too_large'],
  422: ['not_a_picture', 'too_many_pixels'],
  507: ['storage_unavailable'],
};

/** Every failure a call may answer with: those its shape brings, and its own. Codes by status, in order. */
export function errorsOf(call: Call, access: string): ReadonlyMap<number, readonly string[]> {
  const changes = !call.route.startsWith('GET ');
  const kinds: [boolean, Codes][] = [
    [true, EVERY],
    [changes, call.files ? WITH_PARTS : WITH_BODY],
    [changes, CHANGING],
    [true, WITH_FIELDS],
    [/:(\w+_)?id\b/.test(call.route), WITH_ID],
    [access !== 'anyone', SIGNED_IN],
    [access !== 'anyone', BY_ROLE],
    [mayAskProof(call.route), BY_PROOF],
    [call.repeatable === true, REPEATABLE],
    [isExported(call.query), AS_FILE],
    [isRanking(call.body), AS_SEEN],
    [call.files !== undefined, WITH_FILES],
    [true, { ...call.errors } as Codes],
  ];
  const found = new Map<number, string[]>();
  for (const [, codes] of kinds.filter(([applies]) => applies)) {
    for (const [status, list] of Object.entries(codes)) {
      const known = found.get(Number(status)) ?? [];
      found.set(Number(status), [...new Set([...known, ...list])]);
    }
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}
