import { paths } from '../../server/shared/paths.ts';
import { send } from './api.ts';
import { remarkField } from './errors.ts';
import { readFields } from './fields.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Checked {
  /** Changed and left since the form was last sent; nothing is said of any other. */
  left: Set<Control>;
  /** The newest question; answers to older ones are not shown. */
  asked: number;
}

const checked = new WeakMap<HTMLFormElement, Checked>();

/**
 * A form that is sent to the API hears what its call says of a field as soon as somebody has changed
 * and left it: the server is asked, so that the words are those that the call itself would use.
 */
export function checkLeftFields(): void {
  document.addEventListener('change', ({ target }) => {
    const control = target as Control;
    const { form } = control;
    if (!form?.dataset.api || !control.name || holdsPassword(form)) return;
    const state = checked.get(form) ?? { left: new Set(), asked: 0 };
    checked.set(form, state);
    state.left.add(control);
    // Which version a row is deleted in stands behind a question mark.
    void check(form, form.dataset.api.replace(/\?.*/, ''), state);
  });
  // Now the call itself judges.
  document.addEventListener('submit', ({ target }) => forget(target as HTMLFormElement), true);
  document.addEventListener('reset', ({ target }) => forget(target as HTMLFormElement));
  watchPointer();
}

/**
 * Ends once what is pressed has been clicked: a field is also left by pressing the button below it, and a
 * complaint that went just then would move that away from under the pointer.
 */
let letGo: Promise<void> | undefined;

function watchPointer(): void {
  let end: (() => void) | undefined;
  const press = ({ button }: PointerEvent) => {
    if (button !== 0) return;
    letGo ??= new Promise((resolve) => {
      end = resolve;
    });
  };
  const release = () => {
    // The click comes after it.
    if (end) setTimeout(end);
    letGo = undefined;
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
}

/** Passwords are sent where they are used, and nowhere else. */
const holdsPassword = (form: HTMLFormElement) => form.querySelector('[type=password]') !== null;

async function check(form: HTMLFormElement, call: string, state: Checked): Promise<void> {
  state.asked += 1;
  const mine = state.asked;
  const fields = readFields(form, null);
  const answer = await send('POST', paths.api.fieldCheck(), { call, fields });
  await letGo;
  if (!answer.ok || mine !== state.asked) return;
  const said = (answer.content as { fields: Record<string, string> }).fields;
  for (const control of state.left)
    if (control.isConnected) remarkField(form, control.name, said[control.name]);
}

function forget(form: HTMLFormElement): void {
  const state = checked.get(form);
  if (!state) return;
  state.left.clear();
  state.asked += 1;
}
