/** What a page asks for as it opens. */
export function openPage(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]')) button.hidden = false;
  // The newsletter is checked by nothing but the server (specification §5).
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]'))
    form.noValidate = true;
  showScrollButton();
}

/** Addresses of searches hold what was chosen, not every empty field of the form. */
export function shortenSearches(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'get') return;
    for (const name of new Set(formData.keys()))
      if (formData.getAll(name).every((value) => !value)) formData.delete(name);
  });
}

/** CSS shows the button by the scroll position where it can (late.css). */
function showScrollButton(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-top]');
  if (!button || CSS.supports('animation-timeline:scroll()')) return;
  const show = () => {
    button.hidden = scrollY <= 50;
  };
  addEventListener('scroll', show, { passive: true });
  show();
}
