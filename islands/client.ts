import { keepBehaviours } from './client/behaviours.ts';
import { markFavourites } from './client/favourite-marks.ts';
import { wakeIslands } from './client/islands.ts';
import { closeMenus } from './client/menus.ts';
import { whenIdle } from './client/moments.ts';
import { openPage, shortenSearches } from './client/page.ts';
import { keepPreferences } from './client/preferences.ts';
import { showProgress } from './client/progress.ts';
import { lockSentForms } from './client/sending.ts';

/*
 * The one script every page loads: the first kilobytes only. Whatever can wait for a visitor's move
 * is imported by that move (client/behaviours.ts) and React by the first look at an island.
 * views/components/island.tsx lists what it finds in a page.
 */
keepPreferences();
closeMenus();
shortenSearches();
keepBehaviours();
lockSentForms();
wakeIslands();
whenParsed(() => {
  openPage();
  showProgress();
  goOn();
  keepTyped();
  // As short tasks as can be: a finger is heard between any two.
  setTimeout(markFavourites);
});

/** What nobody sees yet, counts yet or sends yet can wait until everything else is there. */
function goOn(): void {
  if (
    document.querySelector('.section,.list,.block,[data-viewed],[data-left],#content [method=post]')
  )
    whenIdle(async () => (await import('./client/later.ts')).goOn());
}

/** Of what is typed, only a page that answers a form, was one or prices one has to know. */
async function keepTyped(): Promise<void> {
  const typed = history.state?.typed;
  if (typed || document.querySelector('[data-answer],[data-prices]'))
    (await import('./client/typed.ts')).keepTyped(typed);
}

/** The script may come before the end of the page: what is pressed meanwhile is heard already. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}
