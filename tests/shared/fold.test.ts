import { fold } from '../../server/shared/fold.ts';
import { foldCases } from './fold-cases.ts';

test.each(foldCases)('%p folds to %p', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each(foldCases)('folding what %p became changes nothing more', (_, folded) => {
  expect(fold(folded)).toBe(folded);
});
