import { paths } from '../../../server/shared/paths.ts';

/** What villas' and boats' editors have of their own. */
export const EDITOR_KINDS = {
  villa: {
    title: 'dashboard:menu.villas',
    list: () => paths.dashboard.villas(),
    editor: paths.dashboard.villa,
    page: (slug: string) => paths.villa(slug),
    activity: paths.api.villaActivity,
    copy: paths.api.villaCopy,
  },
  boat: {
    title: 'dashboard:menu.boats',
    list: () => paths.dashboard.boats(),
    editor: paths.dashboard.boat,
    page: (slug: string) => paths.boat(slug),
    activity: paths.api.boatActivity,
    copy: paths.api.boatCopy,
  },
} as const;
