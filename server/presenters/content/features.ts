import type {
  FeatureCategoryRow,
  FeatureGroupRow,
  FeatureRow,
} from '../../queries/content/features.ts';
import type {
  FeatureAnswer,
  FeatureCategoryAnswer,
  FeatureGroup,
} from '../../schemas/answers/features.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A feature, and how many listings have it. */
export const presentFeature = (row: FeatureRow): FeatureAnswer => ({
  id: row.id,
  category_id: row.category_id,
  name: row.name,
  icon: row.icon,
  google_key: row.google_key,
  position: row.position,
  listings: row.listings,
  version: row.version,
});

/** A group by itself. */
export const presentFeatureCategory = (row: FeatureCategoryRow): FeatureCategoryAnswer => ({
  id: row.id,
  name: row.name,
  position: row.position,
  version: row.version,
});

/** A group with its features. */
export const presentFeatureGroup = (row: FeatureGroupRow): FeatureGroup => ({
  ...presentFeatureCategory(row),
  features: row.features.map(presentFeature),
});

/** A group's features as lines of a file, each with its group's name. */
export const featureLines = ({ name: category, features }: FeatureGroupRow) =>
  features.map((feature) => ({ ...presentFeature(feature), category }));

/** What a file of the list shows. */
export const featureColumns: Columns<FeatureAnswer & { category: string }> = {
  id: 'number',
  category: 'text',
  name: 'text',
  icon: 'text',
  google_key: 'text',
  listings: 'number',
};
