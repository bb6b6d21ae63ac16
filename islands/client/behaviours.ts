import { markOf, readFavourites, storeFavourites } from './favourite-marks.ts';
import { whenPainted } from './moments.ts';
import { showAWhile } from './progress.ts';

/** What the first script lends to behaviours, so that they need not import it again. */
const lent = { markOf, readFavourites, storeFavourites };
export type Lent = typeof lent;

/** Does what a visitor's move asks for; `event` may be long over when it comes to it. */
export type Behaviour = (element: HTMLElement, lent: Lent) => unknown;

interface Move {
  type: string;
  selector: string;
  /** The browser's own answer is replaced; it is given after all when the part can't be loaded. */
  instead?: (element: HTMLElement) => void;
  load: () => Promise<Behaviour>;
}

const follow = (link: HTMLElement) => location.assign((link as HTMLAnchorElement).href);

const moves: Move[] = [
  {
    type: 'click',
    selector: '[data-favourite]',
    load: async () => (await import('./favourites.ts')).toggleFavourite,
  },
  {
    type: 'toggle',
    selector: '[data-favourites-menu]',
    load: async () => (await import('./favourites.ts')).listFavourites,
  },
  {
    type: 'submit',
    selector: '[data-newsletter]',
    instead: (form) => (form as HTMLFormElement).submit(),
    load: async () => (await import('./newsletter.ts')).subscribe,
  },
  {
    type: 'focusin',
    selector: '[data-search-box] input',
    load: async () => (await import('./search-suggestions.ts')).suggest,
  },
  {
    type: 'input',
    selector: '[data-party]',
    load: async () => (await import('./party.ts')).sayParty,
  },
  {
    type: 'click',
    selector: '[data-drawer-search]',
    instead: follow,
    load: async () => (await import('./drawer-search.ts')).openSearch,
  },
  {
    type: 'click',
    selector: '[data-gallery] a',
    instead: follow,
    load: async () => (await import('./covering.ts')).openPicture,
  },
  {
    type: 'click',
    selector: '[data-gallery-step]',
    load: async () => (await import('./covering.ts')).turnPicture,
  },
  {
    type: 'toggle',
    // Where `:is` knows no popovers, none is found.
    selector: ':is(:popover-open)',
    load: async () => (await import('./covering.ts')).holdFocus,
  },
  {
    type: 'pointerover',
    selector: '[data-swipe] article',
    load: async () => (await import('./card-pictures.ts')).openRow,
  },
  {
    type: 'click',
    selector: '[data-step]',
    load: async () => (await import('./stepper.ts')).step,
  },
  {
    type: 'click',
    selector: '[data-more]',
    instead: (button) => (button as HTMLButtonElement).form?.requestSubmit(button),
    load: async () => (await import('./more-filters.ts')).showAll,
  },
  {
    type: 'click',
    selector: '[data-copy]',
    load: async () => (await import('./copy.ts')).copy,
  },
  {
    type: 'click',
    selector: '[data-print]',
    load: async () => () => print(),
  },
  {
    type: 'change',
    selector: '[data-problem]',
    load: async () => (await import('./check-field.ts')).checkField,
  },
  {
    type: 'change',
    selector: '[data-most-files]',
    load: async () => (await import('./chosen-files.ts')).checkFiles,
  },
  {
    type: 'change',
    selector: '[data-prices]',
    load: async () => (await import('./prices.ts')).showPrices,
  },
  {
    type: 'change',
    selector: '[data-autosubmit],[data-filter-form]',
    load: async () => (await import('./filters.ts')).apply,
  },
];

/** Imports a behaviour at the move that first asks for it; that move is not lost. */
export function keepBehaviours(): void {
  for (const move of moves)
    if (move.type === 'pointerover') whenPainted(() => listen(move));
    else listen(move);
}

/** A browser does not ask again for a part that did not come: until the page is loaded anew nothing would happen. */
export function sayFailed(): void {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-failed]')) showAWhile(toast);
}

function listen({ type, selector, instead, load }: Move): void {
  document.addEventListener(
    type,
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>(selector);
      if (!element || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
      if (instead) event.preventDefault();
      load().then(
        (behaviour) => behaviour(element, lent),
        () => (instead ? instead(element) : sayFailed()),
      );
    },
    true,
  );
}
