import { t } from '../../i18n.ts';
import type { Answered } from '../guests/guest-affairs.ts';

type Refused = NonNullable<Answered['refused']>;

/** What was written into a form of a booking's page whose day was over; a confirmation has only its boxes. */
export const keptText = (
  form: Refused['form'] | undefined,
  { token: _, ...typed }: Refused['typed'],
): string | undefined =>
  form === undefined || form === 'confirm' ? undefined : JSON.stringify({ form, typed });

/** The same once the booking is looked up again: in its form, and still to be sent. */
export const unsent = ({ form, typed }: Pick<Refused, 'form' | 'typed'>): Refused => ({
  form,
  typed,
  fields: {},
  sentence: t('enquire:over.unsent'),
});
