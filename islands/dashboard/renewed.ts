import { readPage } from './api.ts';

/** Takes parts of this page, each named by the attribute, from the page as it is now; all else stays. */
export async function renewParts(attribute: 'data-priced' | 'data-seen'): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(`[${attribute}]`);
  const page = parts.length > 0 ? await readPage(location.href) : null;
  if (!page) return;
  takeSymbols(page);
  for (const part of parts) {
    const now = page.querySelector(`[${attribute}="${part.getAttribute(attribute)}"]`);
    if (now) part.replaceWith(now);
  }
}

/** A page has only the symbols it shows: those of the new parts may not be among them. */
function takeSymbols(page: Document): void {
  const sprite = document.querySelector('#icons');
  for (const symbol of page.querySelectorAll('#icons > [id]'))
    if (!document.getElementById(symbol.id)) sprite?.append(symbol);
}
