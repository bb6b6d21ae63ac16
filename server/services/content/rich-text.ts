import { createRequire } from 'node:module';

import { env } from '../../env.ts';
import { invalid } from '../../errors.ts';

const requireHere = createRequire(import.meta.url);

let sanitizer: typeof import('sanitize-html') | undefined;

/**
 * With its parser of stylesheets the package takes a tenth of a second, so it is loaded once the site
 * answers, or for a text that is asked for before. Not later: packages may be replaced under a running
 * site, and its texts must go on being shown.
 */
export function loadSanitiser(): typeof import('sanitize-html') {
  sanitizer ??= requireHere('sanitize-html') as typeof import('sanitize-html');
  return sanitizer;
}

/**
 * The cleaned text of what is shown under `field`, where a page, a contract or an answer without a word
 * would stand. The editor writes an empty text as `<p></p>`, so its length says nothing.
 * @throws 422 `required` without a word or a picture
 */
export function sanitiseWritten(html: string, field: string): string {
  const text = sanitiseRichText(html);
  if (!saysSomething(text)) throw invalid({ [field]: 'required' });
  return text;
}

/** Blanks that only widen a line, and marks that nobody sees, are no words. */
const saysSomething = (text: string): boolean =>
  text.includes('<img') || /[^\s\p{Cf}]/u.test(text.replaceAll(/<[^>]*>/g, ''));

/**
 * What staff may write: headings, lists, links, tables, emphasis, pictures of ours. Run when text is
 * saved and again before it is shown, so that a hole in one of them is not a hole in the site.
 */
export function sanitiseRichText(html: string): string {
  return loadSanitiser()(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      'br',
      'hr',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'img',
      'figure',
      'figcaption',
    ],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^\/media\/[0-9a-f]+\//.test(attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs) }),
    },
  });
}

/**
 * An address copied from an older place begins with http; without its address a link would be bare words.
 * One of this site, copied from the browser's line, is a path: search engines are told not to follow others.
 */
function linkOf(attributes: Record<string, string>): Record<string, string> {
  if (attributes.href === undefined) return attributes;
  const href = pathHere(attributes.href) ?? attributes.href.replace(/^\s*http:\/\//i, 'https://');
  const isOutside = /^https:/i.test(href);
  return isOutside
    ? { ...attributes, href, rel: 'nofollow noopener ugc' }
    : { ...withoutRel(attributes), href };
}

function pathHere(address: string): string | undefined {
  const url = /^\s*https?:\/\//i.test(address) ? URL.parse(address) : null;
  if (url?.host !== new URL(env.PUBLIC_URL).host) return undefined;
  // Two slashes would begin the address of another site.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** The one that was given to it while it was taken for another site's. */
function withoutRel({ rel, ...attributes }: Record<string, string>) {
  return attributes;
}
