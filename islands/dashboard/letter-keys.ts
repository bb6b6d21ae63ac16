const STORED = 'letter_keys';

/** Whether single characters are commands: who speaks to the computer turns them off (WCAG 2.1.4). */
export const lettersWork = (): boolean => localStorage.getItem(STORED) !== 'off';

export function letLettersWork(work: boolean): void {
  if (work) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}
