import type { WrongDays } from '../../../server/domain/searched-stay.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { fieldId } from '../../components/field.tsx';

interface DaysNoteProps {
  t: Translate;
  kind: ListingKind;
  problem: WrongDays;
}

/** Why nothing is searched for these days; it leads to the one that is wrong. */
export function DaysNote({ t, kind, problem }: DaysNoteProps) {
  const field = problem === 'past' ? 'check_in' : 'check_out';
  return (
    <div className="note bad" role="alert">
      <a href={`#${fieldId(field)}`}>{t(`reservations:days_problem.${kind}.${problem}`)}</a>
    </div>
  );
}
