import type { Behaviour } from './behaviours.ts';

/** The phone's header has no room for a search box: its symbol leads to the one in the menu. */
export const openSearch: Behaviour = () => {
  const drawer = document.querySelector<HTMLElement>('#drawer');
  drawer?.showPopover();
  drawer?.querySelector('input')?.focus();
};
