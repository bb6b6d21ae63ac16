/** A kept text; '' when there is none or the browser keeps nothing. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text; where a browser refuses storage it is lost with the page. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Refused: see above.
  }
}

export const readCookie = (name: string): string =>
  new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? '';

/** Keeps a plain cookie for a year. */
export function mirrorInCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`;
}
