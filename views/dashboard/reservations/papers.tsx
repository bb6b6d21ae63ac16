import type { Translate } from '../../../server/i18n.ts';
import type { Surroundings } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import type { ReservationRow } from './reservation.ts';

interface PapersProps {
  t: Translate;
  reservation: Pick<ReservationRow, 'kind' | 'id'>;
  documents: Surroundings['documents'];
  acceptances: Surroundings['acceptances'];
}

/** What the guest accepted, with the print of the very text, and what lies with the reservation. */
export function Papers({ t, reservation, documents, acceptances }: PapersProps) {
  return (
    <Panel title={t('reservations:papers.title')}>
      {documents.length + acceptances.length === 0 && (
        <p className="muted">{t('reservations:papers.none')}</p>
      )}
      <ul className="papers">
        {acceptances.map(({ id, title, edition, sha256, checkbox_text, at, ip }) => (
          <li key={`acceptance-${id}`}>
            <Icon name="file-check" />
            <div>
              <a
                className="link"
                href={paths.dashboard.reservationAcceptance(
                  reservation.kind,
                  reservation.id,
                  sha256,
                )}
                title={t('affairs:accepted.open')}
              >
                <b>{t('reservations:papers.edition', { title, edition })}</b>
              </a>
              <small>{[formatInstant(at), ip].filter(Boolean).join(' · ')}</small>
              <small>{checkbox_text}</small>
              <code className="fingerprint">{t('reservations:papers.hash', { hash: sha256 })}</code>
            </div>
          </li>
        ))}
        {documents.map(({ id, kind, name, by_guest, at }) => (
          <li key={`document-${id}`}>
            <Icon name="file-text" />
            <div>
              <a
                className="link"
                href={paths.dashboard.reservationDocument(id)}
                target="_blank"
                rel="noopener"
                aria-label={`${t(`reservations:papers.kind.${kind as 'CONTRACT'}`)}: ${name}, ${formatInstant(at)}`}
              >
                <b>{t(`reservations:papers.kind.${kind as 'CONTRACT'}`)}</b>
              </a>
              <small>
                {[name, formatInstant(at), by_guest && t('reservations:papers.by_guest')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface CommentLinkProps {
  site: Site;
  code: string | null;
  /** ISO instant of the invitation. */
  invited_at: string | null;
  state: Surroundings['comment_state'];
}

/** The guest's link to a comment; it is made with the invitation after the stay. */
export function CommentLink({ site, code, invited_at, state }: CommentLinkProps) {
  const { t } = site;
  if (!code) return null;
  const address = `${site.base_url}${paths.review(code)}`;
  return (
    <Panel
      title={t('reservations:comment.title')}
      action={state && <Tag>{t(`states:comment.${state}`)}</Tag>}
    >
      <p className="muted">
        {invited_at
          ? t('reservations:comment.invited', { at: formatInstant(invited_at) })
          : t('reservations:comment.not_invited')}
      </p>
      <p className="copied-link">
        <a className="link" href={address} target="_blank" rel="noopener">
          {address}
        </a>
        <CopyButton site={site} text={address} label={t('reservations:comment.copy')} />
      </p>
    </Panel>
  );
}
