import { paths } from '../../server/shared/paths.ts';
import { LinkButton } from '../components/button.tsx';
import { DashboardLayout } from '../layouts/dashboard.tsx';
import type { DashboardShell } from '../layouts/dashboard-shell.ts';
import type { Site } from '../layouts/site.ts';

interface DashboardErrorPageProps {
  site: Site;
  shell: DashboardShell;
  /** HTTP status: what is missing, closed or too much has words of its own, as has the server's fault. */
  status: number;
  /** What happened, in a sentence: said where the status alone does not tell. */
  what?: string;
  /** How long to wait after too many requests. */
  minutes?: number;
  /** The page of ours somebody came from. */
  back?: string | undefined;
}

/** A failure inside the shell: the menu stays, nothing typed elsewhere is lost, there is a way on. */
export function DashboardErrorPage(props: DashboardErrorPageProps) {
  const { site, shell, status, what, minutes, back } = props;
  const { t, path, request_id } = site;
  const kind = kindOf(status);
  const title = t(`dashboard:error.${kind}.title`);
  const again = kind === 'failed' || (kind === 'refused' && back !== undefined);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <div className="failure">
        <p className="failure-code">{status}</p>
        <h1>{title}</h1>
        <p>{t(`dashboard:error.${kind}.text`, { what, minutes })}</p>
        <div className="row wrapping">
          {kind === 'failed' && (
            <LinkButton kind="primary" icon="rotate-cw" href={path}>
              {t('common:retry')}
            </LinkButton>
          )}
          {kind === 'refused' && back !== undefined && (
            <LinkButton kind="primary" href={back}>
              {t('layout:error_page.back')}
            </LinkButton>
          )}
          <LinkButton kind={again ? 'outline' : 'primary'} href={paths.dashboard.home()}>
            {t('dashboard:menu.home')}
          </LinkButton>
        </div>
        <p className="dim fine">{t('layout:error_page.request_id', { id: request_id })}</p>
      </div>
    </DashboardLayout>
  );
}

function kindOf(status: number): 'missing' | 'forbidden' | 'busy' | 'refused' | 'failed' {
  if (status === 404 || status === 410) return 'missing';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}
