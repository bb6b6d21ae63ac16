import { Icon } from '../../components/icon.tsx';
import type { JourneyStep } from './booking.ts';

/** The way of a reservation, oldest first. */
export function Journey({ label, steps }: { label: string; steps: readonly JourneyStep[] }) {
  return (
    <ol className="journey" aria-label={label}>
      {steps.map(({ key, state, icon, title, note }) => (
        <li key={key} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="mark">
            <Icon name={icon} size="small" />
          </span>
          <span>
            <b>{title}</b>
            {note && <span className="muted">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
