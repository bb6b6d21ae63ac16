import type { DiffLine } from '../../../server/domain/text-diff.ts';
import type { ContentPageAnswer } from '../../../server/schemas/answers/content-pages.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Compared } from './index.tsx';

interface ComparisonProps {
  site: Site;
  page: ContentPageAnswer;
  compared: Compared;
}

/** How a kept version became what stands now, paragraph by paragraph. */
export function Comparison({ site, page, compared }: ComparisonProps) {
  const { t } = site;
  const { version, lines } = compared;
  const { number, created_at, created_by_name } = version;
  const isSame = lines.every(({ kind }) => kind === 'same');
  return (
    <Panel
      title={t('pages:compare.title', { number })}
      aside={[formatInstant(created_at), created_by_name].filter(Boolean).join(' · ')}
      action={
        <div className="row wrapping no-print">
          {!isSame && (
            <DialogButton opens="restore" small>
              {t('pages:restore.label')}
            </DialogButton>
          )}
          <a className="button quiet small" href={paths.dashboard.sitePage(page.section)}>
            {t('dashboard:close')}
          </a>
        </div>
      }
    >
      {isSame ? <p className="muted">{t('pages:compare.same')}</p> : <Lines t={t} lines={lines} />}
      {!isSame && <RestoreDialog site={site} page={page} number={number} />}
    </Panel>
  );
}

/** Paragraphs in their order; of long unchanged stretches the ends only. */
function Lines({ t, lines }: { t: Site['t']; lines: DiffLine[] }) {
  return (
    <div className="diff">
      {shortened(lines).map((line, at) =>
        line === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move
          <p key={at} className="dim">
            …
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move
          <Line key={at} t={t} line={line} />
        ),
      )}
    </div>
  );
}

function Line({ t, line: { kind, text } }: { t: Site['t']; line: DiffLine }) {
  if (kind === 'same') return <p>{text}</p>;
  const Mark = kind === 'gone' ? 'del' : 'ins';
  return (
    <p className={kind}>
      <span className="hidden-text">{t(`pages:compare.${kind}`)} </span>
      <Mark>{text}</Mark>
    </p>
  );
}

/** Unchanged paragraphs next to a change stay; null stands for those between. */
function shortened(lines: DiffLine[]): (DiffLine | null)[] {
  const near = (at: number) =>
    [at - 1, at, at + 1].some((place) => lines[place] && lines[place].kind !== 'same');
  return lines.flatMap((line, at) => {
    if (near(at)) return [line];
    return at === 0 || near(at - 1) ? [null] : [];
  });
}

function RestoreDialog(props: { site: Site; page: ContentPageAnswer; number: number }) {
  const { site, page, number } = props;
  const { t } = site;
  return (
    <ConfirmDialog
      t={t}
      id="restore"
      title={t('pages:restore.title', { number })}
      consequences={[t('pages:restore.at_once'), t('pages:restore.kept')]}
      submit={t('pages:restore.label')}
    >
      <ActionForm
        t={t}
        id="restore-form"
        method="POST"
        path={paths.api.sitePageRestore(page.section)}
        success={paths.dashboard.sitePage(page.section)}
        toast={t('pages:restore.done')}
      >
        <input type="hidden" name="number" data-type="int" value={number} />
        <input type="hidden" name="version" data-type="int" value={page.version ?? ''} />
      </ActionForm>
    </ConfirmDialog>
  );
}
