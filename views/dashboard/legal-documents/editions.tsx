import { paths } from '../../../server/shared/paths.ts';
import { VersionList } from '../version-list.tsx';
import type { LegalDocumentPageProps } from './index.tsx';

/** Every edition that was ever in force; what guests accepted of it stays what they accepted. */
export function Editions(props: LegalDocumentPageProps) {
  const { site, document, editions, editions_total, read } = props;
  const { t } = site;
  return (
    <VersionList
      t={t}
      title={t('legal:editions.title')}
      total={editions_total}
      none={t('legal:editions.none')}
      file={paths.api.legalEditions(document.kind, { format: 'csv' })}
      versions={editions.map(({ edition, published_at, created_by_name, acceptances }) => ({
        number: edition,
        href: paths.dashboard.contracts(document.kind, { number: edition }),
        title: t('legal:editions.number', { edition }),
        current: edition === document.edition ? t('legal:editions.current') : null,
        open: read?.edition === edition,
        at: published_at,
        by: created_by_name,
        more: t('legal:editions.accepted', { count: acceptances }),
      }))}
    />
  );
}
