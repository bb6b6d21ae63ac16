/** A form that nobody answers can be sent again after so long; files may take longer than that to go up. */
const GIVEN_UP = 20_000;

/**
 * A form that is on its way says so on the button that was pressed; pressed once more, it is not sent
 * again. What comes back to the page (Back, a stopped page) finds the button as it was.
 */
export function lockSentForms(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    // The hidden form is that of theme and currency: its buttons are choices, nothing is sent.
    if (event.defaultPrevented || form.method !== 'post' || form.hidden || !button) return;
    if (form.ariaBusy) return event.preventDefault();
    const { innerHTML } = button;
    const word = document.querySelector<HTMLElement>('[data-sending]')?.dataset.sending;
    form.ariaBusy = button.ariaBusy = 'true';
    if (word && button.textContent?.trim()) {
      button.style.minWidth = `${button.offsetWidth}px`;
      button.textContent = word;
    }
    const unlock = () => {
      form.ariaBusy = button.ariaBusy = null;
      button.innerHTML = innerHTML;
    };
    if (!form.matches('[enctype]')) setTimeout(unlock, GIVEN_UP);
    addEventListener('pagehide', unlock, { once: true });
  });
}
