const open = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]');

/** Dropdown menus: Escape closes and gives the focus back, so does a move elsewhere close. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
    const menu = open();
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  for (const type of ['click', 'focusin'])
    addEventListener(type, ({ target }) => {
      const menu = open();
      if (menu && !menu.contains(target as Node)) menu.open = false;
    });
}
