import type { Translate } from '../../../server/i18n.ts';
import type { GuestListAnswer } from '../../../server/schemas/answers/guest-lists.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag } from '../../components/tag.tsx';
import type { ReservationRow } from './reservation.ts';

interface ReportProps {
  t: Translate;
  reservation: ReservationRow;
  list: GuestListAnswer;
}

/** Whether the list was reported, and the note of it; the report itself is made elsewhere. */
export function ReportPanel({ t, reservation, list }: ReportProps) {
  const { guests, people, reported_at, complete } = list;
  const whole = guests.filter(({ missing }) => missing.length === 0).length;
  return (
    <Panel
      title={t('affairs:guests.side')}
      action={
        <Tag kind={complete ? 'ok' : 'warn'}>{t('affairs:guests.summary', { whole, people })}</Tag>
      }
    >
      {reported_at ? (
        <p>
          <b>{t('affairs:guests.reported_title', { at: formatInstant(reported_at) })}</b>{' '}
          {t('affairs:guests.reported_text')}
        </p>
      ) : (
        <p className="muted">{t('affairs:guests.report_manual')}</p>
      )}
      <div className="row wrapping panel-acts">
        {reported_at && <ReportDialog {...{ t, reservation, list }} act="unreport" />}
        {!reported_at && guests.length > 0 && (
          <ReportDialog {...{ t, reservation, list }} act="report" />
        )}
      </div>
    </Panel>
  );
}

function ReportDialog({ t, reservation, list, act }: ReportProps & { act: 'report' | 'unreport' }) {
  const { kind, id, reservation_id } = reservation;
  return (
    <AskingButton
      t={t}
      id={act}
      kind={act === 'report' ? 'primary' : 'outline'}
      label={t(`affairs:guests.${act}`)}
      title={t(`affairs:guests.${act}_title`, { code: reservation_id })}
      consequences={act === 'report' ? reportSays(t, list) : unreportSays(t)}
    >
      <ActionForm
        t={t}
        id={`${act}-form`}
        method="PATCH"
        path={paths.api.reservationGuests(id, kind)}
        success="reload"
        toast={t(`affairs:guests.${act}_done`)}
      >
        <input type="hidden" name="reported" value={String(act === 'report')} data-type="json" />
        {act === 'report' && <ReportedAt t={t} />}
      </ActionForm>
    </AskingButton>
  );
}

const ReportedAt = ({ t }: { t: Translate }) => (
  <FormInput
    t={t}
    name="reported_at"
    type="datetime-local"
    label={t('affairs:guests.report_at')}
    hint={t('affairs:guests.report_at_hint')}
    data-type="instant"
    data-optional=""
    optional
  />
);

function reportSays(t: Translate, { guests, people }: GuestListAnswer): string[] {
  const whole = guests.filter(({ missing }) => missing.length === 0).length;
  const said = [
    t('affairs:guests.report_locks'),
    t('affairs:guests.report_manual'),
    whole < people && t('affairs:guests.report_missing', { count: people - whole }),
  ];
  return said.filter((sentence) => typeof sentence === 'string');
}

const unreportSays = (t: Translate): string[] => [
  t('affairs:guests.unreport_opens'),
  t('affairs:guests.unreport_again'),
];
