import { bytesOf } from '../../server/shared/upload-limits.ts';
import type { Behaviour } from './behaviours.ts';
import { showProblem } from './field-problem.ts';

/**
 * Tells of files that are too many or too large as they are chosen, not after they were sent. What
 * cannot be taken is chosen anew: sent with the form, it would bring the form back.
 */
export const checkFiles: Behaviour = async (element) => {
  const input = element as HTMLInputElement;
  const problem = problemOf(input);
  showProblem(input, problem);
  if (problem) input.value = '';
  else if ('shrinks' in input.dataset)
    await Promise.all([sendBesidePage(input), shrinkChosen(input).catch(() => {})]);
};

/** The part is there before the line breaks; without it the browser sends the form. */
async function sendBesidePage({ form }: HTMLInputElement): Promise<void> {
  const part = await import('./send-files.ts').catch(() => null);
  if (form) part?.sendBeside(form);
}

/** A phone's line carries pictures as the server keeps them; what is sent before that goes as it is. */
async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const { shrink } = await import('../shrink.ts');
  const small = new DataTransfer();
  for (const file of chosen) small.items.add(await shrink(file));
  const isSame = chosen.every((file, at) => file === input.files?.[at]);
  if (isSame) input.files = small.files;
}

function problemOf({ files, dataset }: HTMLInputElement): string {
  const chosen = [...(files ?? [])];
  const { mostFiles, megabytes, tooMany = '', tooLarge = '' } = dataset;
  if (chosen.length > Number(mostFiles)) return tooMany.replace('{{given}}', `${chosen.length}`);
  return chosen.some(({ size }) => size > bytesOf(Number(megabytes))) ? tooLarge : '';
}
