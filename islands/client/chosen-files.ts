import { bytesOf } from '../../server/shared/upload-limits.ts';
import type { Behaviour } from './behaviours.ts';
import { showProblem } from './field-problem.ts';

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
