import type { Translate } from '../../../../server/i18n.ts';
import type { FeedConflictAnswer } from '../../../../server/schemas/answers/feeds.ts';
import { formatStayWithYear } from '../../../../server/shared/format.ts';
import { paths } from '../../../../server/shared/paths.ts';
import { ActionForm, FieldError } from '../../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../../components/dashboard/confirm-dialog.tsx';
import { InlineBar } from '../../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../../components/dashboard/panel.tsx';

interface ConflictsProps {
  t: Translate;
  villa_id: number;
  conflicts: FeedConflictAnswer[];
}

/** Nights that we and another site have both sold, and what staff can do about each. */
export function FeedConflicts({ t, conflicts }: ConflictsProps) {
  return (
    <Panel title={t('feeds:conflict.title')} aside={conflicts.length}>
      <InlineBar tone="bad" title={t('feeds:conflict.what')}>
        {t('feeds:conflict.text')}
      </InlineBar>
      <ul className="lines">
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} t={t} conflict={conflict} />
        ))}
      </ul>
      <DecideDialog t={t} state="RESOLVED" />
      <DecideDialog t={t} state="DISMISSED" />
    </Panel>
  );
}

function Conflict({ t, conflict }: { t: Translate; conflict: FeedConflictAnswer }) {
  const { id, started_at, finished_at, feed_name, summary, reservation } = conflict;
  const days = formatStayWithYear(started_at, finished_at);
  return (
    <li>
      <div>
        <b>{days}</b>
        <small>
          {t('feeds:conflict.theirs', { feed: feed_name, summary })}
          {reservation && (
            <>
              {' · '}
              <a className="link" href={paths.dashboard.villaReservation(reservation.id)}>
                {t('feeds:conflict.ours', {
                  code: reservation.reservation_id,
                  guest: reservation.customer_name,
                })}
              </a>
            </>
          )}
        </small>
      </div>
      <div className="row wrapping acts no-print">
        {(['RESOLVED', 'DISMISSED'] as const).map((state) => (
          <DialogButton
            key={state}
            opens={`conflict-${state}`}
            kind={state === 'RESOLVED' ? 'outline' : 'quiet'}
            small
            data-fill={JSON.stringify({ id, days })}
            aria-label={`${t(`feeds:conflict.${state}.label`)}: ${days}`}
          >
            {t(`feeds:conflict.${state}.label`)}
          </DialogButton>
        ))}
      </div>
    </li>
  );
}

function DecideDialog({ t, state }: { t: Translate; state: 'RESOLVED' | 'DISMISSED' }) {
  const id = `conflict-${state}`;
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={t(`feeds:conflict.${state}.title`)}
      consequences={[t(`feeds:conflict.${state}.text`), t('feeds:conflict.leaves_list')]}
      submit={t(`feeds:conflict.${state}.label`)}
    >
      <ActionForm
        t={t}
        id={`${id}-form`}
        method="PATCH"
        path={paths.api.feedConflict('{id}')}
        template
        success="reload"
        toast={t('feeds:conflict.done')}
      >
        <p className="chosen" data-fill-text="days" />
        <input type="hidden" name="state" value={state} />
        <div className="field">
          <label htmlFor={`${id}-note`}>{t('feeds:conflict.note')}</label>
          <textarea className="input" id={`${id}-note`} name="note" rows={2} maxLength={1000} />
          <FieldError name="note" id={`${id}-note-error`} />
        </div>
      </ActionForm>
    </ConfirmDialog>
  );
}
