import { mirrorInCookie, readCookie, readStored, store } from './storage.ts';

const ROOT = document.documentElement;

/**
 * Theme and currency: browser storage is the visitor's choice, plain cookies repeat it so that the
 * server renders it. A choice whose cookie was lost is put back.
 */
export function keepPreferences(): void {
  // Apart from the rest of the script: what is kept is asked of another process, and waited for.
  setTimeout(restore);
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      '[data-theme-toggle],[data-currency]',
    );
    if (!button) return;
    const { name, value } = button;
    store(name, value);
    mirrorInCookie(name, value);
    // A theme is only a look; amounts of another currency are rendered by the server.
    if (name === 'currency') return;
    event.preventDefault();
    showTheme(value);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && newValue) showTheme(newValue);
  });
}

function restore(): void {
  restoreTheme(readStored('theme'));
  restoreCurrency(readStored('currency'), readCookie('currency') || 'TL');
}

function restoreTheme(theme: string): void {
  if (theme === ROOT.dataset.theme || !/^(dark|light)$/.test(theme)) return;
  mirrorInCookie('theme', theme);
  showTheme(theme);
}

function restoreCurrency(currency: string, rendered: string): void {
  if (!currency) store('currency', rendered);
  if (currency === rendered || !/^(TL|DOLLAR|EURO|POUND)$/.test(currency)) return;
  mirrorInCookie('currency', currency);
  if (readCookie('currency') === currency) location.reload();
}

function showTheme(theme: string): void {
  ROOT.dataset.theme = theme;
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '[data-theme-toggle][aria-pressed]',
  ))
    button.ariaPressed = String(button.value === theme);
}
