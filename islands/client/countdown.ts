import { left as words } from '../../views/locales/tr/payments.json';
import { fill } from '../fill.ts';
import { timeLeft } from '../time-left.ts';

/** Seconds before the end at which it is said aloud. */
const SAID = [600, 300, 60];

/**
 * Counts the time until `data-left` seconds have passed: by the server's clock, as a browser's may be
 * wrong. At the end the page is asked for again, unless something was typed in it.
 */
export function countDown(place: HTMLElement): void {
  const end = Date.now() + Number(place.dataset.left) * 1000;
  const shown = place.querySelector('[role=timer]');
  const said = place.querySelector('[role=status]');
  let before = Number.POSITIVE_INFINITY;
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (shown) shown.textContent = left > 0 ? timeLeft(left) : words.over;
    const mark = SAID.findLast((each) => left <= each && before > each);
    if (said && mark && before !== Number.POSITIVE_INFINITY)
      said.textContent = fill(words.said, { minutes: mark / 60 });
    before = left;
    if (left > 0) return setTimeout(tick, 1000);
    if (said) said.textContent = words.over;
    return isTyped() || askAgain(place.dataset.again);
  };
  tick();
}

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input,textarea)')].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  );

/** By address: the answer to a form is not sent for twice. */
const askAgain = (address = location.pathname + location.search) => location.replace(address);
