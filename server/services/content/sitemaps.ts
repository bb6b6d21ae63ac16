import { xmlText as escaped } from '../../domain/xml-writer.ts';

export interface SitemapAddress {
  /** Absolute. */
  address: string;
  changed_at: Date | null;
  /** Absolute addresses of its pictures. */
  pictures: string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** One file of addresses with their pictures, after the sitemap protocol. */
export const sitemapFile = (addresses: readonly SitemapAddress[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${PICTURES}">\n` +
  `${addresses.map(entry).join('')}</urlset>\n`;

/** The file that names the other files. */
export const sitemapIndex = (files: readonly Omit<SitemapAddress, 'pictures'>[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n` +
  files
    .map((file) => `<sitemap><loc>${escaped(file.address)}</loc>${lastChange(file)}</sitemap>\n`)
    .join('') +
  '</sitemapindex>\n';

const entry = (page: SitemapAddress): string =>
  `<url><loc>${escaped(page.address)}</loc>${lastChange(page)}${page.pictures
    .map((picture) => `<image:image><image:loc>${escaped(picture)}</image:loc></image:image>`)
    .join('')}</url>\n`;

const lastChange = ({ changed_at }: Pick<SitemapAddress, 'changed_at'>): string =>
  changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : '';
