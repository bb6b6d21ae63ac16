import type { Site } from '../../layouts/site.ts';

/** The stylesheet of a listing's prices, rules, calendars, feeds and search preview, beside the dashboard's own. */
export function ListingSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-listing.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}
