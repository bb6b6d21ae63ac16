/**
 * Browsers show who goes back to a form that was sent the page as it was before. What the server says of it by
 * now, an own request among it, is put before the form; without a line nothing is said.
 */
export async function tellSentBefore(): Promise<void> {
  const { form } = document.querySelector<HTMLInputElement>('#content [name=form_key]') ?? {};
  if (!form) return;
  const told = document.querySelector<HTMLElement>(NOTE);
  if (told) return show(told);
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  // The days are the guest's own by now: the form's page leads to the booking.
  if (answer.redirected) return location.replace(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const note = page.querySelector<HTMLElement>(NOTE);
  if (!note) return;
  const shown = document.importNode(note, true);
  form.before(shown);
  show(shown);
}

/** The browser put the page back to where the form was sent, far below what is told. */
function show(note: HTMLElement): void {
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'nearest' });
}

/** What a form's page says first. */
const NOTE = '#content .note[role=alert]';
