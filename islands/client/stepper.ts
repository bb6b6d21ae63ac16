import type { Behaviour } from './behaviours.ts';

/** Minus and plus beside a small number. */
export const step: Behaviour = (button) => {
  const stepper = button.closest('[data-stepper]');
  const input = stepper?.querySelector('input');
  if (!stepper || !input) return;
  if (Number(button.dataset.step) > 0) input.stepUp();
  else input.stepDown();
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  say(stepper, input.value);
};

/** Before a reader listens to a place that is new, in milliseconds. */
const HEARD = 100;

/** The focus is on the button: who can't see the number is told it. */
function say(stepper: Element, number: string): void {
  const said = stepper.querySelector('output') ?? document.createElement('output');
  said.className = 'hidden-text';
  said.replaceChildren();
  stepper.append(said);
  setTimeout(() => said.replaceChildren(number), HEARD);
}
