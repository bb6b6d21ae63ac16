import { call } from './api.ts';
import { showToast } from './toast.ts';

/** Switches that act at once (`input[data-flag]`, the call's path; value: the row's id). */
export function keepFlags(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-flag]')) {
    input.disabled = false;
    // Browsers keep ticks over a reload.
    input.checked = input.defaultChecked;
  }
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.dataset.flag !== undefined) void send(input);
  });
}

async function send(input: HTMLInputElement): Promise<void> {
  const { flag = '', done = '', undone = '', offline = '' } = input.dataset;
  const { checked } = input;
  input.ariaBusy = 'true';
  const answer = await call('PATCH', flag, { ids: [Number(input.value)], active: checked });
  input.ariaBusy = null;
  if (answer.ok) {
    input.defaultChecked = checked;
    showToast(checked ? done : undone);
  } else {
    input.checked = !checked;
    showToast(String(answer.content ?? offline), 'bad');
  }
}
