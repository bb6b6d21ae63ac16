import { z } from 'zod';

import { phoneSigns } from '../shared/phone.ts';
import { isBlank, withoutDirections } from '../shared/typed-text.ts';

/** A calendar day that exists, 'YYYY-MM-DD', in years that a stay or a birth can lie in. */
export const Day = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2199-12-31', 'not_date');

/** A month, 'YYYY-MM', of years in which the month after it can still be counted. */
export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'not_month');

/**
 * A moment with its offset, in the same years. No clock tells more than nine digits of a second, nor is any
 * sixteen hours from Greenwich's, and the database and `Temporal` take no more.
 */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine(
    (text) =>
      !/\.\d{10}|[+-](1[6-9]|2\d):\d\d$/.test(text) && Day.safeParse(text.slice(0, 10)).success,
    'not_datetime',
  );

/**
 * A whole number written in a query or a form: digits, with a sign below zero, and nothing else that
 * JavaScript takes for a number ('0x2', '1e1', '2.0', ' 2'). A number of a JSON body is one already.
 */
export const WholeText = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(readNumber, z.int().min(min).max(max));

/** An empty box of a form is a number that is missing; a fraction is told apart from what is no number. */
function readNumber(value: unknown): unknown {
  if (value === '') return undefined;
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
}

/** Read in one pass, however long it is: of digits there is one way to be matched. */
const NUMBER = /^(?:\d+|-0*[1-9]\d*|-?\d+\.0*[1-9]\d*)$/;

const MAX_ID = 2_147_483_647;

export const Id = z.int().positive().max(MAX_ID);
export const IdText = WholeText(1, MAX_ID);
export const IdParams = z.strictObject({ id: IdText });
export const Slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not_slug');

/** A list in a query: repeated (`a=1&a=2`), comma-joined (`a=1,2`) or both. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      (Array.isArray(value) ? value : [value])
        .flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))
        .filter((part) => part !== ''),
    z.array(item).max(100),
  );

/** `skip` and `take` of a list; `take` defaults to the resource's page size, at most 500. */
export const paging = (take: number) => ({
  skip: WholeText(0, 1_000_000).default(0),
  take: WholeText(1, 500).default(take),
});

/** What a list can be ordered by: each of its columns, and with a minus from its other end. */
export const ordersOf = <Column extends string>(...columns: Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const);

/** Of lists that staff put in order themselves. */
export const rankedOrders = ordersOf('position', 'id', 'name', 'created_at');

/** A coordinate, or none. */
export const Degrees = (most: number) => z.number().min(-most).max(most).nullable().default(null);

/** Of a list that can be had as a file too: `csv` and `xlsx` hold all that match, not one page. */
export const exported = { format: z.enum(['json', 'csv', 'xlsx']).default('json') };

/** A list that is never paged, to read or as a file. */
export const WholeList = z.strictObject({ ...exported });

/** Where nothing can be seen nothing was typed. */
const readable = (text: string): string => (isBlank(text) ? '' : withoutDirections(text));

/** One line typed by a person: trimmed, no control characters. */
export const Line = (max: number) =>
  z
    .string()
    .overwrite(readable)
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'control_characters');

/** Free text of several lines; no control characters but line breaks and tabs. */
export const Text = (max: number) =>
  z
    .string()
    .overwrite(readable)
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'control_characters');

/** One e-mail address, lowered as ASCII; never a list (`a@x, b@y` would add recipients). */
export const Email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((email) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));

/**
 * A telephone number as people type it, at home or abroad. Only its form: `shared/phone.ts` reads it,
 * and a test holds the two together.
 */
export const Phone = Line(30).refine((text) => PHONE_FORM.test(phoneSigns(text)), 'not_phone');

const PHONE_FORM =
  /^(?:(?:(?:\+|00)90)?0?(?:90(?=[2-58]\d{9}$))?(?:[2-58]\d{9}|444\d{4})|(?:\+|00)(?!90)[1-9]\d{6,14})$/;

const TICKS: unknown[] = [true, 'on', 'true', '1'];

/** A tick box of a form ('on') or a JSON true; not ticked is no answer but a refusal. */
export const Accepted = z
  .unknown()
  .refine((value) => TICKS.includes(value), 'must_accept')
  .transform(() => true)
  .meta({ type: 'boolean', const: true });

/** The `version` an edit was made from; not given, the edit replaces whatever stands there. */
export const Version = z.int().positive().optional();

/** Rows a call is about, each once. */
export const Ids = z
  .array(Id)
  .min(1)
  .max(500)
  .refine((ids) => new Set(ids).size === ids.length, 'repeated');

/** `{ids, active}`: switches all of them, or none when one cannot be. */
export const Flags = z.strictObject({ ids: Ids, active: z.boolean() });

/**
 * `{ids}`: the rows in their new order, within the places they have together. `seen`: the same rows as they stood
 * before the caller, so that an order somebody made meanwhile is not undone unseen.
 */
export const Ranking = z.strictObject({ ids: Ids, seen: Ids.optional() });

/** `when` of a rule between fields that speaks up whatever else is wrong: all problems are told at once. */
export const whateverElse = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

/** The parameters of a delete: the version that was seen, if the caller cares. */
export const SeenVersion = z.strictObject({ version: WholeText(1).optional() });

/** A row as the caller saw it. */
export const SeenRow = z.strictObject({ id: Id, version: z.int().min(1) });

/** Rows that one call is for, as the caller saw them; those that are left out may be as they are. */
export const SeenRows = z.array(SeenRow).max(500);

/** A call that takes no parameters and no body. */
export const Nothing = z.strictObject({});

export type Flags = z.infer<typeof Flags>;
export type Ranking = z.infer<typeof Ranking>;
