import type { Behaviour } from './behaviours.ts';

/** Minus and plus beside a small number. */
export const step: Behaviour = (button) => {
  const input = button.closest('[data-stepper]')?.querySelector('input');
  if (!input) return;
  if (Number(button.dataset.step) > 0) input.stepUp();
  else input.stepDown();
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
};
