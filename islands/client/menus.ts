const open = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]');

/**
 * Dropdown menus: the arrow that points at one opens it at its first line, Escape closes and gives the focus
 * back, so does a move elsewhere close.
 */
export function keepMenus(): void {
  addEventListener('keydown', (event) => {
    const { key } = event;
    const menu = open();
    const head = document.querySelector<HTMLElement>('[data-menu]>:focus');
    if (key === 'ArrowDown' && head) {
      event.preventDefault();
      if (!menu) head.click();
      open()?.querySelector('a')?.focus();
    }
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
