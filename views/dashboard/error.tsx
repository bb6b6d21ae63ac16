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
  /** Where it can be tried again: this screen, or the one a form was sent from. */
  again?: string | undefined;
}

/** A failure inside the shell: the menu stays, nothing typed elsewhere is lost, there is a way on. */
export function DashboardErrorPage(props: DashboardErrorPageProps) {
  const { site, shell, status, what, minutes } = props;
  const { t, request_id } = site;
  const kind = kindOf(status);
  const title = t(`dashboard:error.${kind}.title`);
  const onward = onwardFrom(kind, props);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <div className="failure">
        <p className="failure-code">{status}</p>
        <h1>{title}</h1>
        <p>{t(`dashboard:error.${kind}.text`, { what, minutes })}</p>
        <div className="row wrapping">
          {onward !== undefined && (
            <LinkButton
              kind="primary"
              icon={kind === 'failed' ? 'rotate-cw' : undefined}
              href={onward}
            >
              {kind === 'failed' ? t('common:retry') : t('layout:error_page.back')}
            </LinkButton>
          )}
          <LinkButton
            kind={onward === undefined ? 'primary' : 'outline'}
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

type Kind = 'missing' | 'forbidden' | 'busy' | 'refused' | 'failed';

function onwardFrom(kind: Kind, { back, again }: DashboardErrorPageProps): string | undefined {
  if (kind === 'failed') return again;
  return kind === 'refused' ? back : undefined;
}

function kindOf(status: number): Kind {
  if (status === 404 || status === 410) return 'missing';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'busy';
  return status < 500 || status === 507 ? 'refused' : 'failed';
}
