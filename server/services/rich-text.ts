import sanitizeHtml from 'sanitize-html';

/**
 * What staff may write: headings, lists, links, tables, emphasis, pictures of ours. Run when text is
 * saved and again before it is shown, so that a hole in one of them is not a hole in the site.
 */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, {
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
