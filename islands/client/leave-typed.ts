/** Names and values, as they stand with a page's place in the history, which stays in this tab. */
export type Typed = [string, string][];

/**
 * Leaves what is typed with the page's place in the history, at that address. A chosen file is left out:
 * the history has no place for it.
 */
export function leaveTyped(form: HTMLFormElement, address: string | undefined): void {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  history.replaceState({ ...history.state, typed }, '', address);
}
