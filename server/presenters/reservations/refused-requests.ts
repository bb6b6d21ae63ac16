import type { GuestAffairsData } from '../../../views/public/enquire/affairs.ts';
import { fieldSentences } from '../../error-sentences.ts';
import type { FieldProblem } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { Day } from '../../schemas/common.ts';
import { formatDay } from '../../shared/format.ts';
import type { RequestKind } from '../../shared/guest-requests.ts';
import { typedText } from '../typed-text.ts';

/** A form of a booking's page that was not taken, and why. */
export interface RefusedForm {
  form: 'request' | 'guests' | 'confirm';
  fields: Record<string, FieldProblem>;
  /** Why it could not be, where no field is to blame. */
  sentence: string | null;
  typed: Record<string, unknown>;
}

/** Characters of a message: more was never taken. */
const MOST = 2000;

type Against = 'already_asked' | 'move_not_allowed' | ChangeRefusal;
type ChangeRefusal = 'no_date_change' | 'date_changes_used' | 'date_change_late';

interface Standing {
  boat: boolean;
  /** Whether the page has the form. */
  offered: Record<RequestKind, boolean>;
  /** Why it has not. */
  against: Record<'CHANGE' | 'CANCELLATION', Against | null>;
}

/**
 * What was asked for and not taken, in its form. Where the page has that form no more, as an older tab asked
 * again, it stands in the message's, so that nothing that was written is lost.
 */
export function presentRefusedRequest(
  refused: RefusedForm,
  { boat, offered, against }: Standing,
): NonNullable<GuestAffairsData['refused']> {
  const kind = kindOf(refused.typed.kind);
  if (kind !== 'MESSAGE' && !offered[kind]) {
    const sentence = refused.sentence ?? t(`errors:${against[kind] ?? 'move_not_allowed'}`);
    return asMessage(`${sentence} ${t('enquire:request.as_message')}`, refused.typed, boat);
  }
  return {
    kind,
    fields: sentencesOf(refused.fields, boat),
    sentence: refused.sentence,
    message: typedText(refused.typed.message, MOST),
    check_in: typedText(refused.typed.check_in),
    check_out: typedText(refused.typed.check_out),
  };
}

const kindOf = (kind: unknown): RequestKind =>
  kind === 'CHANGE' || kind === 'CANCELLATION' ? kind : 'MESSAGE';

function asMessage(sentence: string, typed: RefusedForm['typed'], boat: boolean) {
  const days = (['check_in', 'check_out'] as const).map((name) => {
    const label = t(boat ? `enquire:request.boat_${name}` : `enquire:request.${name}`);
    const day = Day.safeParse(typed[name]);
    return day.success && `${label}: ${formatDay(day.data)}`;
  });
  const message = [...days, typedText(typed.message, MOST)].filter(Boolean).join('\n');
  return { kind: 'MESSAGE', fields: {}, sentence, message, check_in: '', check_out: '' } as const;
}

/** The box of a cancellation says what it is about; a boat is boarded and left. */
const sentencesOf = (fields: Record<string, FieldProblem>, boat: boolean) => ({
  ...fieldSentences(fields),
  ...(fields.seen && { seen: t('enquire:request.seen_missing') }),
  ...(boat && fields.check_out === 'not_after' && { check_out: t('boats:days_problem.order') }),
  ...(boat && isTooLong(fields.check_out) && { check_out: t('boats:days_problem.too_long') }),
});

const isTooLong = (problem: FieldProblem | undefined): boolean =>
  typeof problem === 'object' && problem.code === 'too_many_nights';
