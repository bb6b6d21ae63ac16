import type { Translate } from '../../../server/i18n.ts';
import type { SessionAnswer } from '../../../server/schemas/answers/account.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteDialog, DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';

interface SessionsProps {
  t: Translate;
  sessions: SessionAnswer[];
}

/** Where one is signed in; any but this one can be ended from here. */
export function Sessions({ t, sessions }: SessionsProps) {
  const others = sessions.filter(({ current }) => !current);
  return (
    <Panel title={t('account:sessions.title')} aside={sessions.length}>
      <p className="muted">{t('account:sessions.text')}</p>
      <ul className="lines sessions">
        {sessions.map((session) => (
          <SessionLine key={session.id} t={t} session={session} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="muted">{t('account:sessions.alone')}</p>
      ) : (
        <DialogButton opens="end-others" icon="log-out">
          {t('account:sessions.end_others')}
        </DialogButton>
      )}
      <EndDialog t={t} />
      <EndOthersDialog t={t} count={others.length} />
    </Panel>
  );
}

function SessionLine({ t, session }: { t: Translate; session: SessionAnswer }) {
  const name = deviceName(t, session);
  const seen = t('account:sessions.seen', { time: formatShortInstant(session.last_seen_at) });
  const facts = [
    session.place && t('account:sessions.place', { place: session.place }),
    t('account:sessions.since', { time: formatShortInstant(session.created_at) }),
  ];
  return (
    <li>
      <Icon name={session.handheld ? 'smartphone' : 'monitor'} />
      <div>
        <b>{name}</b>
        <small>{seen}</small>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <div className="end">
        {session.current ? (
          <Tag kind="ok">{t('account:sessions.this')}</Tag>
        ) : (
          <DialogButton
            opens="end-session"
            small
            data-fill={JSON.stringify({ id: session.id, name })}
          >
            {t('account:sessions.end')}
            {/* Several may be of one device. */}
            <span className="hidden-text">{` ${name}, ${seen}`}</span>
          </DialogButton>
        )}
      </div>
    </li>
  );
}

function deviceName(t: Translate, { browser, system }: SessionAnswer): string {
  if (browser && system) return t('account:sessions.on', { browser, system });
  return browser ?? system ?? t('account:sessions.unknown');
}

const EndDialog = ({ t }: { t: Translate }) => (
  <DeleteDialog
    t={t}
    id="end-session"
    title={t('account:sessions.end_title')}
    consequences={[t('account:sessions.end_text')]}
    submit={t('account:sessions.end')}
    path={paths.api.ownSession('{id}')}
    toast={t('account:sessions.ended')}
  />
);

function EndOthersDialog({ t, count }: { t: Translate; count: number }) {
  return (
    <ConfirmDialog
      t={t}
      id="end-others"
      title={t('account:sessions.end_others_title')}
      consequences={[t('account:sessions.end_others_text', { count })]}
      submit={t('account:sessions.end_others')}
      danger
    >
      <ActionForm
        t={t}
        id="end-others-form"
        method="DELETE"
        path={paths.api.ownSessions()}
        success="reload"
        toast={t('account:sessions.others_ended')}
      >
        {null}
      </ActionForm>
    </ConfirmDialog>
  );
}
