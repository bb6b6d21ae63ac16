import { leave } from './api.ts';
import { clearSession, replacedBy, restoreSession, SESSION_KEY } from './session.ts';
import { showSpinner } from './spinner.ts';
import { hasChanges } from './unsaved.ts';

/**
 * On a screen of the dashboard: restores the kept session, or goes to the login when there is none
 * (another browser's cookie, a session that ran out) or it is not the reader's. Signing out anywhere ends
 * every tab; of one where another person signs in the others become theirs, unless something is typed there.
 */
export function keepSession(): void {
  if (!isReaders()) {
    leave();
    return;
  }
  const state = document.querySelector<HTMLElement>('[data-token-state]');
  if (state) state.dataset.tokenState = 'ready';
  document.addEventListener('submit', ({ target }) => {
    if (!(target as Element).matches('form[data-logout]')) return;
    clearSession();
    // Drafts, ticked rows, what could be undone: whoever leaves on purpose leaves none of it here.
    sessionStorage.clear();
    showSpinner();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY) return;
    if (!newValue || (replacedBy() && !hasChanges())) location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isReaders()) location.reload();
  });
}

const isReaders = (): boolean => restoreSession() !== null && replacedBy() === null;
