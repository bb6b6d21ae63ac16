import type { ListingKind } from '../../server/shared/paths/listing.ts';
import { call } from './api.ts';

const ADDRESSES = { villa: '/v1/admin/villas/all', boat: '/v1/admin/boat/all' };

interface ListingName {
  id: number;
  name: string;
}

const asked = new Map<ListingKind, Promise<ListingName[]>>();

function listings(kind: ListingKind): Promise<ListingName[]> {
  const known = asked.get(kind);
  if (known) return known;
  const asking = call('GET', ADDRESSES[kind]).then(({ ok, content }) => {
    if (ok) return content as ListingName[];
    // The next dialog asks again.
    asked.delete(kind);
    return [];
  });
  asked.set(kind, asking);
  return asking;
}

/**
 * Fills a box of villas or boats (`[data-all-listings]`) with their names, and chooses one of them. Without one
 * stays what is chosen once they are there: a dialog may have been opened for one while they were on their way.
 */
export async function fillListings(box: HTMLSelectElement, chosen?: string): Promise<void> {
  const kind = box.dataset.allListings as ListingKind;
  const names = 'filled' in box.dataset ? [] : await listings(kind);
  const choice = chosen ?? box.value;
  const known = new Set([...box.options].map(({ value }) => value));
  const missing = names.filter(({ id }) => !known.has(String(id)));
  box.append(...missing.map(({ id, name }) => new Option(name, String(id))));
  if (names.length > 0) box.dataset.filled = '';
  box.value = choice;
}

/**
 * All villas' names would be half of a page: a box gets them when somebody turns to it or opens its
 * dialog. A phone shows a list as it was when it was touched, so there they are fetched before.
 */
export function keepListingBoxes(): void {
  const early = matchMedia('(pointer: coarse)').matches;
  for (const box of document.querySelectorAll<HTMLSelectElement>('[data-all-listings]')) {
    const fill = () => void fillListings(box);
    if (early) fill();
    for (const event of ['pointerenter', 'focus'])
      box.addEventListener(event, fill, { once: true });
    const { id } = box.closest('dialog') ?? {};
    for (const opener of document.querySelectorAll(`[commandfor="${id}"]`))
      opener.addEventListener('click', fill, { once: true });
  }
}
