import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/** A view as the HTML the server would send, without the comments React puts between texts. */
export function render<Props extends object>(view: FunctionComponent<Props>, props: Props): string {
  return renderToString(createElement(view, props)).replaceAll('<!-- -->', '');
}

/** The words of some HTML, entities read, one space between them. */
export function wordsOf(html: string): string {
  return (
    html
      .replace(/<(style|script|template)\b.*?<\/\1>/gs, ' ')
      // A place where a word may go on in the next line is no space.
      .replaceAll('<wbr/>', '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The words of a dashboard screen as it comes up: without its dialogs, which are closed. */
export const screenWordsOf = (html: string): string =>
  wordsOf(html.replace(/<dialog\b.*?<\/dialog>/gs, ' '));

/** The attributes of every element of one name, so that their order in the text does not matter. */
export function elementsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text]) =>
    Object.fromEntries(
      [...(text ?? '').matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
}
