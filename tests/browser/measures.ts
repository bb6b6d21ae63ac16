import type { Page } from 'puppeteer-core';

import { readAll } from './actions.ts';

/** How far each reaches from the left edge of the screen, in pixels. */
export const edgesOf = (page: Page, selector: string) =>
  readAll(page, selector, (elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** Texts that end beyond the screen or beyond what cuts them off; what is scrolled sideways has no end. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isBeyond = (at: DOMRect, element: Element | null): boolean => {
      if (!element) return at.right > innerWidth + 1;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const { right } = element.getBoundingClientRect();
      return (
        (overflowX !== 'visible' && at.right > right + 1) || isBeyond(at, element.parentElement)
      );
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, script, style, .hidden-text, .skip, .page-actions');
    for (const section of document.querySelectorAll<HTMLElement>('.section, .block, .card'))
      section.style.contentVisibility = 'visible';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNodeContents(text);
      const element = text.parentElement as Element;
      if (!text.textContent?.trim() || !isShown(element)) continue;
      if ([...range.getClientRects()].some((at) => at.width > 1 && isBeyond(at, element)))
        found.push(text.textContent);
    }
    return found;
  });

/**
 * What is pressed on less than 24 px, as it is called: links in running text apart, and what covers its
 * whole row.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const covers = (element: Element) => {
      const { position, inset } = getComputedStyle(element, '::after');
      return position === 'absolute' && inset === '0px';
    };
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && (width < 24 || height < 24);
    };
    const isInText = (element: Element) =>
      element.matches('p:not(.villa-line *) > a, .hint a, .consequences a') &&
      getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('main :is(a[href], button, select, input, summary)')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest('.hidden-text, .tick-row'))
      .map((each) => ({ each, pressed: each.closest('label') ?? each }))
      .filter(({ each, pressed }) => isSmall(pressed) && !covers(each) && !isInText(each))
      .map(({ each }) => `${each.parentElement?.className} ${each.className}: ${each.textContent}`);
  });
