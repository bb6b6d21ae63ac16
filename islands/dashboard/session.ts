import type { Role } from '../../server/shared/roles.ts';

/** What the browser keeps of a signed-in person: storage key `session`. Times are Unix seconds. */
interface StoredSession {
  iat: number;
  exp: number;
  id: number;
  token: string;
  user_role: Role;
  user_name: string;
}

export const SESSION_KEY = 'session';

/** The kept session if it has not run out; one that has, or that is no session, is removed. */
export function restoreSession(): StoredSession | null {
  const session = readSession();
  if (session && session.exp > Date.now() / 1000) return session;
  clearSession();
  return null;
}

/** Who is signed in in this browser by now, where that is not whom this page was made for. */
export function replacedBy(): StoredSession | null {
  const person = madeFor()?.dataset.person;
  const session = restoreSession();
  return person && session && String(session.id) !== person ? session : null;
}

/** The frame of a screen that somebody signed in is shown: `data-person` is their id. */
export const madeFor = () => document.querySelector<HTMLElement>('[data-person]');

export function storeSession(session: StoredSession): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

export function clearSession(): void {
  localStorage.removeItem(SESSION_KEY);
}

/**
 * What a bearer token says about itself; it is not checked here, the server does that.
 * @throws Error when it can't be read
 */
export function decodeToken(token: string): Pick<StoredSession, 'iat' | 'exp' | 'id'> {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const { iat, exp, id } = JSON.parse(new TextDecoder().decode(bytes));
  if (![iat, exp, id].every(Number.isInteger)) throw new Error('not a token of ours');
  return { iat, exp, id };
}

function readSession(): StoredSession | null {
  try {
    const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return typeof kept?.token === 'string' && typeof kept.exp === 'number' ? kept : null;
  } catch {
    return null;
  }
}
