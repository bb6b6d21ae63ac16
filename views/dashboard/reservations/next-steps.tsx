import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import type { IconName } from '../../components/icon.tsx';
import { MoveButton, MoveDialog } from './moves.tsx';
import type { DeskMailName, ReservationPageProps } from './show.tsx';

const ICONS: Record<DeskMailName, IconName> = {
  bank: 'landmark',
  payment_link: 'link',
  confirm: 'mail-check',
  deposit_link: 'shield',
};

/** What can be done next: moves of the state, mails, other dates; each says first what it does. */
export function NextSteps(props: ReservationPageProps) {
  const { site, reservation, moves, changeable, repriceable, mails } = props;
  const { t } = site;
  if (moves.length === 0 && mails.length === 0 && !changeable && !repriceable) return null;
  const { kind, id, reservation_id, listing_name, paid_kurus, version } = reservation;
  const of = {
    kind,
    id,
    name: `${reservation_id} · ${listing_name}`,
    paid_kurus,
    door: props.door,
    ending: props.ending,
    usual_option_until: props.usual_option_until,
    version,
  };
  const ends = moves.filter(({ tone }) => tone === 'danger');
  return (
    <section className="next-steps no-print" aria-label={t('reservations:next_step')}>
      <b>{t('reservations:next_step')}</b>
      {moves
        .filter(({ tone }) => tone !== 'danger')
        .map((move) => (
          <MoveButton key={move.to} {...move} />
        ))}
      {mails.map((mail) => (
        <LinkButton
          key={mail}
          icon={ICONS[mail]}
          href={paths.dashboard.reservationMail(kind, id, mail)}
        >
          {t(`reservations:mail.${mail}.open`)}
        </LinkButton>
      ))}
      {changeable && (
        <LinkButton icon="calendar-sync" href={paths.dashboard.reservationChange(kind, id)}>
          {t(`reservations:change.open.${kind}`)}
        </LinkButton>
      )}
      {repriceable && (
        <LinkButton icon="tag" href={paths.dashboard.reservationChange(kind, id)}>
          {t('reservations:change.open_price')}
        </LinkButton>
      )}
      {ends.map((move) => (
        <MoveButton key={move.to} {...move} />
      ))}
      {moves.map((move) => (
        <MoveDialog key={move.to} t={t} of={of} move={move} />
      ))}
    </section>
  );
}
