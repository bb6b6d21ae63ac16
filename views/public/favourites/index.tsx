import type { FavouritesCompareProps } from '../../../islands/favourites-compare.tsx';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Island } from '../../components/island.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

interface FavouritesProps {
  site: Site;
  /** A list somebody shared; null: the visitor's own, which only the browser knows. */
  shared: FavouritesCompareProps['shared'];
  /** Villas, or boats, side by side at most. */
  at_most: number;
}

/** `/favoriler`: villas side by side, and boats. */
export function FavouritesPage({ site, shared, at_most }: FavouritesProps) {
  const { t, currency, rates } = site;
  const title = t(shared ? 'compare:shared_title' : 'compare:title');
  return (
    <PublicLayout site={site} title={title} noindex styles={['cards', 'form', 'favourites']}>
      <div className="wrap">
        <div className="page-head">
          <h1>{title}</h1>
          <p>{t(shared ? 'compare:shared_text' : 'compare:text')}</p>
          {shared && (
            <p>
              <a className="link" href={paths.favourites()}>
                {t('compare:own')}
              </a>
            </p>
          )}
        </div>
        {!shared && <NeedsScript site={site} />}
        <Island
          name="favourites-compare"
          when="load"
          className="favourites-list"
          props={{ shared, at_most, currency, rates }}
        />
        <SymbolsForScript />
      </div>
    </PublicLayout>
  );
}

function NeedsScript({ site }: { site: Site }) {
  const { t } = site;
  return (
    <noscript>
      <div className="off-sale">
        <p>{t('compare:needs_script')}</p>
        <LinkButton small href={paths.villas()}>
          {t('compare:labels.villas')}
        </LinkButton>
      </div>
    </noscript>
  );
}

/** The sprite holds what a page shows; these are drawn by the script only. */
const SymbolsForScript = () => (
  <span hidden>
    <Icon name="share-2" />
    <Icon name="wifi-off" />
    <Icon name="rotate-cw" />
  </span>
);
