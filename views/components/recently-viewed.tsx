import { paths } from '../../server/shared/paths.ts';
import type { Site } from '../layouts/site.ts';

interface RecentlyViewedProps {
  site: Pick<Site, 't' | 'assets'>;
  /** On a listing's own page: it is noted, and not shown there. */
  here?: boolean;
}

/** What this browser looked at last: a script fills and shows it, as only the browser knows. */
export function RecentlyViewed({ site, here }: RecentlyViewedProps) {
  return (
    <section
      className="wrap viewed"
      data-viewed={here ? 'here' : ''}
      data-styles={site.assets.asset('css/by-script.css')}
      hidden
    >
      <h2>{site.t('cards:viewed')}</h2>
      <ul />
      <template>
        <li>
          <a href={paths.villas()}>
            <img className="cover" alt="" width="160" height="120" />
            <b />
          </a>
        </li>
      </template>
    </section>
  );
}
