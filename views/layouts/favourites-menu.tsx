import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import { LateIcon } from '../components/late-icon.tsx';
import type { ShellSite } from './site.ts';

/**
 * The favourites dropdown. The list is kept in the browser, so the server shows only whether there
 * is one; a script fills the list from the template and the badge with the number.
 */
export function FavouritesMenu({ site }: { site: ShellSite }) {
  const { t, has_favourites } = site;
  return (
    <details
      name="menu"
      data-menu
      data-favourites-menu
      data-added={t('common:favourite_added')}
      data-removed={t('common:favourite_removed')}
      data-remove={t('layout:favourites_remove', { name: '{name}' })}
      data-empty={t('layout:favourites_empty')}
      data-total={t('layout:favourites_count', { count: '{count}' })}
    >
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
        <template data-favourites-item>
          <li>
            <a href={paths.villas()}>
              <span className="thumbnail">
                <img className="cover" alt="" loading="lazy" width="64" height="48" />
              </span>
              <b />
            </a>
            <button type="button" className="icon-button" data-favourite-remove>
              <LateIcon site={site} name="x" size="small" />
            </button>
          </li>
        </template>
        <a className="button primary small full" href={paths.favourites()}>
          {t('layout:favourites_open')}
        </a>
      </div>
    </details>
  );
}
