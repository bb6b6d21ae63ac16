import type { Translate } from '../../../server/i18n.ts';
import type { SubscriberRow } from '../../../server/schemas/answers/desk.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';

const tones = { WAITING: 'ring warn', ACTIVE: 'ok', LEFT: 'plain' } as const;

/** The list's columns in their order; slots fold them into the phone's record. */
export const subscriberColumns = (t: Translate): Column<SubscriberRow>[] => [
  {
    key: 'email',
    label: t('subscribers:column.email'),
    order: 'email',
    slot: 'a1',
    cell: ({ email }) => (
      <b>
        <EmailText>{email}</EmailText>
      </b>
    ),
  },
  {
    key: 'state',
    label: t('subscribers:column.state'),
    slot: 'a2',
    cell: ({ state }) => (
      <span className={`state-dot ${tones[state]}`}>{t(`states:subscriber.${state}`)}</span>
    ),
  },
  {
    key: 'source',
    label: t('subscribers:column.source'),
    cell: ({ source }) => (
      <span className="wrapping">{t(`states:subscriber_source.${source}`)}</span>
    ),
  },
  {
    key: 'proof',
    label: t('subscribers:column.proof'),
    slot: 'b',
    cell: (row) => <Proof t={t} row={row} />,
  },
  {
    key: 'created_at',
    label: t('subscribers:column.created_at'),
    order: 'created_at',
    slot: 'c1',
    cell: (row) => <Since t={t} row={row} />,
  },
  actColumn(t),
];

const actColumn = (t: Translate): Column<SubscriberRow> => ({
  key: 'act',
  label: t('subscribers:end.label'),
  silent: true,
  slot: 'd',
  cell: ({ id, email, state }) =>
    state === 'LEFT' ? null : (
      <DialogButton
        opens="end"
        kind="quiet"
        small
        className="over"
        data-fill={JSON.stringify({ id, name: email })}
        aria-label={`${t('subscribers:end.label')}: ${email}`}
      >
        {t('subscribers:end.label')}
      </DialogButton>
    ),
});

/** A phone's record has the proof with its day, mostly the same one, in the line above. */
function Since({
  t,
  row: { created_at, consented_at, source },
}: {
  t: Translate;
  row: SubscriberRow;
}) {
  const since = formatShortInstant(created_at);
  const said = since === formatShortInstant(consented_at);
  return (
    <>
      <span className={said ? 'on-wide' : undefined}>{since}</span>
      <span className="on-phone">
        {!said && ' · '}
        {t(`states:subscriber_source.${source}`)}
      </span>
    </>
  );
}

/** What shows that somebody wanted the mails: the words shown, when, and from where. */
function Proof({ t, row }: { t: Translate; row: SubscriberRow }) {
  const { consent_text, consented_at, consent_ip, consent_user_agent, confirmed_at, confirmed_ip } =
    row;
  return (
    <details className="fold proof">
      <summary>{t('subscribers:proof.when', { when: formatShortInstant(consented_at) })}</summary>
      <dl>
        <dt>{t('subscribers:proof.text')}</dt>
        <dd>{consent_text}</dd>
        <dt>{t('subscribers:proof.ip')}</dt>
        <dd>{consent_ip ?? '—'}</dd>
        <dt>{t('subscribers:proof.browser')}</dt>
        <dd>{consent_user_agent ?? '—'}</dd>
        <dt>{t('subscribers:proof.confirmed')}</dt>
        <dd>
          {confirmed_at
            ? [formatShortInstant(confirmed_at), confirmed_ip].filter(Boolean).join(' · ')
            : t('subscribers:proof.not_confirmed')}
        </dd>
        {row.left_at && (
          <>
            <dt>{t('subscribers:proof.left')}</dt>
            <dd>{formatShortInstant(row.left_at)}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
