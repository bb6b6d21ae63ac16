/** Covers the page while another takes its place. */
export function showSpinner(): void {
  const screen = document.querySelector<HTMLElement>('[data-spinner-screen]');
  if (screen) screen.hidden = false;
}
