let linked: Promise<unknown> | undefined;

/** The stylesheet of what only scripts show; settles once it holds, also where it can't be had. */
export function linkStyles(): Promise<unknown> {
  linked ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
    if (!href) return resolve(null);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return linked;
}
