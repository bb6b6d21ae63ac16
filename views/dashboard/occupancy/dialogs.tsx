import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { rowLog } from '../../components/dashboard/row-log.ts';
import { AskedTotal } from '../../components/dashboard/shown-total.tsx';
import { AdoptDialog } from '../calendar/adopt.tsx';
import { DialogDays, DialogField, DialogListing, DialogText } from './dialog-fields.tsx';
import { TakeDatesDialog } from './take-dialog.tsx';

interface KindProps {
  t: Translate;
  kind: ListingKind;
}

/**
 * What the calendar does with days: take them, move what takes them, open them again, make a feed's
 * own. A boat's are taken in its own calendar, and it has no feeds.
 */
export function OccupancyDialogs({ t, kind, today }: KindProps & { today: string }) {
  return (
    <>
      {kind === 'villa' && <TakeDatesDialog t={t} today={today} />}
      <MoveStayDialog t={t} kind={kind} />
      <MoveClosingDialog t={t} kind={kind} />
      <FreeDatesDialog t={t} kind={kind} />
      {kind === 'villa' && <AdoptDialog t={t} success="close" />}
    </>
  );
}

const FACTS = [
  ['customer_name'],
  ['customer_phone'],
  ['customer_email'],
  ['customer_note'],
  ['staff_note'],
  ['adults', 'int'],
  ['children', 'int'],
  ['babies', 'int'],
  ['version', 'int'],
] as const;

/** Other dates, another villa or boat for a reservation; what that costs is asked before it is done. */
function MoveStayDialog({ t, kind }: KindProps) {
  const dialog = 'move-stay';
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={<span data-move-title="">{t('occupancy:move.title')}</span>}
      consequences={[t('occupancy:move.kept'), t(`occupancy:move.old_days.${kind}`)]}
      submit={t('occupancy:move.submit')}
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="PUT"
        path={`${paths.api.reservations(kind)}/{id}`}
        template
        log={rowLog(kind, 'reservation')}
        success="close"
        toast={t('occupancy:move.done')}
      >
        {FACTS.map(([name, type]) => (
          <input key={name} type="hidden" name={name} data-type={type} data-fact="" />
        ))}
        <AskedTotal />
        <div data-meanwhile="" role="status" />
        <div className="fields">
          <DialogListing t={t} dialog={dialog} kind={kind} />
          <DialogDays t={t} dialog={dialog} kind={kind} names={['check_in', 'check_out']} />
        </div>
        <div className="preview" data-preview="" role="status" />
        <div className="fields">
          <DialogText
            t={t}
            dialog={dialog}
            name="override_reason"
            label={t('occupancy:field.override_reason')}
            hint={t('occupancy:field.override_hint')}
            only="unsellable"
            maxLength={500}
            data-optional=""
          />
          <DialogText
            t={t}
            dialog={dialog}
            name="reason"
            label={t('occupancy:field.move_reason')}
            optional
            maxLength={500}
            data-optional=""
          />
          <div className="field wide">
            <label className="check">
              <input type="checkbox" name="tell_guest" data-type="bool" defaultChecked />
              <span>{t('occupancy:field.tell_guest')}</span>
            </label>
          </div>
        </div>
      </ActionForm>
    </ConfirmDialog>
  );
}

function MoveClosingDialog({ t, kind }: KindProps) {
  const dialog = 'move-closing';
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={<span data-move-title="">{t('occupancy:move.title')}</span>}
      consequences={[t(`occupancy:move.closing.${kind}`)]}
      submit={t('occupancy:move.submit')}
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="PUT"
        path={`${paths.api.listingRows(kind, 'date')}/{id}`}
        template
        log={rowLog(kind, 'closing')}
        success="close"
        toast={t('occupancy:move.done')}
      >
        <input type="hidden" name={`${kind}_id`} data-type="int" />
        <input type="hidden" name="version" data-type="int" />
        <div className="fields">
          <DialogDays t={t} dialog={dialog} names={['started_at', 'finished_at']} />
          <DialogField
            t={t}
            dialog={dialog}
            name="note"
            label={t('occupancy:field.note')}
            optional
            wide
          >
            {/* A line of text would lose the note's line breaks. */}
            {(wiring) => <textarea {...wiring} rows={2} maxLength={500} />}
          </DialogField>
        </div>
      </ActionForm>
    </ConfirmDialog>
  );
}

function FreeDatesDialog({ t, kind }: KindProps) {
  const dialog = 'free-dates';
  const onSale = t(`occupancy:free.on_sale.${kind}`);
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={<span data-move-title="">{t('occupancy:free.title')}</span>}
      consequences={kind === 'villa' ? [onSale, t('occupancy:free.calendars')] : [onSale]}
      submit={t('occupancy:free.submit')}
      danger
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="DELETE"
        path={`${paths.api.listingRows(kind, 'date')}/{id}`}
        template
        log={rowLog(kind, 'closing')}
        success="close"
        toast={t('occupancy:free.done')}
      >
        {null}
      </ActionForm>
    </ConfirmDialog>
  );
}
