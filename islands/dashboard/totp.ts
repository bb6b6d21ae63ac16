/**
 * Shows new recovery codes in the place that stands ready for them: the server says them once, in the
 * answer to the form that asked for them.
 */
export function showRecoveryCodes(): void {
  document.addEventListener('saved', (event) => {
    const { recovery_codes } = ((event as CustomEvent).detail ?? {}) as {
      recovery_codes?: string[];
    };
    // Once the form is done with itself: a dialog that closes takes the focus with it.
    if (recovery_codes) queueMicrotask(() => show(recovery_codes));
  });
}

function show(codes: string[]): void {
  const place = document.querySelector<HTMLElement>('[data-recovery-codes]');
  const asked = document.querySelector<HTMLElement>('[data-totp]');
  if (!place || !asked) return;
  place.querySelector('[data-codes]')?.replaceChildren(...codes.map(lineOf));
  const text = codes.join('\n');
  place.querySelector('[data-copy]')?.setAttribute('data-copy', text);
  const file = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  place.querySelector('a[download]')?.setAttribute('href', file);
  asked.hidden = true;
  place.hidden = false;
  place.focus();
}

function lineOf(code: string): HTMLElement {
  const line = document.createElement('li');
  line.append(Object.assign(document.createElement('code'), { textContent: code }));
  return line;
}
