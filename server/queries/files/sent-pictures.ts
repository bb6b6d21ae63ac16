import { sql } from 'kysely';

/** The pictures sent with a comment `c`; null where there are none. */
export const SENT_PICTURES = sql`(
  select json_agg(json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
    'colour', k.colour, 'alt', '') order by p.position, p.hash)
  from comment_pictures p join stored_pictures k on k.hash = p.hash
  where p.comment_id = c.id) as pictures`;
