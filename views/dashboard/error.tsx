import { paths } from '../../server/shared/paths.ts';
import { LinkButton } from '../components/button.tsx';
import { DashboardLayout } from '../layouts/dashboard.tsx';
import type { DashboardShell } from '../layouts/dashboard-shell.ts';
import type { Site } from '../layouts/site.ts';

export interface DashboardErrorPageProps {
  site: Site;
  shell: DashboardShell;
  /** HTTP status; 403, 404 and 429 have words of their own, the others are the server's fault. */
  status: number;
}

/** A failure inside the shell: the menu stays, nothing typed elsewhere is lost, there is a way on. */
export function DashboardErrorPage({ site, shell, status }: DashboardErrorPageProps) {
  const { t, path, request_id } = site;
  const kind = kindOf(status);
  const title = t(`dashboard:error.${kind}.title`);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <div className="failure">
        <p className="failure-code">{status}</p>
        <h1>{title}</h1>
        <p>{t(`dashboard:error.${kind}.text`)}</p>
        <div className="row wrapping">
          {kind === 'failed' && (
            <LinkButton kind="primary" icon="rotate-cw" href={path}>
              {t('common:retry')}
            </LinkButton>
          )}
          <LinkButton
            kind={kind === 'failed' ? 'outline' : 'primary'}
            href={paths.dashboard.home()}
          >
            {t('dashboard:menu.home')}
          </LinkButton>
        </div>
        <p className="dim fine">{t('layout:error_page.request_id', { id: request_id })}</p>
      </div>
    </DashboardLayout>
  );
}

function kindOf(status: number): 'missing' | 'forbidden' | 'busy' | 'failed' {
  if (status === 404 || status === 410) return 'missing';
  if (status === 403) return 'forbidden';
  return status === 429 ? 'busy' : 'failed';
}
