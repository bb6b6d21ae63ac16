import { z } from 'zod';

/** A row's number. */
export const Id = z.int().positive();

/** How often a row was saved; sent back with an edit, an old one is 409 `stale`. */
export const Version = z.int().positive();

/** Whole kuruş, 1/100 TL. */
export const Kurus = z.int();

/** A calendar day, 'YYYY-MM-DD'. */
export const Day = z.iso.date();

/** A moment, ISO 8601 in UTC. A presenter gives `date.toISOString()`. */
export const Instant = z.iso.datetime();

/** `{id, name}` of something to choose. */
export const Name = z.strictObject({ id: Id, name: z.string() });

/** `{id, slug, name}` of something that has a page. */
export const SlugName = z.strictObject({ id: Id, slug: z.string(), name: z.string() });

/** `{ids, active}`: the answer of a flags call is what it was asked, done; `changed`: those that stood otherwise. */
export const Flagged = z.strictObject({
  ids: z.array(Id),
  active: z.boolean(),
  changed: z.array(Id),
});

/** `{ids}` in their new order. */
export const Ranked = z.strictObject({ ids: z.array(Id) });

/** `{ids}` of the rows that are gone. */
export const Gone = z.strictObject({ ids: z.array(Id) });

/** A picture of ours: its files are `/media/{hash}/{width}.jpg`, `.webp` and `.avif`. */
export const Picture = z.strictObject({
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string(),
  alt: z.string(),
});

/**
 * Names and plain values that depend on what they tell of. Not `z.json()`: it refers to itself, and types
 * that others generate of a document with such a schema do not compile.
 */
export const JsonObject = z.record(z.string(), z.unknown());

/** What was said to a person, ready to be shown. */
export const Sentence = z.string();
