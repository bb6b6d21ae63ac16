import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { SitePageProps } from './index.tsx';

/** Every text that ever stood on the page; each opens beside what stands now. */
export function Versions(props: SitePageProps) {
  const { site, page, versions, versions_total, compared } = props;
  const { t } = site;
  return (
    <Panel
      title={t('pages:versions.title')}
      aside={versions_total > 0 ? versions_total : undefined}
      action={versions_total > 0 && <VersionsFile {...props} />}
    >
      {versions.length === 0 ? (
        <p className="muted">{t('pages:versions.none')}</p>
      ) : (
        <ol className="versions">
          {versions.map(({ number, created_at, created_by_name }, at) => (
            <li key={number}>
              <a
                href={paths.dashboard.sitePage(page.section, { number })}
                aria-current={compared?.version.number === number ? 'true' : undefined}
              >
                <b>{t('pages:versions.number', { number })}</b>
                {at === 0 && <span className="tag ok">{t('pages:versions.current')}</span>}
                <small>
                  {[formatInstant(created_at), created_by_name].filter(Boolean).join(' · ')}
                </small>
              </a>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function VersionsFile({ site: { t }, page }: SitePageProps) {
  return (
    <Button
      type="button"
      kind="quiet"
      small
      className="needs-script no-print"
      icon="download"
      data-download={paths.api.sitePageVersions(page.section, { format: 'csv' })}
      data-offline={t('dashboard:no_files')}
    >
      {t('dashboard:export.csv')} {t('dashboard:export.act')}
    </Button>
  );
}
