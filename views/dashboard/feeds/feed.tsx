import type { Translate } from '../../../server/i18n.ts';
import type { FeedAnswer, FeedImportAnswer } from '../../../server/schemas/answers/feeds.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { FeedHealth } from './columns.tsx';
import { Readings } from './readings.tsx';
import { SyncForm } from './sync-form.tsx';

type OpenFeedAnswer = FeedAnswer & { imports: FeedImportAnswer[] };

interface FeedProps {
  t: Translate;
  feed: OpenFeedAnswer;
  /** The list without it. */
  close: string;
}

/** One calendar: how it stands, what to do about it, and what its last readings brought. */
export function OpenFeed({ t, feed, close }: FeedProps) {
  return (
    <>
      <Panel
        title={`${feed.villa_name} · ${feed.name}`}
        action={
          <a className="icon-button" href={close} aria-label={t('dashboard:close')}>
            <Icon name="x" />
          </a>
        }
      >
        <div className="record">
          <Advice t={t} feed={feed} />
          <Facts t={t} feed={feed} />
          {feed.url && feed.active && <SyncForm t={t} feed={feed} confirms />}
          <div className="record-acts">
            <a className="button outline" href={paths.dashboard.villa(feed.villa_id, 'feeds')}>
              {t('feeds:screen.edit')}
            </a>
            <PauseForm t={t} feed={feed} />
            {feed.imports.some(({ state }) => state === 'APPLIED') && (
              <RollBack t={t} feed={feed} />
            )}
          </div>
        </div>
      </Panel>
      <Readings t={t} imports={feed.imports} />
    </>
  );
}

/** What its state asks of staff. */
function Advice({
  t,
  feed: { health, needs_attention, open_conflicts, id },
}: Omit<FeedProps, 'close'>) {
  if (!needs_attention) return null;
  return (
    <div className="note warn">
      <Icon name="circle-alert" />
      <div>
        {(health === 'FAILING' || health === 'STALE' || health === 'WAITING') && (
          <p>{t(`feeds:advice.${health}`)}</p>
        )}
        {open_conflicts > 0 && (
          <p>
            <a className="link" href={paths.dashboard.feedConflicts({ feed_id: id })}>
              {t('feeds:advice.conflicts', { count: open_conflicts })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function Facts({ t, feed }: Omit<FeedProps, 'close'>) {
  const { source, mode, interval_minutes, last_ok_at, last_attempt_at, fail_count } = feed;
  const at = (instant: string | null) =>
    instant ? formatInstant(instant) : t('feeds:screen.never');
  return (
    <DefinitionList
      items={[
        { term: t('feeds:column.health'), value: <FeedHealth feed={feed} /> },
        { term: t('feeds:column.source'), value: t(`feeds:source.${source}`) },
        { term: t('feeds:column.mode'), value: t(`feeds:mode.${mode}`) },
        {
          term: t('feeds:column.interval'),
          value: t('feeds:screen.minutes', { count: interval_minutes }),
        },
        { term: t('feeds:column.last_ok'), value: at(last_ok_at) },
        { term: t('feeds:column.last_attempt'), value: at(last_attempt_at) },
        { term: t('feeds:column.events'), value: feed.event_count },
        {
          term: t('feeds:column.failures'),
          value: fail_count > 0 ? `${fail_count} · ${feed.last_error_text}` : '0',
        },
      ]}
    />
  );
}

function PauseForm({ t, feed: { id, active, version } }: Omit<FeedProps, 'close'>) {
  const act = active ? 'pause' : 'resume';
  return (
    <ActionForm
      t={t}
      className="sync-form"
      method="PATCH"
      path={paths.api.feed(id)}
      success="reload"
      toast={t(`feeds:screen.${act}_done`)}
    >
      <input type="hidden" name="active" value={String(!active)} data-type="json" />
      <input type="hidden" name="version" value={version} data-type="int" />
      <button
        type="submit"
        className="button outline needs-script"
        data-busy={t('common:saving')}
        title={t(`feeds:screen.${act}_hint`)}
      >
        {t(`feeds:screen.${act}`)}
      </button>
    </ActionForm>
  );
}

function RollBack({ t, feed }: Omit<FeedProps, 'close'>) {
  const dialog = 'roll-back';
  return (
    <>
      <DialogButton opens={dialog}>{t('feeds:screen.roll_back')}</DialogButton>
      <ConfirmDialog
        t={t}
        id={dialog}
        title={t('feeds:screen.roll_back_title', { name: feed.name })}
        consequences={[t('feeds:screen.roll_back_nights'), t('feeds:screen.roll_back_next')]}
        submit={t('feeds:screen.roll_back')}
        danger
      >
        <ActionForm
          t={t}
          id={`${dialog}-form`}
          method="POST"
          path={paths.api.feedRollback(feed.id)}
          success="reload"
          toast={t('feeds:screen.rolled_back')}
        >
          {null}
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}
