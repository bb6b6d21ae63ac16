import type { Translate } from '../../../server/i18n.ts';
import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import { formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';

interface ToldStaysProps {
  t: Translate;
  rows: ExternalLine[];
  isStaff: boolean;
  /** They are of several villas. */
  named?: boolean;
}

const TONES = { PENDING: 'warn', APPROVED: 'ok', REJECTED: 'bad', CANCELLED: 'plain' };

/** Stays sold elsewhere: staff are led to where they decide, an owner takes back what still waits. */
export function ToldStays({ t, rows, isStaff, named = false }: ToldStaysProps) {
  const open = isStaff ? [] : rows.filter(({ moves }) => moves.length > 0);
  return (
    <Panel title={t('calendar:told')}>
      <ul className="lines">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <b>{named ? nameOf(row) : stayOf(row)}</b>
              <small>{row.reason || row.note}</small>
              {row.clashes > 0 && (
                <span className="mark bad">
                  <Icon name="circle-alert" />
                  {t('calendar:tell.clash')}
                </span>
              )}
            </div>
            <div className="end">
              <span className={`state-dot ${TONES[row.status]}`}>
                {t(`states:external.${row.status}`)}
              </span>
              {open.includes(row) && <TakeBackButton t={t} row={row} />}
            </div>
          </li>
        ))}
      </ul>
      {open.length > 0 && <TakeBackDialog t={t} />}
      {isStaff && (
        <a className="link" href={paths.dashboard.closings()}>
          {t('calendar:decide')}
        </a>
      )}
    </Panel>
  );
}

const DIALOG = 'take-back';

const TakeBackButton = ({ t, row }: { t: Translate; row: ExternalLine }) => (
  <DialogButton
    opens={DIALOG}
    kind="outline"
    small
    data-fill={JSON.stringify({ id: row.id, name: nameOf(row), version: row.version })}
    aria-label={`${t('calendar:tell.take_back')}: ${nameOf(row)}`}
  >
    {t('calendar:tell.take_back')}
  </DialogButton>
);

/** Of wrong days, or of guests who do not come: told to nobody, they would be approved and stand shut. */
function TakeBackDialog({ t }: { t: Translate }) {
  return (
    <ConfirmDialog
      t={t}
      id={DIALOG}
      title={
        <>
          {t('calendar:tell.take_back')}: <span data-fill-text="name" />
        </>
      }
      consequences={[t('calendar:tell.taken_back_days'), t('calendar:tell.taken_back_anew')]}
      submit={t('calendar:tell.take_back')}
      danger
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="PATCH"
        path={paths.api.externalRecord('{id}')}
        template
        success="reload"
        toast={t('calendar:tell.taken_back')}
      >
        <input type="hidden" name="status" value="CANCELLED" />
        <input type="hidden" name="version" data-type="int" data-fill-value="version" />
      </ActionForm>
    </ConfirmDialog>
  );
}

const stayOf = ({ started_at, finished_at }: ExternalLine) =>
  formatStayWithYear(started_at, finished_at);

const nameOf = (row: ExternalLine) => `${row.villa_name}, ${stayOf(row)}`;
