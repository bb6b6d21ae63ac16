import { z } from 'zod';

import { Ranking } from '../schemas/common.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call sends back when it succeeds. */
interface Answer {
  status: 200 | 201;
  /** The whole JSON, envelope and all; none for a page or a file. */
  schema?: z.ZodType;
  /** Media types of an answer that is no JSON. */
  files?: readonly string[];
}

/**
 * What the document says of one call. The schemas are the very objects the controller parses with
 * and the presenter answers by; who may call stands in the route table alone.
 */
export interface Call {
  /** As in the route tables, below the address they are mounted at: `GET /v1/admin/showtown/:id`. */
  route: `${Verb} /${string}`;
  /** Path parameters that are no ids; `:id` and `:…_id` describe themselves. */
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Files of a multipart call beside its body: the field's name, and how many it takes. */
  files?: { field: string; most: number };
  answer: Answer;
  /** Codes beyond those every call may give (`common-errors.ts`), by status. */
  errors?: Readonly<Record<number, readonly string[]>>;
  /** Takes an `Idempotency-Key`; its three codes come with it. */
  repeatable?: true;
  /** A body that passes, where one made from the fields' names (`samples.ts`) would not. */
  example?: object;
}

/** One resource's calls; the key is the call's name in the document, the client and the catalogue. */
export type Calls = Readonly<Record<string, Call>>;

const content = (schema: z.ZodType) => z.strictObject({ content: schema });

/** `{content}` of one thing. */
export const one = (schema: z.ZodType): Answer => ({ status: 200, schema: content(schema) });

/** `{content}` of what was just made: 201. */
export const created = (schema: z.ZodType): Answer => ({ status: 201, schema: content(schema) });

/** `{content: [...]}`, all there are. */
export const all = (row: z.ZodType): Answer => one(z.array(row));

/** `{content: [...], total, skip, take}`: one page of a list. */
export const paged = (row: z.ZodType): Answer => ({
  status: 200,
  schema: z.strictObject({
    content: z.array(row),
    total: z.int().min(0),
    skip: z.int().min(0),
    take: z.int().min(1),
  }),
});

/** The answer to a delete: which row is gone. */
export const deleted: Answer = one(z.strictObject({ id: z.int().positive() }));

/** A page or a file. */
export const file = (...types: string[]): Answer => ({ status: 200, files: types });

/** A list that knows `format` can be had as a file. */
export const isExported = (query: z.ZodType | undefined): boolean =>
  query instanceof z.ZodObject && 'format' in query.shape;

/** Rows in a new order, refused where theirs is another than was seen. */
export const isRanking = (body: z.ZodType | undefined): boolean =>
  body instanceof z.ZodObject && body.shape.seen === Ranking.shape.seen;
