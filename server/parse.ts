import type { Request } from 'express';
import type { z } from 'zod';

import { maskCardNumbers } from './domain/card-numbers.ts';
import { type FieldProblem, invalid, notFound } from './errors.ts';
import { Nothing } from './schemas/common.ts';
import { formatMoney } from './shared/format.ts';
import { readKurus } from './shared/typed-money.ts';

/** Turns untrusted input into a typed value, or a 422 that names every bad field at once. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = tryParse(schema, input);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.fields);
}

/**
 * The body of a call that changes something, which says all there is to say: a query would be passed over,
 * and whoever deletes with `?version=` would believe that it was looked at. @throws 422
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  { body, query }: Pick<Request, 'body' | 'query'>,
): z.output<Schema> {
  const parsed = tryParse(schema, body);
  const unread = unreadFields(query);
  if (parsed.success && Object.keys(unread).length === 0) return parsed.data;
  throw invalid({ ...unread, ...(parsed.success ? {} : parsed.fields) });
}

/** Every parameter of a call whose query nobody reads, as a field that there is none of. */
export function unreadFields(query: Request['query']): Record<string, FieldProblem> {
  const parsed = tryParse(Nothing, withoutEmpty(query));
  return parsed.success ? {} : parsed.fields;
}

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; fields: Record<string, FieldProblem> };

/** The value, or every field's first problem, dotted path by path: for a page that shows its form again. */
export function tryParse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Parsed<z.output<Schema>> {
  // Without its input, a field of the wrong kind could not be told from one that is missing.
  const result = schema.safeParse(input ?? {}, { reportInput: true });
  if (result.success) return { success: true, data: withoutCards(result.data) };
  return { success: false, fields: fieldProblems(result.error.issues) };
}

/** Fields in which people write what they like; a card's number among it must never be kept. */
export const isFreeText = (name: string): boolean =>
  /(^|_)(note|message|subject|reason|answer|comment|text|body|summary|name|title)$/.test(name);

/** The same value with the card numbers in its free texts masked (product.md §6, PCI SAQ-A). */
function withoutCards<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string')
    return (isFreeText(name) ? withoutCardNumbers(value) : value) as Value;
  if (Array.isArray(value)) return value.map((each) => withoutCards(each, name)) as Value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutCards(each, key)]),
  ) as Value;
}

/** Inside a tag of the editor's, digits are part of a picture's address. */
const withoutCardNumbers = (text: string): string =>
  text
    .split(/(<\/?[a-z][^<>]*>)/i)
    .map((part, index) => (index % 2 === 1 ? part : maskCardNumbers(part)))
    .join('');

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A page's path parameters: what cannot be right is a page that does not exist. */
export function parsePath<Schema extends z.ZodType>(
  schema: Schema,
  params: unknown,
): z.output<Schema> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw notFound();
}

/** A query string for an API call: an empty value counts as absent, everything else must be right. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: Record<string, unknown>,
): z.output<Schema> {
  return parse(schema, withoutEmpty(query));
}

/**
 * Like `parse`, for a page: what is unknown is ignored, and what is wrong falls back to the schema's
 * defaults instead of an error page, because a guest's old or mistyped link should still show
 * something useful. What lies beyond single fields (two days in their order) is looked at only once
 * those are right, so it is asked again until nothing is wrong. Every field of the schema must be
 * optional or have a default.
 */
export function parseLenient<Schema extends z.ZodObject>(
  schema: Schema,
  query: Record<string, unknown>,
): z.output<Schema> {
  const given = withoutEmpty(query);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const bad = new Set(result.error.issues.flatMap(parametersOf));
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name)));
  const dropped = Object.keys(kept).length < Object.keys(given).length;
  return dropped ? parseLenient(schema, kept) : schema.parse({});
}

/** The parameters that an issue is about. */
const parametersOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0
    ? issue.keys
    : [String(issue.path[0] ?? '')];

const withoutEmpty = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => !isBlank(value)));

/** Nothing, or nothing but blanks: what a search box sends whose reader has typed a space so far. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

const NO_OBJECT = 'body_not_object';

function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const [path, problem] of issues.flatMap(problemsOf))
    problems.set(path, toTell(problems.get(path), problem));
  // What a list lacks as a body says nothing of the fields that were meant.
  if (problems.get('') === NO_OBJECT) return { '': NO_OBJECT };
  // A name like `__proto__` is a field as any other.
  return Object.fromEntries(problems);
}

/** A field's first problem; of two limits of a kind the later, to which `Kurus.min(1)` narrows the earlier. */
const toTell = (first: FieldProblem | undefined, next: FieldProblem): FieldProblem =>
  typeof first === 'object' && typeof next === 'object' && first.code === next.code
    ? next
    : (first ?? next);

function problemsOf(issue: z.core.$ZodIssue): [string, FieldProblem][] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [[path, problemOf(issue)]];
  return issue.keys.map((key) => [[path, key].filter(Boolean).join('.'), 'unknown']);
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code.startsWith('invalid_') && isEmpty(issue.input)) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return typeProblem(issue);
    case 'too_small':
      // What has to be above zero is a whole number everywhere, so it is at least one.
      return sizeProblem(issue, 'min', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case 'too_big':
      return sizeProblem(issue, 'max', Number(issue.maximum));
    case 'invalid_format':
      return isCode(issue.message) ? issue.message : `not_${issue.format}`;
    case 'custom':
      return issue.message;
    case 'invalid_value':
      return choiceProblem(issue);
    default:
      return issue.code;
  }
}

/** A parameter that is given twice is a list, too. */
function typeProblem(issue: z.core.$ZodIssueInvalidType): string {
  if (issue.path.length === 0) return NO_OBJECT;
  if (Array.isArray(issue.input) && issue.input.length > 1) return 'not_one';
  return numberTyped(issue) ?? `not_${issue.expected}`;
}

/** Of what was typed for a number and is none: what a person has to change. */
function numberTyped({ expected, input, path }: z.core.$ZodIssueInvalidType): string | undefined {
  const name = String(path.at(-1));
  if (expected !== 'number' || typeof input !== 'string' || !/\d/.test(input)) return undefined;
  if (TYPED_MONEY.test(name))
    return readKurus(input) === undefined ? amountProblem(input) : undefined;
  return !DEGREES.has(name) && /^\s*[-+]?[\d.]+,\d+\s*$/.test(input) ? 'not_int' : undefined;
}

/** The amounts of forms, which send what they cannot read as it was typed, and of searches. */
const TYPED_MONEY = /_kurus$|^(min|max)_(price|amount)$/;

/** All other numbers that people type are whole. */
const DEGREES: ReadonlySet<string> = new Set(['lat', 'lon']);

const amountProblem = (text: string): string =>
  /,\d{3,}\D*$/.test(text) ? 'too_many_decimals' : 'not_amount';

/** Longer lists (a world's countries) say less than where to look them up. */
const MOST_CHOICES = 30;

const choiceProblem = ({ code, values }: z.core.$ZodIssueInvalidValue): FieldProblem =>
  values.length > MOST_CHOICES ? code : { code: 'one_of', values: { values: values.join(', ') } };

/** Nothing was given: a field left out, or a box left empty, which a form sends as '' or as null. */
const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** A schema may name its problem itself; zod's own messages are sentences. */
const isCode = (message: string) => /^[a-z_]+$/.test(message);

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function sizeProblem(
  { origin, path }: SizeIssue,
  bound: 'min' | 'max',
  limit: number,
): FieldProblem {
  if (origin === 'string' && bound === 'min' && limit === 1) return 'required';
  const kind = origin === 'string' || origin === 'array' ? origin : 'number';
  const shown = kind === 'number' ? asTyped(String(path.at(-1)), limit) : limit;
  return { code: `${kind}_${bound}`, values: { limit: shown } };
}

/** People type TL and metres; a limit in kuruş or centimetres would look a hundred times as far away. */
function asTyped(name: string, limit: number): string | number {
  if (name.endsWith('_kurus')) return formatMoney(limit);
  return name.endsWith('_cm') ? `${String(limit / 100).replace('.', ',')} m` : limit;
}
