import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  deletePostRow,
  getPostForUpdate,
  insertPost,
  replaceTags,
  updatePost,
} from '../../queries/content/blog-posts.ts';
import type { NewPost, PostChanges } from '../../schemas/blog-posts.ts';
import { slugOf } from '../../shared/slug.ts';
import { audit, type Doer } from '../audit.ts';
import { fieldsBefore } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';
import { freeSlugFor } from './new-slugs.ts';
import { sanitiseRichText, sanitiseWritten } from './rich-text.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

const entity = 'post';

/**
 * Makes a post, within a transaction; its id. 409 `slug_taken`; 422 for a cover that is not kept, a tag without letters and
 * a published post without a text.
 */
export async function createPost(
  db: Db,
  { tags, ...wanted }: NewPost,
  doer: Doer,
): Promise<number> {
  const named = tagsOf(tags);
  const row = rowOf(wanted);
  const post = { ...row, slug: wanted.slug ?? (await freeSlugFor(db, 'POST', wanted.title)) };
  const { id } = await insertPost(db, { ...post, created_by: doer.id });
  await replaceTags(db, id, named);
  const after = { ...post, tags: named.map(({ name }) => name) };
  await audit(db, doer, { action: 'post.created', entity, entity_id: id, after });
  return id;
}

/**
 * Replaces a post's fields. A changed address leaves the old one behind, which leads to the new one;
 * a post that was published keeps its date when none is given. 409 `slug_taken`, `stale`; 422 for a
 * published post without a text
 */
export async function editPost(
  pool: Db,
  { id, version, tags, ...wanted }: PostChanges,
  doer: Doer,
): Promise<void> {
  const named = tagsOf(tags);
  const former = await pool.transaction().execute(async (db) => {
    const post = await getPostForUpdate(db, id);
    const row = { ...rowOf(wanted, post.published_at), slug: wanted.slug ?? post.slug };
    const after = { ...row, tags: named.map(({ name }) => name) };
    const before = fieldsBefore(post, after);
    refuseStale(post, version, before);
    await updatePost(db, id, row);
    await replaceTags(db, id, named);
    await audit(db, doer, { action: 'post.edited', entity, entity_id: id, before, after });
    return post;
  });
  await dropPictures(pool, picturesOf(former));
}

/** @throws 404; 409 `stale` */
export async function deletePost(
  pool: Db,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const post = await getPostForUpdate(db, id);
    refuseStale(post, version, post);
    const before = await deletePostRow(db, id);
    await audit(db, doer, { action: 'post.deleted', entity, entity_id: id, before });
    return before;
  });
  await dropPictures(pool, picturesOf(former));
}

const picturesOf = ({ picture_hash, body }: { picture_hash: string | null; body: string }) => [
  picture_hash,
  ...picturesIn(body),
];

/** A published post says something and has a moment: the given one, the one it had, or this minute. */
function rowOf(wanted: Omit<NewPost, 'tags'>, earlier: Date | null = null) {
  const given = wanted.published_at ? Temporal.Instant.from(wanted.published_at) : undefined;
  const published_at = given ? asKept(given) : null;
  if (wanted.state === 'DRAFT')
    return { ...wanted, published_at, body: sanitiseRichText(wanted.body) };
  const body = sanitiseWritten(wanted.body, 'body');
  return { ...wanted, published_at: published_at ?? earlier?.toISOString() ?? thisMinute(), body };
}

/** As a form shows it again, so that saving that form anew changes no moment. */
const thisMinute = () => asKept(now().round({ smallestUnit: 'minute', roundingMode: 'floor' }));

/** As the row tells it in the history, whatever zone it was written in. */
const asKept = (moment: Temporal.Instant) => moment.toString({ smallestUnit: 'millisecond' });

function tagsOf(names: readonly string[]) {
  const tags = new Map<string, { slug: string; name: string }>();
  names.forEach((name, at) => {
    const slug = slugOf(name);
    if (!slug) throw invalid({ [`tags.${at}`]: 'not_slug' });
    if (!tags.has(slug)) tags.set(slug, { slug, name });
  });
  return [...tags.values()];
}
