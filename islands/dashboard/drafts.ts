type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** `form[data-draft]`: keeps what is typed in this tab until the form has been sent. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    restore(form);
    form.addEventListener('input', () => store(form));
    // What was sent well is no draft any more.
    addEventListener('pagehide', () => {
      if (form.dataset.sent !== undefined) sessionStorage.removeItem(placeOf(form));
    });
  }
}

const placeOf = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

function store(form: HTMLFormElement): void {
  const before = read(form);
  const typed = Object.fromEntries(controlsOf(form).map((each) => [keyOf(each), each.value]));
  sessionStorage.setItem(placeOf(form), JSON.stringify({ ...before, ...typed }));
}

function restore(form: HTMLFormElement): void {
  const kept = read(form);
  for (const control of controlsOf(form)) {
    const text = kept[keyOf(control)];
    if (text === undefined || text === control.value) continue;
    control.value = text;
    form.dataset.changed = '';
  }
}

function read(form: HTMLFormElement): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(placeOf(form)) ?? '{}');
}

const keyOf = ({ dataset, name }: Control): string => dataset.draftKey ?? name;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (each): each is Control =>
      each.matches('input:not([type=hidden]),textarea,select') && (each as Control).name !== '',
  );
