import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { LegalDocumentPageProps } from './index.tsx';

/** Every edition that was ever in force; what guests accepted of it stays what they accepted. */
export function Editions(props: LegalDocumentPageProps) {
  const { site, document, editions, editions_total, read } = props;
  const { t } = site;
  return (
    <Panel
      title={t('legal:editions.title')}
      aside={editions_total > 0 ? editions_total : undefined}
      action={editions_total > 0 && <EditionsFile {...props} />}
    >
      {editions.length === 0 ? (
        <p className="muted">{t('legal:editions.none')}</p>
      ) : (
        <ol className="versions">
          {editions.map(({ edition, published_at, created_by_name, acceptances }) => (
            <li key={edition}>
              <a
                href={paths.dashboard.contracts(document.kind, { number: edition })}
                aria-current={read?.edition === edition ? 'true' : undefined}
              >
                <b>{t('legal:editions.number', { edition })}</b>
                {edition === document.edition && (
                  <span className="tag ok">{t('legal:editions.current')}</span>
                )}
                <small>
                  {[
                    formatInstant(published_at),
                    created_by_name,
                    t('legal:editions.accepted', { count: acceptances }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </a>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function EditionsFile({ site: { t }, document }: LegalDocumentPageProps) {
  return (
    <Button
      type="button"
      kind="quiet"
      small
      className="needs-script no-print"
      icon="download"
      data-download={paths.api.legalEditions(document.kind, { format: 'csv' })}
      data-offline={t('dashboard:no_files')}
    >
      {t('dashboard:export.csv')} {t('dashboard:export.act')}
    </Button>
  );
}
