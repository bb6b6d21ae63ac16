import type { MenuLink, MenuRegion, Rates, SiteSettings } from '../../../views/layouts/site.ts';
import { db } from '../../db/index.ts';
import { log } from '../../log.ts';
import { loadShell } from '../../queries/listings/shell.ts';
import { ratesFrom, type SiteRules, siteRulesFrom, siteSettingsFrom } from '../content/settings.ts';
import { keptAnswers } from '../kept-answers.ts';

/** What every page's header and footer show. Null menus: their query failed, and their place says so. */
export interface Shell {
  settings: SiteSettings;
  rates: Rates | null;
  villa_types: MenuLink[] | null;
  boat_types: MenuLink[] | null;
  regions: MenuRegion[] | null;
  /** In no menu: only for telling which there are. */
  districts: { slug: string }[] | null;
}

interface Kept {
  shell: Shell;
  rules: SiteRules;
}

/** What any page shows, so that every change of its tables drops it, and what prices depend on. */
const kept = keptAnswers<Kept>({ tags: ['site'], most: 1, exact: false });

/** The menus and settings of a page, kept in memory until one of their tables changes. */
export async function siteShell(): Promise<Shell> {
  try {
    return (await load()).shell;
  } catch (error) {
    log.error({ err: error }, 'menus could not be loaded');
    return EMPTY;
  }
}

/** The numbers staff set that prices and deadlines depend on. Unlike menus, there is no going on without. */
export async function siteRules(): Promise<SiteRules> {
  return (await load()).rules;
}

/** Who the agency is, and its rates: what contracts and bookings keep, so that there is no going on without. */
export async function siteFacts(): Promise<Pick<Shell, 'settings' | 'rates'>> {
  return (await load()).shell;
}

const load = (): Promise<Kept> => kept('', read);

async function read(): Promise<Kept> {
  const { settings, ...menus } = await loadShell(db);
  return {
    shell: { ...menus, settings: siteSettingsFrom(settings), rates: ratesFrom(settings) },
    rules: siteRulesFrom(settings),
  };
}

const EMPTY: Shell = {
  settings: siteSettingsFrom([]),
  rates: null,
  villa_types: null,
  boat_types: null,
  regions: null,
  districts: null,
};
