import type { ReactNode } from 'react';
import type { Site } from '../layouts/site.ts';
import { LateIcon } from './late-icon.tsx';
import { messageLink } from './message-link.ts';

interface ListingActionsProps {
  site: Site;
  name: string;
  /** Of the listing's own page. */
  path: string;
  /** What only one kind of listing can do, between sharing and printing. */
  children?: ReactNode;
}

/** What to do with a villa's or a boat's page. On phones they stand over the pictures, without words. */
export function ListingActions({ site, name, path, children }: ListingActionsProps) {
  const { t, base_url } = site;
  const address = base_url + path;
  return (
    <div className="page-actions">
      <details className="share" name="menu" data-menu>
        <summary className="button outline small">
          <LateIcon site={site} name="share-2" size="small" />
          <span>{t('villa:share.button')}</span>
        </summary>
        <div className="menu right">
          <a href={messageLink('', `${name} – ${address}`)} rel="noopener">
            {t('villa:share.whatsapp')}
          </a>
          <button
            type="button"
            className="item with-script"
            data-copy={address}
            data-copied={t('villa:share.copied')}
          >
            {t('villa:share.copy')}
          </button>
        </div>
      </details>
      {children}
      <button type="button" className="button outline small print with-script" data-print="">
        <LateIcon site={site} name="printer" size="small" />
        <span>{t('villa:print')}</span>
      </button>
    </div>
  );
}
