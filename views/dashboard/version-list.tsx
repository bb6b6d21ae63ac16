import type { Translate } from '../../server/i18n.ts';
import { formatInstant } from '../../server/shared/format.ts';
import { Button } from '../components/button.tsx';
import { Panel } from '../components/dashboard/panel.tsx';

interface VersionListProps {
  t: Translate;
  title: string;
  /** All there are, also those that are not listed. */
  total: number;
  /** Newest first. */
  versions: readonly Version[];
  /** What stands instead of an empty list. */
  none: string;
  /** From `paths.api`: all of them as CSV. */
  file: string;
}

interface Version {
  number: number;
  href: string;
  title: string;
  /** How the one that stands now is called; null for the others. */
  current: string | null;
  /** It is open beside the list. */
  open: boolean;
  /** When it came (ISO instant), and from whom; who is refused for a newer one reads both of it. */
  at: string;
  by: string | null;
  /** What else there is to say of it. */
  more?: string;
}

/** Every version that a text ever had, each a link to it. */
export function VersionList({ t, title, total, versions, none, file }: VersionListProps) {
  return (
    <Panel
      title={title}
      aside={total > 0 ? total : undefined}
      action={total > 0 && <VersionsFile t={t} file={file} />}
    >
      {versions.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ol className="versions">
          {versions.map(({ number, href, open, current, at, by, more, ...version }) => (
            <li key={number}>
              <a href={href} aria-current={open ? 'true' : undefined}>
                <b>{version.title}</b>
                {current !== null && <span className="tag ok">{current}</span>}
                <small>
                  <time dateTime={at}>{formatInstant(at)}</time>
                  {by && (
                    <>
                      {' · '}
                      <span data-by="">{by}</span>
                    </>
                  )}
                  {more && ` · ${more}`}
                </small>
              </a>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function VersionsFile({ t, file }: Pick<VersionListProps, 't' | 'file'>) {
  return (
    <Button
      type="button"
      kind="quiet"
      small
      className="needs-script no-print"
      icon="download"
      data-download={file}
      data-offline={t('dashboard:no_files')}
    >
      {t('dashboard:export.csv')} {t('dashboard:export.act')}
    </Button>
  );
}
