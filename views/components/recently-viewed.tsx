import type { Site } from '../layouts/site.ts';

interface RecentlyViewedProps {
  site: Pick<Site, 't'>;
  /** On a listing's own page: it is noted, and not shown there. */
  here?: boolean;
}

/** What this browser looked at last: a script fills and shows it, as only the browser knows. */
export function RecentlyViewed({ site, here }: RecentlyViewedProps) {
  return (
    <section className="wrap viewed" data-viewed={here ? 'here' : ''} hidden>
      <h2>{site.t('cards:viewed')}</h2>
      <ul />
    </section>
  );
}
