import type { Tone } from '../client/toasts.ts';

const KEY = 'toast';

export async function showToast(text: string, tone?: Tone): Promise<void> {
  (await import('../client/toasts.ts')).toast(text, tone);
}

/** Shows a toast on the page that comes next. */
export function carryToast(text: string): void {
  sessionStorage.setItem(KEY, text);
}

export function showCarriedToast(): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text) showToast(text);
}
