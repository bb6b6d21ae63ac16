import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { type IslandName, type Islands, islands } from '../../islands/index.ts';
import { escapeJson } from './json-ld.tsx';

/*
 * What islands/client.ts finds in a page. Everything below works, or is absent, without it.
 *
 * React islands: <div id data-island="name" data-when="load|visible|intent"> right after a
 * <script type="application/json"> with its props; hydrated with identifierPrefix = id, then marked
 * data-alive. What is clicked or typed before that is done again after.
 *
 * Plain behaviour, by delegation; what only scripts say is built into them (views/locales):
 * - data-theme-toggle       button in the #preferences form, value dark|light: set data-theme on
 *                           <html>, storage and cookie `theme`, instead of sending the form
 * - data-currency           button, value TL|DOLLAR|EURO|POUND: set storage and cookie `currency`,
 *                           then let the form go (prices are rendered by the server)
 * - data-menu               <details name="menu">: Escape closes and gives focus back to its
 *                           summary, a click or focus elsewhere closes
 * - data-favourite          heart, the villa's id: aria-pressed follows storage `favourites`; cookie
 *                           `favourites=1` while the list is not empty. Name, address and picture
 *                           are read from the card around it (h3 a, img) or the villa's page (h1)
 * - data-favourites-menu    holds data-favourites-count (badge, hidden when 0), -total, -empty and a
 *                           -list, which a script fills as the menu opens
 * - data-search-box         around the input of a typed search: suggestions 1000 ms after the last key;
 *                           an input with a list offers its words at once, to be filled in
 * - data-styles             the address of the stylesheet of all that only scripts show
 * - data-party              cell of guests in a search form: its summary says how many are counted
 * - data-newsletter         form: post email, toast what came of it, clear
 * - data-stepper            around an input and two hidden [data-step="-1|1"] buttons: show them
 * - data-prices             a form, or the fields of one, whose every change is priced in place: the
 *                           answer's parts, marked by data-priced, take the place of the same ones
 * - data-answer             form on a page that answers a form, with the address that shows the same ('':
 *                           its own): the page's place in the history becomes that one and keeps what
 *                           is typed, so that going back resends nothing. Of every POST form in #content
 *                           what is typed is kept so as it is sent; without a line it is not sent
 * - data-copy               button: put that text on the clipboard, toast data-copied
 * - data-autosubmit         select: sends its form when it changes
 * - data-filter-form        form, villa|boat: sends itself 250 ms after a change, unless it stands in
 *                           an open dialog or popover; GET forms never send empty fields
 * - data-more               submit button in a filter's fieldset: puts the same fieldset of the page it
 *                           would lead to in the place of its own
 * - data-gallery            popover with a row of picture links: a click opens it at that picture;
 *                           data-gallery-step="-1|1" buttons and data-gallery-number ('1 / 12')
 * - data-swipe              list of cards, villa|boat: the first card that is turned to asks for the
 *                           pictures of all; cards become rows to swipe
 * - data-viewed             hidden section with a list: what was looked at last, from storage
 *                           `viewed`; "here": the page's own listing is noted
 * - data-scroll-top         link to the top; hidden by script where CSS can't follow the scrolling
 * - data-progress           hidden bar at the top: shown while the next page is on its way, taken
 *                           away 200 ms after
 * - #toasts                 region for at most three toasts of 5000 ms, which are made by script;
 *                           data-symbols is the address of static/icons/late.svg
 * - #drawer                 the phone's menu, a popover
 */

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** Sent to the browser as JSON: pass named fields, never a whole row. */
  props: ComponentProps<Islands[Name]>;
  /** When it comes alive; 'intent' waits for pointer, focus or idle time. */
  when?: 'load' | 'visible' | 'intent';
  /** Needed only when one page shows the same island twice. */
  id?: string;
  className?: string;
}

/** A part of a page that a script takes over; its HTML is useful before that. */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { name, props, when = 'intent', id = name, className } = island;
  // Rendered as its own root, as the browser will hydrate it, so useId() agrees on both sides.
  const html = renderToString(createElement(islands[name] as ComponentType<object>, props), {
    identifierPrefix: id,
  });

  return (
    <>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
      <div
        id={id}
        className={className}
        data-island={name}
        data-when={when}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
