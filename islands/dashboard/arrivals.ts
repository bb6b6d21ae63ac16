/** Pictures on their way into forms; each says whether it came. */
const underWay = new Map<HTMLFormElement, Set<Promise<boolean>>>();

/** Sent before they are there, a form would be kept without its pictures, and say that it was kept. */
export function holdBack(form: HTMLFormElement | null | undefined, coming: Promise<boolean>): void {
  if (!form) return;
  const those = underWay.get(form) ?? new Set();
  underWay.set(form, those.add(coming));
  void coming.finally(() => those.delete(coming));
}

/** Whether they all came; undefined where none is awaited, and the form can be read as it is at this moment. */
export function picturesCame(form: HTMLFormElement): Promise<boolean> | undefined {
  const coming = underWay.get(form);
  if (!coming?.size) return undefined;
  return Promise.all(coming).then((came) => came.every(Boolean));
}
