import { parsePhone } from '../../server/shared/phone.ts';
import { isBlank } from '../../server/shared/typed-text.ts';
import type { Behaviour } from './behaviours.ts';
import { showProblem } from './field-problem.ts';

/**
 * Judges a field as it is left, in the words the server would answer with, and again with every letter
 * until it is right. Nothing is said of a field that nobody has written in.
 */
export const checkField: Behaviour = (element) => {
  const input = element as HTMLInputElement;
  judge(input);
  if (watched.has(input)) return;
  watched.add(input);
  input.addEventListener('input', () => {
    if (input.ariaInvalid === 'true') judge(input);
  });
};

const watched = new WeakSet<HTMLInputElement>();

function judge(input: HTMLInputElement): void {
  const { value, type, required, validity, dataset } = input;
  const isMissing = required && isBlank(value);
  const isNoPhone = type === 'tel' && value !== '' && parsePhone(value) === null;
  const isWrong = isMissing || isNoPhone || !validity.valid;
  showProblem(input, isWrong ? (dataset.problem ?? '') : '');
}
