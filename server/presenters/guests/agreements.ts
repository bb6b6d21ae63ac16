import type { OpenAgreement } from '../../../views/public/booking/booking.ts';
import type { Agreement } from '../../services/reservations/sale-agreements.ts';
import { areAllThere } from '../../shared/accepted-texts.ts';
import { inOwnWords } from '../reservations/booking-errors.ts';
import type { Given } from '../reservations/booking-notices.ts';

interface Answered {
  /** Of the boxes, by their names. */
  errors?: Record<string, string> | undefined;
  /** The boxes as they were sent. */
  given?: Given | undefined;
}

/** The texts that are accepted before anything is paid or confirmed, and their boxes; null: they were. */
export const presentAgreement = (
  agreement: Agreement | null,
  { errors = {}, given }: Answered,
): OpenAgreement | null =>
  agreement && {
    mark: agreement.mark,
    documents: agreement.documents.map(({ kind, title, html }) => ({ kind, title, html })),
    // Without its texts the form has no boxes that a sentence could lead to.
    errors: areAllThere(agreement.documents) ? inOwnWords(errors) : {},
    accepted: {
      information: given?.accept_information !== undefined,
      contract: given?.accept_contract !== undefined,
    },
  };
