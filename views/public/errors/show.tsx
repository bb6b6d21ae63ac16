import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { LinkButton } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { SearchBox } from '../../layouts/search-box.tsx';
import type { Site } from '../../layouts/site.ts';

const STATUSES = [403, 404, 410, 429, 500] as const;
type ShownStatus = (typeof STATUSES)[number];

export interface ErrorPageProps {
  site: Site;
  status: number;
  /** A picture to stand beside the text, if one can be had without a query. */
  picture?: PictureData | null;
}

/** A page for what went wrong, on brand and with a way on. */
export function ErrorPage({ site, status, picture }: ErrorPageProps) {
  const { t, path, request_id } = site;
  const shown = shownStatus(status);
  const title = t(`layout:error_page.${shown}.title`);
  const mayRetry = shown === 429 || shown === 500;
  return (
    <PublicLayout site={site} title={title} styles={['error']} noindex>
      <div className="wrap">
        <div className="error-page">
          <div className="words">
            <p className="status">{status}</p>
            <h1>{title}</h1>
            <p className="muted">{t(`layout:error_page.${shown}.text`)}</p>
            <SearchBox
              site={site}
              id="error-search"
              className="search"
              label={t('layout:error_page.search')}
            />
            <div className="row wrapping">
              {mayRetry && (
                <LinkButton kind="primary" href={path}>
                  {t('layout:error_page.retry')}
                </LinkButton>
              )}
              <LinkButton kind={mayRetry ? 'outline' : 'primary'} href={paths.villas()}>
                {t('layout:error_page.villas')}
              </LinkButton>
              <LinkButton kind="outline" href={paths.home()}>
                {t('layout:error_page.home')}
              </LinkButton>
            </div>
            <p className="fine dim">{t('layout:error_page.request_id', { id: request_id })}</p>
          </div>
          <div className="bay">
            {picture && (
              <Picture picture={picture} sizes="(min-width: 960px) 50vw, 100vw" first decorative />
            )}
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}

function shownStatus(status: number): ShownStatus {
  const exact = STATUSES.find((each) => each === status);
  return exact ?? (status < 500 ? 404 : 500);
}
