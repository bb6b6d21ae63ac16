import { bytesOf } from '../../server/shared/upload-limits.ts';
import type { Behaviour } from './behaviours.ts';

/**
 * Tells of files that are too many or too large as they are chosen, not after they were sent. What
 * cannot be taken is chosen anew: sent with the form, it would bring the form back.
 */
export const checkFiles: Behaviour = (element) => {
  const input = element as HTMLInputElement;
  const problem = problemOf(input);
  showProblem(input, problem);
  if (problem) input.value = '';
};

function problemOf({ files, dataset }: HTMLInputElement): string {
  const chosen = [...(files ?? [])];
  const { mostFiles, megabytes, tooMany = '', tooLarge = '' } = dataset;
  if (chosen.length > Number(mostFiles)) return tooMany.replace('{{given}}', `${chosen.length}`);
  return chosen.some(({ size }) => size > bytesOf(Number(megabytes))) ? tooLarge : '';
}

/** Below the field and its hint, or nothing any more. */
function showProblem(input: HTMLInputElement, problem: string): void {
  const note = `${input.id}-note`;
  const own = `${input.id}-problem`;
  document.getElementById(own)?.remove();
  input.ariaInvalid = problem ? 'true' : null;
  input.setAttribute('aria-describedby', problem ? `${own} ${note}` : note);
  if (!problem) return;
  const words = document.createElement('p');
  Object.assign(words, { id: own, className: 'error', role: 'alert', textContent: problem });
  input.closest('.field')?.append(words);
}
