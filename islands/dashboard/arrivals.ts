/** Pictures on their way into forms; each says whether it came. */
const underWay = new Map<HTMLFormElement, Set<Promise<boolean>>>();

/** Sent before they are there, a form would be kept without its pictures, and say that it was kept. */
export function holdBack(form: HTMLFormElement | null | undefined, coming: Promise<boolean>): void {
  if (!form) return;
  const those = underWay.get(form) ?? new Set();
  underWay.set(form, those.add(coming));
  void coming.finally(() => those.delete(coming));
}

/** Waits for them; false when one of them did not come. */
export async function picturesCame(form: HTMLFormElement): Promise<boolean> {
  const came = await Promise.all(underWay.get(form) ?? []);
  return came.every(Boolean);
}
