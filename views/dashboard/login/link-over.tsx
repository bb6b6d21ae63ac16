import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import type { Site } from '../../layouts/site.ts';
import { LoginSide } from './side.tsx';

/** Where the link of an invitation or of a forgotten password leads once it opens nothing any more. */
export function LinkOverPage({ site }: { site: Site }) {
  const { t } = site;
  return (
    <LoginSide site={site} title={t('users:link_over.title')}>
      <div className="stack">
        <Logo site={site} />
        <div>
          <h1>{t('users:link_over.title')}</h1>
          <p className="muted">{t('users:link_over.text')}</p>
        </div>
        <LinkButton kind="primary" href={paths.dashboard.forgottenPassword()}>
          {t('users:link_over.way')}
        </LinkButton>
        <a className="link fine" href={paths.dashboard.login()}>
          {t('users:back_to_login')}
        </a>
        <p className="fine dim">{t('layout:error_page.request_id', { id: site.request_id })}</p>
      </div>
    </LoginSide>
  );
}
