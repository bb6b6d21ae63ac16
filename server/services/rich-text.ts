import { createRequire } from 'node:module';

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
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https:/.test(attribs.href ?? '')
          ? { ...attribs, rel: 'nofollow noopener ugc' }
          : attribs,
      }),
    },
  });
}
