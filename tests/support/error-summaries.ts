import type { Response } from 'supertest';

import { wordsOf } from '../views/render.ts';

/**
 * Holds a refused form against what every one owes: its title says so first, and its summary leads
 * to each field and says what stands there. Run on every answer that any test gets.
 */
export function checkSummary({ headers, text, status }: Response): void {
  if (!String(headers['content-type']).startsWith('text/html') || status < 400) return;
  const links = [...text.matchAll(/<a class="link" href="#(field-[^"]*)">(.*?)<\/a>/gs)];
  const isRefused = links.length > 0 || text.includes('aria-invalid="true"');
  if (isRefused && !text.includes('<title>Hata: '))
    throw new Error('A refused form whose title does not say so');
  for (const [, id = '', sentence = ''] of links) {
    if (!text.includes(` id="${id}"`)) throw new Error(`The summary leads to #${id}: nothing`);
    const beside = besideOf(text, id);
    if (!beside.includes(wordsOf(sentence)))
      throw new Error(`The summary says "${wordsOf(sentence)}", #${id}-note "${beside}"`);
  }
}

/** What stands in the field's note. */
function besideOf(text: string, id: string): string {
  const start = text.indexOf(` id="${id}-note"`);
  return start < 0 ? '' : wordsOf(`<p${text.slice(start, text.indexOf('</p>', start))}`);
}
