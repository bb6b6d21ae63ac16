import { xmlText as escaped } from '../../domain/xml-writer.ts';

interface Feed {
  title: string;
  description: string;
  /** Absolute address of the page the feed is of. */
  link: string;
  /** Absolute address of the feed itself. */
  self: string;
  items: {
    /** The same for good: by it readers know an entry again whose address changed. */
    id: string;
    title: string;
    link: string;
    summary: string;
    published_at: Date;
  }[];
}

/** A feed as RSS 2.0, newest first. */
export function rssFeed({ title, description, link, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', link),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', 'tr'),
    ...items.map(item),
    '</channel></rss>\n',
  ].join('\n');
}

const item = ({ id, title, link, summary, published_at }: Feed['items'][number]): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escaped(id)}</guid>`,
    element('pubDate', published_at.toUTCString()),
    element('description', summary),
    '</item>',
  ].join('');

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
