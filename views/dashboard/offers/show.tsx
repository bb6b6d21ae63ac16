import type { OfferAnswer } from '../../../server/schemas/answers/offers.ts';
import { formatInstant, formatPhone, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { LinkButton } from '../../components/button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { OfferActs } from './acts.tsx';
import { OfferedTable } from './offered.tsx';
import { Sending } from './sending.tsx';
import { guestsText, OfferChip } from './state.tsx';

export interface OfferPageProps {
  site: Site;
  shell: DashboardShell;
  offer: OfferAnswer;
  /** By villa: its first picture. */
  pictures: Record<number, PictureData | null>;
  /** Newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/offer/{id}`. */
export function OfferPage(props: OfferPageProps) {
  const { site, shell, offer, history } = props;
  const { t } = site;
  const isClosed = offer.status === 'ACCEPTED' || offer.status === 'WITHDRAWN';
  return (
    <DashboardLayout site={site} shell={shell} title={offer.customer_name}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('offers:title'), href: paths.dashboard.offers() },
          { label: offer.code },
        ]}
        title={offer.customer_name}
        tag={<OfferChip t={t} status={offer.status} />}
        summary={[
          formatStayWithYear(offer.check_in, offer.check_out),
          t('offers:nights', { count: offer.nights }),
          guestsText(t, offer),
        ].join(' · ')}
        actions={
          <>
            <LinkButton icon="external-link" href={paths.offer(offer.code)} target="_blank">
              {t('offers:show.open')}
            </LinkButton>
            {!isClosed && (
              <LinkButton icon="pencil" href={paths.dashboard.editOffer(offer.id)}>
                {t('offers:edit')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="main-and-side">
        <div className="form">
          <OfferedTable {...props} />
          {offer.note && (
            <Panel title={t('offers:field.note')}>
              <p className="pre-line">{offer.note}</p>
            </Panel>
          )}
          <Sending {...props} />
        </div>
        <aside aria-label={t('offers:show.facts')}>
          <Facts {...props} />
          <OfferActs t={t} offer={offer} />
          <HistoryPanel t={t} events={history} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function Facts({ site: { t }, offer }: OfferPageProps) {
  const moment = (instant: string | null) => (instant ? formatInstant(instant) : '—');
  return (
    <Panel title={t('offers:show.facts')}>
      <DefinitionList
        items={[
          {
            term: t('offers:field.customer_phone'),
            value: offer.customer_phone && (
              <a className="link" href={`tel:${offer.customer_phone}`}>
                {formatPhone(offer.customer_phone)}
              </a>
            ),
          },
          {
            term: t('offers:field.customer_email'),
            value: offer.customer_email && (
              <a className="link" href={`mailto:${offer.customer_email}`}>
                <EmailText>{offer.customer_email}</EmailText>
              </a>
            ),
          },
          { term: t('offers:field.valid_until'), value: moment(offer.valid_until) },
          {
            term: t('offers:show.made'),
            value: [moment(offer.created_at), offer.created_by_name].filter(Boolean).join(' · '),
          },
          { term: t('offers:show.sent'), value: moment(offer.sent_at) },
          { term: t('offers:show.opened'), value: moment(offer.opened_at) },
          { term: t('offers:show.accepted'), value: accepted(offer, moment(offer.accepted_at)) },
          ...(offer.withdrawn_at
            ? [{ term: t('offers:show.withdrawn'), value: moment(offer.withdrawn_at) }]
            : []),
        ]}
      />
    </Panel>
  );
}

/** With the reservation that came of it. */
const accepted = (
  { accepted_reservation_id: id, accepted_reservation_code: code }: OfferAnswer,
  when: string,
) =>
  id === null ? (
    when
  ) : (
    <>
      {when}{' '}
      <a className="link" href={paths.dashboard.villaReservation(id)}>
        {code}
      </a>
    </>
  );
