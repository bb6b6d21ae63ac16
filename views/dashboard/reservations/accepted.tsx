import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Html } from '../../components/html.tsx';
import { Note } from '../../components/note.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import type { ReservationRow } from './reservation.ts';

export interface AcceptedTextProps {
  site: Site;
  shell: DashboardShell;
  reservation: Pick<ReservationRow, 'kind' | 'id' | 'reservation_id' | 'listing_name'>;
  acceptance: {
    title: string;
    edition: number;
    /** As it stood before the guest, with this stay's facts in it. */
    html: string;
    sha256: string;
    /** Whether the text still has that print. */
    matches: boolean;
    checkbox_text: string;
    accepted_at: string;
    published_at: string;
    ip: string | null;
    user_agent: string | null;
  };
}

/** `/dashboard/reservations/{kind}/{id}/accepted/{hash}`: the very text a guest accepted, and the proof of it. */
export function AcceptedTextPage({ site, shell, reservation, acceptance }: AcceptedTextProps) {
  const { t } = site;
  const { kind, id, reservation_id, listing_name } = reservation;
  const { title, edition, html, matches } = acceptance;
  const name = t('affairs:accepted.title', { title, edition });
  return (
    <DashboardLayout site={site} shell={shell} title={name} subject={reservation_id}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t(`reservations:list.title.${kind}`), href: paths.dashboard.reservations(kind) },
          { label: reservation_id, href: paths.dashboard.reservation(kind, id) },
          { label: t('affairs:accepted.text') },
        ]}
        title={name}
        summary={`${reservation_id} · ${listing_name}`}
        actions={
          <Button type="button" icon="printer" className="needs-script no-print" data-print="">
            {t('dashboard:print')}
          </Button>
        }
      />
      <div className="main-and-side">
        <article className="panel" aria-label={t('affairs:accepted.text')}>
          <h2 className="hidden-text">{t('affairs:accepted.text')}</h2>
          <Html content={html} />
        </article>
        <aside aria-label={t('affairs:accepted.proof')}>
          <Panel title={t('affairs:accepted.proof')}>
            <div className="list-section">
              <Note
                kind={matches ? 'ok' : 'bad'}
                icon={matches ? 'shield-check' : 'shield-alert'}
                title={t(matches ? 'affairs:accepted.matches' : 'affairs:accepted.differs')}
              />
              <Proof site={site} acceptance={acceptance} />
            </div>
          </Panel>
        </aside>
      </div>
    </DashboardLayout>
  );
}

function Proof({ site: { t }, acceptance }: Pick<AcceptedTextProps, 'site' | 'acceptance'>) {
  const { accepted_at, published_at, checkbox_text, sha256, ip, user_agent } = acceptance;
  return (
    <DefinitionList
      items={[
        { term: t('affairs:accepted.at'), value: formatInstant(accepted_at) },
        { term: t('affairs:accepted.sentence'), value: checkbox_text },
        { term: t('affairs:accepted.published_at'), value: formatInstant(published_at) },
        {
          term: t('affairs:accepted.hash'),
          value: <code className="fingerprint">{sha256}</code>,
        },
        { term: t('affairs:accepted.ip'), value: ip },
        { term: t('affairs:accepted.agent'), value: user_agent },
      ]}
    />
  );
}
