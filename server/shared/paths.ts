import { apiPaths } from './paths/api.ts';
import { dashboardPaths } from './paths/dashboard.ts';
import { publicPaths } from './paths/public.ts';

export type {
  BoatListingSearch,
  CharterSearch,
  ListingSearch,
  Sort,
  StaySearch,
} from './paths/search.ts';
export { withQuery } from './paths/with-query.ts';

/** The only place that spells the product's addresses; links, redirects and forms are built here. */
export const paths = { ...publicPaths, dashboard: dashboardPaths, api: apiPaths };
