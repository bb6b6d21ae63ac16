import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Timeline, type TimelineEvent } from '../../components/dashboard/timeline.tsx';
import type { ReservationDetail } from './reservation.ts';

const TIMELINE_PARTS = ['all', 'mails', 'payments', 'notes'] as const;
export type TimelinePart = (typeof TIMELINE_PARTS)[number];

const KINDS: Record<TimelinePart, TimelineEvent['kind'] | null> = {
  all: null,
  mails: 'mail',
  payments: 'payment',
  notes: 'note',
};

interface TimelinePanelProps {
  t: Translate;
  reservation: ReservationDetail;
  events: TimelineEvent[];
  part: TimelinePart;
}

/** All that happened, newest first, and a place for a note of one's own. */
export function TimelinePanel({ t, reservation, events, part }: TimelinePanelProps) {
  const kind = KINDS[part];
  return (
    <Panel
      id="timeline"
      title={t('reservations:timeline')}
      action={<Parts t={t} reservation={reservation} part={part} />}
    >
      <NoteForm t={t} reservation={reservation} />
      <Timeline t={t} events={kind ? events.filter((event) => event.kind === kind) : events} />
    </Panel>
  );
}

function Parts({ t, reservation, part }: Omit<TimelinePanelProps, 'events'>) {
  const { kind, id } = reservation;
  return (
    <nav className="segment no-print" aria-label={t('reservations:timeline_parts')}>
      {TIMELINE_PARTS.map((each) => (
        <a
          key={each}
          href={`${paths.dashboard.reservation(kind, id, {
            show: each === 'all' ? undefined : each,
          })}#timeline`}
          aria-current={each === part ? 'true' : undefined}
        >
          {t(`reservations:timeline_part.${each}`)}
        </a>
      ))}
    </nav>
  );
}

function NoteForm({ t, reservation: { id, kind } }: Pick<TimelinePanelProps, 't' | 'reservation'>) {
  return (
    <ActionForm
      t={t}
      className="note-form no-print"
      method="POST"
      path={paths.api.reservationNotes(id, kind)}
      success="reload"
      toast={t('reservations:note.done')}
      once
    >
      <FormTextarea
        t={t}
        scope="timeline"
        name="note"
        label={t('reservations:note.label')}
        hint={t('reservations:note.hint')}
        rows={2}
        maxLength={2000}
        required
      />
      <button type="submit" className="button outline" data-busy={t('common:saving')}>
        {t('reservations:note.submit')}
      </button>
    </ActionForm>
  );
}
