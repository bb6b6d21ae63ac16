import type { Translate } from '../../../../server/i18n.ts';
import type { FeedAnswer, FeedImportAnswer } from '../../../../server/schemas/answers/feeds.ts';
import { paths } from '../../../../server/shared/paths.ts';
import { ActionForm } from '../../../components/dashboard/action-form.tsx';
import { DeleteButton, DialogButton } from '../../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../../components/dashboard/confirm-dialog.tsx';
import { FormInput, FormSelect, FormTick } from '../../../components/dashboard/form-fields.tsx';
import { HistoryLink } from '../../../components/dashboard/history.tsx';
import { InlineBar } from '../../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../../components/dashboard/panel.tsx';
import { SaveBar } from '../../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../../components/dashboard/stale-note.tsx';
import { FeedImports } from './imports.tsx';

interface FeedSettingsProps {
  t: Translate;
  villa_id: number;
  feed: FeedAnswer;
  imports: FeedImportAnswer[];
}

/** One feed: how it is read, what its last imports did, and the way back. */
export function FeedSettings({ t, villa_id, feed, imports }: FeedSettingsProps) {
  const back = paths.dashboard.villa(villa_id, 'feeds');
  return (
    <Panel
      id="feed"
      title={t('feeds:edit.title', { name: feed.name })}
      action={
        <div className="row wrapping no-print">
          <HistoryLink entity="calendar_feed" id={feed.id}>
            {t('dashboard:history.title')}
          </HistoryLink>
          <RollBack t={t} feed={feed} last={imports.find(({ state }) => state === 'APPLIED')} />
          <DeleteButton
            t={t}
            id="delete-feed"
            label={t('feeds:delete.label')}
            title={t('feeds:delete.title', { name: feed.name })}
            consequences={[
              t('feeds:delete.free', { count: feed.event_count }),
              t('feeds:delete.unread'),
            ]}
            path={paths.api.feed(feed.id)}
            version={feed.version}
            success={back}
            toast={t('feeds:delete.done')}
          />
        </div>
      }
    >
      {feed.last_error_text && (
        <InlineBar tone="bad" title={t('feeds:edit.failing', { count: feed.fail_count })}>
          {feed.last_error_text}
        </InlineBar>
      )}
      <ActionForm
        t={t}
        className="form"
        method="PATCH"
        path={paths.api.feed(feed.id)}
        success={back}
        toast={t('feeds:edit.saved')}
        log={paths.dashboard.audit({ entity: 'calendar_feed', entity_id: feed.id })}
      >
        <StaleNote t={t} version={feed.version} />
        <FeedFields t={t} feed={feed} />
        <SaveBar t={t} back={back} />
      </ActionForm>
      <FeedImports t={t} imports={imports} />
    </Panel>
  );
}

const INTERVALS = [15, 30, 60, 180, 360, 720, 1440];

function FeedFields({ t, feed }: { t: Translate; feed: FeedAnswer }) {
  const intervals = [...new Set([...INTERVALS, feed.interval_minutes])].sort((a, b) => a - b);
  return (
    <div className="fields">
      <FormInput
        t={t}
        name="name"
        label={t('feeds:field.name')}
        maxLength={80}
        autoComplete="off"
        defaultValue={feed.name}
      />
      <FormSelect
        t={t}
        name="interval_minutes"
        label={t('feeds:field.interval_minutes')}
        data-type="int"
        defaultValue={String(feed.interval_minutes)}
        options={intervals.map((minutes) => ({
          value: String(minutes),
          text:
            minutes < 60
              ? t('feeds:minutes', { minutes })
              : t('feeds:hours', { hours: minutes / 60 }),
        }))}
      />
      <FormSelect
        t={t}
        name="mode"
        label={t('feeds:field.mode')}
        hint={t('feeds:hint.mode')}
        defaultValue={feed.mode}
        options={(['AUTO', 'APPROVE'] as const).map((value) => ({
          value,
          text: t(`feeds:mode.${value}`),
        }))}
      />
      <FormTick
        t={t}
        name="active"
        label={t('feeds:field.active')}
        hint={t('feeds:hint.active')}
        defaultChecked={feed.active}
      />
    </div>
  );
}

interface RollBackProps {
  t: Translate;
  feed: FeedAnswer;
  /** The import that is taken back; undefined: there is none. */
  last: FeedImportAnswer | undefined;
}

function RollBack({ t, feed, last }: RollBackProps) {
  return (
    <>
      <DialogButton opens="roll-back" kind="danger" small>
        {t('feeds:rollback.label')}
      </DialogButton>
      <ConfirmDialog
        t={t}
        id="roll-back"
        title={t('feeds:rollback.title', { name: feed.name })}
        consequences={[
          t('feeds:rollback.before_last'),
          t('feeds:rollback.approve'),
          t('feeds:rollback.ours_stay'),
        ]}
        submit={t('feeds:rollback.label')}
        danger
      >
        <ActionForm
          t={t}
          id="roll-back-form"
          method="POST"
          path={paths.api.feedRollback(feed.id)}
          success="reload"
          toast={t('feeds:rollback.done')}
          log={paths.dashboard.audit({ entity: 'calendar_feed', entity_id: feed.id })}
        >
          {last && <input type="hidden" name="last_import" value={last.id} data-type="int" />}
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}
