import { z } from 'zod';

import { isCountry } from '../shared/countries.ts';
import { Day, Line, Text } from './common.ts';

/** People of one list; a form of more could not be sent whole. */
export const GUESTS_AT_MOST = 36;

export const GuestPass = z.object({ token: z.string().max(200).catch('') });

/** The own page after something was sent: `sent` names it. */
export const GuestPageQuery = GuestPass.extend({
  sent: z
    .enum(['change', 'cancellation', 'message', 'guests', 'confirmed'])
    .optional()
    .catch(undefined),
});

const emptyIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const message = Text(2000);

/** What a guest asks of the agency: other days, the end of the booking, or just an answer. */
export const GuestRequest = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('CHANGE'),
      message: message.default(''),
      check_in: emptyIsAbsent(Day),
      check_out: emptyIsAbsent(Day),
    })
    .superRefine(({ check_in, check_out, message: text }, context) => {
      const said = check_in || check_out || text;
      if (!said) context.addIssue({ code: 'custom', message: 'no_wish', path: ['message'] });
      if (check_in && check_out && check_out <= check_in)
        context.addIssue({ code: 'custom', message: 'not_after', path: ['check_out'] });
      if (check_in && !check_out)
        context.addIssue({ code: 'custom', message: 'both_days', path: ['check_out'] });
      if (check_out && !check_in)
        context.addIssue({ code: 'custom', message: 'both_days', path: ['check_in'] });
    }),
  z.object({
    kind: z.literal('CANCELLATION'),
    message: message.default(''),
    /** The refund was shown first, and the guest has seen it. */
    seen: z.literal('1', 'required'),
  }),
  z.object({ kind: z.literal('MESSAGE'), message: message.min(1) }),
]);

/** Fields of one name, once per person; one person's come alone. */
const column = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => [value ?? []].flat(), z.array(item).max(GUESTS_AT_MOST));

const Nothing = z.literal('');

/** Of which country a guest is: ISO 3166-1, two letters. */
export const Nationality = z
  .string()
  .regex(/^[A-Z]{2}$/, 'invalid')
  .refine(isCountry, 'invalid');

/** Who comes, for the report to the gendarmerie (KBS): one entry of each list per person. */
export const GuestListForm = z.object({
  first_name: column(z.union([Nothing, Line(60)])),
  last_name: column(z.union([Nothing, Line(60)])),
  nationality: column(z.union([Nothing, Nationality])),
  /** Empty keeps the number that is stored. */
  document_no: column(z.union([Nothing, z.string().trim().max(30)])),
  birth_date: column(z.union([Nothing, Day])),
  sex: column(z.union([Nothing, z.enum(['F', 'M'])])),
  plate: z.union([Nothing, Line(20)]).default(''),
});

/** Which list the form was filled in from: the newest row of it, 0 of none. Not said: it is not asked. */
export const SeenList = z.object({
  seen: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

const Typed = column(z.string().catch(''));

/** The same whatever is written in it: what is wrong of a person is told with all else that is. */
export const TypedGuestList = z.object({
  first_name: Typed,
  last_name: Typed,
  nationality: Typed,
  document_no: Typed,
  birth_date: Typed,
  sex: column(z.enum(['', 'F', 'M']).catch('')),
  plate: z.string().catch(''),
});

export type TypedGuestList = z.infer<typeof TypedGuestList>;
export type GuestRequest = z.infer<typeof GuestRequest>;
