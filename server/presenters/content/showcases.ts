import type { ShownRow } from '../../queries/content/showcase-villas.ts';
import type { Showcase } from '../../queries/content/showcases.ts';
import type {
  ShowcaseAnswer,
  ShowcaseRow,
  ShowcaseVilla,
} from '../../schemas/answers/showcases.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';

/** A line of the list. */
export const presentShowcaseRow = (row: Showcase): ShowcaseRow => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  link: row.link,
  active: row.active,
  villa_count: row.villa_count,
  position: row.position,
  order: row.order,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const showcaseColumns: Columns<ShowcaseRow> = {
  id: 'number',
  title: 'text',
  subtitle: 'text',
  link: 'text',
  villa_count: 'number',
  active: 'yes_no',
  created_at: 'instant',
};

/** One showcase with its villas in order. */
export const presentShowcase = (row: Showcase, villas: readonly ShownRow[]): ShowcaseAnswer => ({
  ...presentShowcaseRow(row),
  villas: villas.map(presentShowcaseVilla),
});

/** A villa on its place in a showcase. */
export const presentShowcaseVilla = (row: ShownRow): ShowcaseVilla => ({
  id: row.id,
  showcase_id: row.showcase_id,
  villa_id: row.villa_id,
  slug: row.slug,
  name: row.name,
  town: row.town,
  thumbnail: row.picture && thumbnailUrl(row.picture),
  active: row.active,
  from_price_kurus: row.from_price_kurus,
  position: row.position,
  order: row.order,
});
