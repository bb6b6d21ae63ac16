import { cancellationPresets } from '../domain/cancellation.ts';
import { picture } from './pictures.ts';
import { type Numbered, numbered } from './rows.ts';
import boatTypeTexts from './texts/boat-types.json' with { type: 'json' };
import featureTexts from './texts/features.json' with { type: 'json' };
import policyTexts from './texts/policies.json' with { type: 'json' };
import villaTypeTexts from './texts/villa-types.json' with { type: 'json' };

type TypeText = (typeof villaTypeTexts)[number] | (typeof boatTypeTexts)[number];

const typeRows = (texts: readonly TypeText[]) =>
  numbered(
    texts.map(({ slug, name, picture: photo, description, body }, position) => ({
      slug,
      name,
      description,
      body,
      picture_hash: photo ? picture(photo).hash : null,
      position,
    })),
  );

const villa_types: Numbered<'villa_types'>[] = typeRows(villaTypeTexts);
const boat_types: Numbered<'boat_types'>[] = typeRows(boatTypeTexts);

const feature_categories: Numbered<'feature_categories'>[] = numbered(
  featureTexts.map(({ kind, name }, position) => ({ kind, name, position })),
);

const features: Numbered<'features'>[] = numbered(
  featureTexts.flatMap((category, index) =>
    category.features.map(({ name, icon, google_key }, position) => ({
      category_id: index + 1,
      name,
      icon,
      google_key,
      position,
    })),
  ),
);

const cancellation_policies: Numbered<'cancellation_policies'>[] = numbered(
  policyTexts.map((text, position) => {
    const preset = cancellationPresets.find(({ code }) => code === text.code);
    if (!preset) throw new RangeError(`There is no cancellation policy ${text.code}`);
    const { code, base, tiers, date_changes, date_change_days } = preset;
    const { name, kind, description } = text;
    const ladder = tiers.map((tier) => ({ ...tier }));
    return {
      code,
      name,
      kind,
      base,
      tiers: ladder,
      date_changes,
      date_change_days,
      description,
      position,
    };
  }),
);

export const catalogue = {
  villa_types,
  boat_types,
  feature_categories,
  features,
  cancellation_policies,
};

/** Ids of features by category and name; a name that is none is a mistake of the demo. */
export function featureIds(kind: 'VILLA' | 'BOAT', names: readonly string[]): number[] {
  const categories = new Set(
    feature_categories.filter((row) => row.kind === kind).map(({ id }) => id),
  );
  return names.map((name) => {
    const found = features.find((row) => categories.has(row.category_id) && row.name === name);
    if (!found) throw new RangeError(`There is no feature called ${name}`);
    return found.id;
  });
}

export const policyId = (code: string) =>
  cancellation_policies.find((policy) => policy.code === code)?.id ?? null;
