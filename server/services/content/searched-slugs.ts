import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import { listPresentSlugs } from '../../queries/content/landings.ts';
import type { BoatSearch } from '../../schemas/boats.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { type Shell, siteShell } from '../listings/shell.ts';

/** Null: the menu could not be read, and nothing is known of what it would hold. */
type Menu = readonly { slug: string }[] | null;
type Lists<Name extends string> = Record<Name, string[]>;

/** What the slugs of a search mean today, by their parameters. */
export interface SearchedSlugs<Name extends string> {
  /** Places and types there are, former slugs of theirs as the present ones. */
  known: Lists<Name>;
  /** The parameters in which a former slug stands, as they are written today. */
  moved: Partial<Lists<Name>>;
  /** The parameters with what no place or type of theirs was ever called. */
  unknown: Partial<Lists<Name>>;
}

export type VillaSlug = 'region' | 'town' | 'district' | 'type';
export type BoatSlug = 'region' | 'town' | 'type';

/** Asks the database only of what the menus, which stand in memory, do not have. */
export const villaSlugs = (
  db: Db,
  { region, town, district, type }: VillaSearch,
): Promise<SearchedSlugs<VillaSlug>> =>
  readSlugs(db, { region, town, district, type }, (shell) => ({
    ...placesOf(shell),
    type: shell.villa_types,
  }));

/** As `villaSlugs`. */
export const boatSlugs = (
  db: Db,
  { region, town, type }: BoatSearch,
): Promise<SearchedSlugs<BoatSlug>> =>
  readSlugs(db, { region, town, type }, (shell) => {
    const { region: regions, town: towns } = placesOf(shell);
    return { region: regions, town: towns, type: shell.boat_types };
  });

/** For a call of the API, where a slug that means nothing is an error. @throws 422 by its place: `town.1` */
export function slugsOrRefuse<Name extends string>(
  asked: Lists<Name>,
  { known, unknown }: SearchedSlugs<Name>,
): Lists<Name> {
  const fields = (Object.keys(unknown) as Name[]).flatMap((name) =>
    asked[name].flatMap((slug, at) =>
      unknown[name]?.includes(slug) ? [[`${name}.${at}`, 'unknown_slug']] : [],
    ),
  );
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
  return known;
}

const placesOf = ({ regions, districts }: Shell): Record<Exclude<VillaSlug, 'type'>, Menu> => ({
  region: regions,
  town: regions?.flatMap(({ towns }) => towns) ?? null,
  district: districts,
});

async function readSlugs<Name extends string>(
  db: Db,
  asked: Lists<Name>,
  menusOf: (shell: Shell) => Record<Name, Menu>,
): Promise<SearchedSlugs<Name>> {
  const names = Object.keys(asked) as Name[];
  if (names.every((name) => asked[name].length === 0))
    return { known: asked, moved: {}, unknown: {} };
  const menus = menusOf(await siteShell());
  const isKnown: IsKnown<Name> = (name, slug) =>
    menus[name]?.some((link) => link.slug === slug) ?? true;
  const strange = names.flatMap((name) => asked[name].filter((slug) => !isKnown(name, slug)));
  if (strange.length === 0) return { known: asked, moved: {}, unknown: {} };
  return translated(asked, isKnown, await listPresentSlugs(db, strange));
}

type IsKnown<Name extends string> = (name: Name, slug: string) => boolean;

/** `present`: the slug of today of each that something has or had. */
function translated<Name extends string>(
  asked: Lists<Name>,
  isKnown: IsKnown<Name>,
  present: ReadonlyMap<string, string>,
): SearchedSlugs<Name> {
  const slugs: SearchedSlugs<Name> = { known: { ...asked }, moved: {}, unknown: {} };
  for (const name of Object.keys(asked) as Name[]) {
    // A place is no answer to a question for a type, whatever it was called once.
    const written = asked[name].map((slug) => {
      const now = present.get(slug);
      return now !== undefined && isKnown(name, now) ? now : slug;
    });
    const once = [...new Set(written)];
    const unknown = once.filter((slug) => !isKnown(name, slug));
    slugs.known[name] = once.filter((slug) => isKnown(name, slug));
    if (written.some((slug, at) => slug !== asked[name][at])) slugs.moved[name] = once;
    if (unknown.length > 0) slugs.unknown[name] = unknown;
  }
  return slugs;
}
