import type { Translate } from '../../../server/i18n.ts';
import type { JobAnswer } from '../../../server/schemas/answers/ops.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { cronWords } from './cron-words.ts';

interface JobsProps {
  t: Translate;
  jobs: JobAnswer[];
}

/** Work that runs by the clock: when it last worked, what it failed at, and one button to run it now. */
export function Jobs({ t, jobs }: JobsProps) {
  return (
    <Panel title={t('ops:jobs.title')} aside={jobs.length} id="jobs" flush>
      <DataTable
        label={t('ops:jobs.title')}
        columns={jobColumns(t)}
        rows={jobs}
        row_key={({ name }) => name}
        row_tone={({ state }) => (state === 'FAILING' ? 'late' : undefined)}
        empty={null}
      />
      <RunDialog t={t} />
    </Panel>
  );
}

const tones = { OK: 'ok', FAILING: 'bad', RUNNING: 'info ring', NEVER: 'plain' } as const;

/** Jobs are named in code; one without words yet is shown by its name. */
const jobName = (t: Translate, name: string): string =>
  t(`ops:jobs.name.${name}` as 'ops:jobs.name.prune', { defaultValue: name });

const jobColumns = (t: Translate): Column<JobAnswer>[] => [
  {
    key: 'name',
    label: t('ops:jobs.column.name'),
    slot: 'a1',
    cell: ({ name, last_error }) => (
      <>
        <b>{jobName(t, name)}</b>
        {last_error && <small className="job-error">{last_error}</small>}
      </>
    ),
  },
  {
    key: 'state',
    label: t('ops:jobs.column.state'),
    slot: 'a2',
    cell: ({ state }) => (
      <span className={`state-dot ${tones[state]}`}>{t(`ops:jobs.state.${state}`)}</span>
    ),
  },
  {
    key: 'cron',
    label: t('ops:jobs.column.cron'),
    cell: ({ cron }) => cronWords(t, cron),
  },
  {
    key: 'last_ok',
    label: t('ops:jobs.column.last_ok'),
    slot: 'b1',
    cell: ({ last_ok_at }) => (last_ok_at ? formatShortInstant(last_ok_at) : <Nothing />),
  },
  {
    key: 'failed',
    label: t('ops:jobs.column.failed'),
    align: 'end',
    cell: ({ failed }) => (failed > 0 ? failed : <Nothing />),
  },
  {
    key: 'act',
    label: t('ops:jobs.column.act'),
    silent: true,
    slot: 'c2',
    cell: ({ name, state }) => (
      <DialogButton
        opens="run-job"
        small
        data-fill={JSON.stringify({ id: name, name: jobName(t, name) })}
      >
        {state === 'FAILING' ? t('ops:jobs.retry') : t('ops:jobs.run')}
        <span className="hidden-text"> {jobName(t, name)}</span>
      </DialogButton>
    ),
  },
];

function RunDialog({ t }: { t: Translate }) {
  return (
    <ConfirmDialog
      t={t}
      id="run-job"
      title={t('ops:jobs.run_title')}
      consequences={[t('ops:jobs.run_text')]}
      submit={t('ops:jobs.run')}
    >
      <ActionForm
        t={t}
        id="run-job-form"
        method="POST"
        path={paths.api.runJob('{id}')}
        template
        success="reload"
        toast={t('ops:jobs.started')}
      >
        <p className="chosen" data-fill-text="name" />
      </ActionForm>
    </ConfirmDialog>
  );
}
