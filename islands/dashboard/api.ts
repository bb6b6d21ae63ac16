import { paths } from '../../server/shared/paths.ts';
import { other_person, session_over } from '../../views/locales/tr/dashboard.json';
import { clearSession, madeFor, replacedBy, restoreSession } from './session.ts';
import { showSpinner } from './spinner.ts';

/** The server's answer, or status 0 when there was none. `content` of a failure is its sentence. */
export interface Answer {
  ok: boolean;
  status: number;
  content?: unknown;
  code?: string;
  fields?: Record<string, string>;
  request_id?: string;
  /** Of a 409 `stale`: the row's version now, and its fields. */
  version?: number;
  current?: Record<string, unknown>;
  /** Of a 409 `order_changed`: the rows as they stand now. */
  order?: number[];
  /** Rows that stand in the way of a switch for several. */
  refused?: { id: number; name: string; by?: string | null; at?: string | null }[];
  /** Of a 422 `not_sellable`: each reason in words. */
  reasons?: { text: string }[];
}

/**
 * Calls the API as the signed-in person, once per `key`. When it no longer knows them, a reading goes
 * to the login; what writes stays on its page with what was typed, to be tried again by who signed in
 * anew. When it wants the password once more (403 `reauth`), a dialog asks for it and the call is made
 * again; who gives up there gets that refusal. Nothing is called for somebody else than the page's reader.
 */
export async function call(
  method: string,
  address: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const replaced = sayReplaced();
  if (replaced) return replaced;
  let answer = await send(method, address, body, key);
  if (answer.code === 'reauth' && (await (await import('./reauth.ts')).askPassword()))
    answer = await send(method, address, body, key);
  if (!isUnknown(answer)) return answer;
  return method === 'GET' ? gone() : sayEnded(answer);
}

/** Whether the API no longer knows this person; who should only give the password once more is known. */
const isUnknown = ({ status, code }: Pick<Answer, 'status' | 'code'>) =>
  code !== 'reauth' && (status === 401 || status === 403);

/** The page is on its way out; nobody shall show the answer as an error. */
function gone(): Promise<never> {
  leave();
  return new Promise(() => {});
}

/** What a refused writing says instead of the bare refusal. */
export const sayEnded = (answer: Answer): Answer =>
  answer.status === 401 ? { ...answer, content: session_over.text } : answer;

/**
 * The refusal of a page whose reader another person of this browser has signed in over: what was typed by
 * the one would be written down as the other's. Null where it is still theirs.
 */
export function sayReplaced(): Answer | null {
  const session = replacedBy();
  if (!session) return null;
  const content = other_person
    .replaceAll('{{reader}}', madeFor()?.dataset.personName ?? '')
    .replaceAll('{{other}}', session.user_name);
  return { ok: false, status: 401, code: 'sign_in_required', content };
}

/** As `call`, but takes a 401 or 403 like any other answer. */
export async function send(
  method: string,
  address: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const token = restoreSession()?.token;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  try {
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
    const { ok, status } = response;
    // Another tab proved who is in, and the token was renewed on the way.
    if (status === 401 && token && isRenewed(token)) return send(method, address, body, key);
    return { ...(await response.json().catch(() => ({}))), ok, status };
  } catch {
    return { ok: false, status: 0 };
  }
}

const isRenewed = (sent: string): boolean => {
  const token = restoreSession()?.token;
  return token !== undefined && token !== sent;
};

/**
 * A file of the API with the name the server gives it; a text is why there is none. With a body (JSON)
 * it is asked for by POST. As `call`, it may ask for the password first, and may end at the login.
 */
export async function download(
  address: string,
  body?: string,
): Promise<{ blob: Blob; name: string } | string> {
  const replaced = sayReplaced();
  if (replaced) return String(replaced.content);
  try {
    const response = await fetch(address, fileRequest(body));
    if (!response.ok) {
      const { code, content } = await response.json().catch(() => ({}));
      if (code === 'reauth' && (await (await import('./reauth.ts')).askPassword()))
        return download(address, body);
      return isUnknown({ status: response.status, code }) ? gone() : String(content ?? '');
    }
    const named = response.headers.get('Content-Disposition') ?? '';
    const name = /filename="?([^";]+)/.exec(named)?.[1] ?? '';
    return { blob: await response.blob(), name };
  } catch {
    return '';
  }
}

function fileRequest(body?: string): RequestInit {
  const Authorization = `Bearer ${restoreSession()?.token}`;
  if (body === undefined) return { headers: { Authorization } };
  return { method: 'POST', headers: { Authorization, 'Content-Type': 'application/json' }, body };
}

/**
 * A page of the dashboard to take rows from, null when it does not come. As `call`, it may end at the
 * login: that is where the server sends a page's reader whom it no longer knows.
 */
export async function readPage(address: string): Promise<Document | null> {
  if (replacedBy()) return null;
  try {
    const page = await fetch(address);
    const { ok, status, redirected, url } = page;
    const atLogin = redirected && new URL(url).pathname === paths.dashboard.login();
    if (atLogin || isUnknown({ status })) return gone();
    return ok ? new DOMParser().parseFromString(await page.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** Clears the session on both sides and lands on the login, which leads back here. */
export async function leave(): Promise<void> {
  showSpinner();
  const ended = send('POST', paths.api.logout());
  clearSession();
  await ended;
  location.replace(paths.dashboard.login(location.pathname + location.search));
}
