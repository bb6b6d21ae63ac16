import { leave } from './api.ts';
import { clearSession, restoreSession, SESSION_KEY } from './session.ts';
import { showSpinner } from './spinner.ts';

/**
 * On a screen of the dashboard: restores the kept session, or goes to the login when there is none
 * (another browser's cookie, a session that ran out). Signing out anywhere ends every tab.
 */
export function keepSession(): void {
  if (!restoreSession()) {
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
    if (key === SESSION_KEY && !newValue) location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !restoreSession()) location.reload();
  });
}
