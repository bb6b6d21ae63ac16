import { paths } from '../../../server/shared/paths.ts';
import { VersionList } from '../version-list.tsx';
import type { SitePageProps } from './index.tsx';

/** Every text that ever stood on the page; each opens beside what stands now. */
export function Versions({ site, page, versions, versions_total, compared }: SitePageProps) {
  const { t } = site;
  return (
    <VersionList
      t={t}
      title={t('pages:versions.title')}
      total={versions_total}
      none={t('pages:versions.none')}
      file={paths.api.sitePageVersions(page.section, { format: 'csv' })}
      versions={versions.map(({ number, created_at, created_by_name }, at) => ({
        number,
        href: paths.dashboard.sitePage(page.section, { number }),
        title: t('pages:versions.number', { number }),
        current: at === 0 ? t('pages:versions.current') : null,
        open: compared?.version.number === number,
        at: created_at,
        by: created_by_name,
      }))}
    />
  );
}
