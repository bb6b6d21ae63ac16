import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import type { ShellSite } from './site.ts';

/**
 * The favourites dropdown. The list is kept in the browser, so the server shows only whether there
 * is one; a script fills the list and the badge with the number (islands/client/favourites.ts).
 */
export function FavouritesMenu({ site }: { site: ShellSite }) {
  const { t, has_favourites } = site;
  return (
    <details name="menu" data-menu data-favourites-menu>
      <summary className="icon-button">
        <Icon name="heart" />
        <span className="hidden-text">{t('layout:favourites')}</span>
        <span className="badge" data-favourites-count hidden={!has_favourites} />
      </summary>
      <div className="menu right favourites">
        <p className="row between">
          <b>{t('layout:favourites')}</b>
          <span data-favourites-total />
        </p>
        <p data-favourites-empty>
          {t(has_favourites ? 'layout:favourites_kept' : 'layout:favourites_empty')}
        </p>
        <ul data-favourites-list />
        <a className="button primary small full" href={paths.favourites()} hidden={!has_favourites}>
          {t('layout:favourites_open')}
        </a>
      </div>
    </details>
  );
}
