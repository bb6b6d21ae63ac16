import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { MoveButton, MoveDialog, type ReservationMove } from './moves.tsx';
import type { ReservationPageProps } from './show.tsx';

const usualFirst = (one: ReservationMove, other: ReservationMove) =>
  Number(other.tone === 'primary') - Number(one.tone === 'primary');

/** Of days that somebody else has, no move is the usual one: it would be refused. */
const unlikely = (move: ReservationMove): ReservationMove => ({ ...move, tone: 'plain' });

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
  const open = moves.filter((move) => !ends.includes(move));
  const daysGone = changeable && props.rivals.taken !== '';
  const steps = daysGone ? open.map(unlikely) : open.toSorted(usualFirst);
  const change = changeable && (
    <LinkButton
      kind={daysGone ? 'primary' : undefined}
      href={paths.dashboard.reservationChange(kind, id)}
    >
      {t(`reservations:change.open.${kind}`)}
    </LinkButton>
  );
  return (
    <section className="next-steps no-print" aria-label={t('reservations:next_step')}>
      <b>{t('reservations:next_step')}</b>
      {/* The usual one where the eye begins. */}
      {daysGone && change}
      {steps.map((move) => (
        <MoveButton key={move.to} {...move} />
      ))}
      {mails.map((mail) => (
        <LinkButton key={mail} href={paths.dashboard.reservationMail(kind, id, mail)}>
          {t(`reservations:mail.${mail}.open`)}
        </LinkButton>
      ))}
      {!daysGone && change}
      {repriceable && (
        <LinkButton href={paths.dashboard.reservationChange(kind, id)}>
          {t('reservations:change.open_price')}
        </LinkButton>
      )}
      {/* Together where they wrap: one of two at each edge would look like another kind of thing. */}
      {ends.length > 0 && (
        <div className="row">
          {ends.map((move) => (
            <MoveButton key={move.to} {...move} />
          ))}
        </div>
      )}
      {moves.map((move) => (
        <MoveDialog key={move.to} t={t} of={of} move={move} />
      ))}
    </section>
  );
}
