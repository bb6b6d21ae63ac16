type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** A form's controls as the API's JSON; `data-type` says how each text is read. */
export function readFields(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Record<string, unknown> {
  const controls = [...form.elements, submitter].filter(
    (each): each is Control => each !== null && isSent(each as Control, submitter),
  );
  return Object.fromEntries(controls.map((control) => [control.name, readControl(control)]));
}

function isSent(control: Control, submitter: HTMLElement | null): boolean {
  if (!control.name || control.disabled) return false;
  if (control instanceof HTMLButtonElement) return control === submitter;
  if ('optional' in control.dataset && control.value === '') return false;
  const tick = control.type === 'checkbox' || control.type === 'radio';
  return !tick || control.dataset.type === 'bool' || (control as HTMLInputElement).checked;
}

function readControl(control: Control): unknown {
  const { type } = control.dataset;
  if (type === 'bool') return (control as HTMLInputElement).checked;
  return readTyped(type, control.value);
}

/** A text that does not fit its type goes as it is: the server's sentence says what is wrong. */
export function readTyped(type: string | undefined, text: string): unknown {
  if (type === undefined) return text;
  if (text.trim() === '') return null;
  if (type === 'int') return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
  if (type === 'kurus') return readKurus(text) ?? text;
  // Istanbul keeps one offset all year.
  if (type === 'instant') return `${text.length === 16 ? `${text}:00` : text}+03:00`;
  if (type === 'json') return JSON.parse(text);
  return text;
}

/** '12.500,50' lira → 1250050; undefined when it is no amount. */
function readKurus(text: string): number | undefined {
  const plain = text.replace(/[₺\s]/g, '');
  if (!/^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+(,\d{1,2})?$/.test(plain)) return undefined;
  const [lira = '', kurus = ''] = plain.replaceAll('.', '').split(',');
  return Number(lira) * 100 + Number(kurus.padEnd(2, '0'));
}
