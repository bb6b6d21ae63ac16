import { createRequire } from 'node:module';

const requireHere = createRequire(import.meta.url);

let sanitizer: typeof import('sanitize-html') | undefined;

/**
 * What staff may write: headings, lists, links, tables, emphasis, pictures of ours. Run when text is
 * saved and again before it is shown, so that a hole in one of them is not a hole in the site. The
 * package is loaded for the first text: with its parser of stylesheets it is a twentieth of a start.
 */
export function sanitiseRichText(html: string): string {
  sanitizer ??= requireHere('sanitize-html') as typeof import('sanitize-html');
  return sanitizer(html, {
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
