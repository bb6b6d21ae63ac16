import type { StateRow } from '../../../server/domain/reservation-moves.ts';
import type { Refusal } from '../../../server/presenters/prices/refusals.ts';
import type { ToldStay } from '../../../server/queries/calendars/external-records.ts';
import type { DeskExtra } from '../../../server/services/prices/desk-quotes.ts';
import type { WantedSale } from '../../../server/services/reservations/desk-changes.ts';
import type { SaleChange } from '../../../server/services/reservations/reservation-changes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { StatusChip } from '../../components/dashboard/status.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ChangeForm } from './change-form.tsx';
import { ChangePreview, PeopleOnly } from './change-preview.tsx';
import type { EditedReservation } from './form.tsx';
import type { ListingChoice } from './index.tsx';
import { PriceForm } from './price-form.tsx';
import type { ReservationRow } from './reservation.ts';
import { guestsOf, stayOf } from './stay-words.ts';
import { ToldElsewhere } from './told-elsewhere.tsx';

export interface ReservationChangeProps {
  site: Site;
  shell: DashboardShell;
  reservation: EditedReservation &
    Pick<
      ReservationRow,
      | 'status'
      | 'listing_id'
      | 'check_in'
      | 'check_out'
      | 'nights'
      | 'unit'
      | 'hours'
      | 'paid_kurus'
    >;
  /** What of the sale its state still lets change. */
  changes: StateRow['stay_change'];
  wanted: WantedSale;
  /** What can be chosen beside the stay in the wanted listing. */
  extras: DeskExtra[];
  listings: ListingChoice[];
  /** Null: nothing was asked yet, nothing changes, or it is refused. */
  change: SaleChange | null;
  unchanged: boolean;
  refusal: Refusal | null;
  /** What of the wanted nights is told as sold elsewhere and waits for a decision. */
  told_elsewhere: ToldStay[];
  /** The guest's request that this grants; null: none. */
  request_id: number | null;
}

/** `/dashboard/reservations/{kind}/{id}/change`: first what is wanted, then what it costs, then the act. */
export function ReservationChangePage(props: ReservationChangeProps) {
  const { site, shell, reservation, changes } = props;
  const { t } = site;
  const { kind, id, reservation_id, listing_name } = reservation;
  const back = paths.dashboard.reservation(kind, id);
  const title = t(
    changes === 'price' ? 'reservations:change.open_price' : `reservations:change.open.${kind}`,
  );
  return (
    <DashboardLayout site={site} shell={shell} title={title} subject={reservation_id}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t(`reservations:list.title.${kind}`), href: paths.dashboard.reservations(kind) },
          { label: reservation_id, href: back },
          { label: title },
        ]}
        title={title}
        tag={<StatusChip t={t} status={reservation.status} />}
        summary={`${reservation_id} · ${listing_name} · ${stayOf(t, reservation)}`}
      />
      {changes === 'closed' ? (
        <InlineBar
          tone="bad"
          title={t('reservations:change.closed')}
          action={<LinkButton href={back}>{t('reservations:back')}</LinkButton>}
        />
      ) : (
        <div className="main-and-side even">
          {changes === 'price' ? <PriceForm {...props} /> : <ChangeForm {...props} />}
          <div id="preview">
            <ToldElsewhere t={t} stays={props.told_elsewhere} />
            <Result {...props} />
          </div>
        </div>
      )}
    </DashboardLayout>
  );
}

function Result(props: ReservationChangeProps) {
  const { site, change, refusal, reservation, wanted } = props;
  const { t } = site;
  if (refusal) return <RefusalNote t={t} refusal={refusal} />;
  if (change) return <ChangePreview {...props} change={change} />;
  if (guestsOf(t, wanted) !== guestsOf(t, reservation)) return <PeopleOnly {...props} />;
  return (
    <Panel title={t('reservations:change.result')}>
      <p className="muted">{t(notYet(props))}</p>
    </Panel>
  );
}

function notYet({ unchanged, changes }: ReservationChangeProps) {
  if (unchanged) return 'reservations:change.unchanged';
  return changes === 'price'
    ? 'reservations:change.price_not_asked'
    : 'reservations:change.not_asked';
}

interface RefusalNoteProps {
  t: Site['t'];
  refusal: Refusal;
}

/** Why it cannot be sold so, and whether a reason of staff's own lifts it. */
export function RefusalNote({ t, refusal }: RefusalNoteProps) {
  return (
    <div className="note bad" role="alert">
      <div>
        <b>{refusal.sentence}</b>
        {refusal.details.length > 0 && (
          <ul className="reasons">
            {refusal.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {refusal.code === 'not_sellable' && <p>{t('reservations:change.override')}</p>}
      </div>
    </div>
  );
}
