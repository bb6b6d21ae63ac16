import type { StaySearch } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import type { Site } from '../../layouts/site.ts';
import { listingAddress } from './addresses.ts';
import type { BookedVilla } from './booking.ts';

interface RefusedProps {
  site: Site;
  villa: BookedVilla;
  stay: StaySearch;
  reasons: readonly string[];
  nearest: { href: string; text: string } | null;
  alternatives: { href: string; text: string } | null;
  /** Nothing else on the page says what became of a form that was sent. */
  focus: boolean;
}

/** Everything that stands against the stay, in words, and the ways on. */
export function Refused({
  site,
  villa,
  stay,
  reasons,
  nearest,
  alternatives,
  focus,
}: RefusedProps) {
  const { t } = site;
  return (
    <div className="stack">
      <Note
        kind="warn"
        icon="circle-alert"
        title={t(reasons.length === 1 ? 'booking:refused.one' : 'booking:refused.many')}
        focus={focus}
      >
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Note>
      <div className="row wrapping">
        {nearest && <LinkButton href={nearest.href}>{nearest.text}</LinkButton>}
        <LinkButton href={listingAddress(villa, stay)}>
          {t(villa.charter ? 'booking:refused.boat' : 'booking:refused.villa')}
        </LinkButton>
        {alternatives && (
          <LinkButton kind="quiet" href={alternatives.href}>
            {alternatives.text}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
