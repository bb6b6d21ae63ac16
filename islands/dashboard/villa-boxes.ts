import { call } from './api.ts';

const ADDRESS = '/v1/admin/villas/all';

interface VillaName {
  id: number;
  name: string;
}

let asked: Promise<VillaName[]> | undefined;

const villas = (): Promise<VillaName[]> => {
  asked ??= call('GET', ADDRESS).then(({ ok, content }) => (ok ? (content as VillaName[]) : []));
  return asked;
};

/** Fills a box of villas (`[data-all-villas]`) with their names; what was chosen stays chosen. */
export async function fillVillas(box: HTMLSelectElement, chosen = box.value): Promise<void> {
  if (!('filled' in box.dataset)) {
    const names = await villas();
    const known = new Set([...box.options].map(({ value }) => value));
    const missing = names.filter(({ id }) => !known.has(String(id)));
    box.append(...missing.map(({ id, name }) => new Option(name, String(id))));
    if (names.length > 0) box.dataset.filled = '';
  }
  box.value = chosen;
}

/**
 * All villas' names would be half of a page: a box gets them when somebody turns to it or opens its
 * dialog. A phone shows a list as it was when it was touched, so there they are fetched before.
 */
export function keepVillaBoxes(): void {
  const early = matchMedia('(pointer: coarse)').matches;
  for (const box of document.querySelectorAll<HTMLSelectElement>('[data-all-villas]')) {
    const fill = () => void fillVillas(box);
    if (early) fill();
    for (const event of ['pointerenter', 'focus'])
      box.addEventListener(event, fill, { once: true });
    const { id } = box.closest('dialog') ?? {};
    for (const opener of document.querySelectorAll(`[commandfor="${id}"]`))
      opener.addEventListener('click', fill, { once: true });
  }
}
