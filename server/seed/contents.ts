import { SECTIONS } from '../schemas/content-pages.ts';
import { printOf } from '../services/content/legal-documents.ts';
import { startingLegalTexts, startingPages } from '../services/content/starting-texts.ts';
import { fold } from '../shared/fold.ts';
import { slugOf } from '../shared/slug.ts';
import { catalogue } from './catalogue.ts';
import { documentsOf } from './documents.ts';
import { dayFrom, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import { picture } from './pictures.ts';
import { places } from './places.ts';
import { type Numbered, numbered, type Rows } from './rows.ts';
import postTexts from './texts/blog.json' with { type: 'json' };
import faqTexts from './texts/faq.json' with { type: 'json' };
import formerLegalTexts from './texts/legal.json' with { type: 'json' };
import ownPages from './texts/pages.json' with { type: 'json' };

const EDITOR = STAFF_IDS[1] ?? null;

/** The site's own pages, questions, posts and papers. */
export const contentsOf = (moment: Moment): Rows => ({
  ...pagesOf(moment),
  faq_groups: numbered(
    faqTexts.map(({ title, landing }, position) => ({ title, ...landingOf(landing), position })),
  ),
  faq_entries: faqTexts.flatMap(({ entries }, index) =>
    entries.map((entry, position) => ({ group_id: index + 1, ...entry, position })),
  ),
  ...postsOf(moment),
  documents: documentsOf(),
  legal_documents: legalDocumentsOf(moment),
});

/** The type or place whose page has the questions; general ones have none. */
function landingOf(landing: { kind: string; slug: string } | undefined) {
  if (!landing) return { landing_kind: null, landing_id: null };
  const { kind, slug } = landing;
  const found = LANDINGS[kind]?.find((row) => row.slug === slug);
  if (!found) throw new RangeError(`There is no page /${slug}`);
  return { landing_kind: kind, landing_id: found.id };
}

const LANDINGS: Record<string, readonly { id: number; slug: string }[]> = {
  TOWN: places.towns,
  VILLA_TYPE: catalogue.villa_types,
  BOAT_TYPE: catalogue.boat_types,
};

/** The agency's own pages; where it wrote none, those that the product comes with. */
const pageTexts = SECTIONS.flatMap((section) => {
  const own = ownPages.find((page) => page.section === section);
  const starting = startingPages.find((page) => page.section === section);
  if (own) return [own];
  return starting ? [{ ...starting, body: starting.body.split('\n') }] : [];
});

/** Each page with the version before it, which lacks its last paragraph. */
function pagesOf(moment: Moment): Rows {
  const [before, after] = [-320, -45].map((days) => past(moment, dayFrom(moment, days), [11, 0]));
  const content_pages = numbered(
    pageTexts.map(({ section, title, body }) => ({
      section,
      title,
      body: body.join('\n'),
      updated_by: EDITOR,
      created_at: before,
      updated_at: after,
    })),
  );
  const content_versions = pageTexts.flatMap(({ title, body }, index) => {
    const page = { page_id: index + 1, title, created_by: EDITOR };
    const first = body.length > 1 ? body.slice(0, -1) : body;
    return [
      { ...page, number: 1, body: first.join('\n'), created_at: before },
      { ...page, number: 2, body: body.join('\n'), created_at: after },
    ];
  });
  return { content_pages, content_versions };
}

const TAGS = [...new Set(postTexts.flatMap(({ tags }) => tags))];

function postsOf(moment: Moment): Rows {
  const blog_posts = numbered(
    postTexts.map(({ title, summary, body, picture: photo, author }, index) => {
      const { hash, alt } = picture(photo);
      const published_at = past(moment, dayFrom(moment, -6 - index * 19), [9, 0]);
      return {
        slug: slugOf(title),
        title,
        summary,
        body: body.join('\n'),
        picture_hash: hash,
        picture_alt: alt,
        author_name: author,
        state: 'PUBLISHED',
        published_at,
        created_by: EDITOR,
        created_at: published_at,
        updated_at: published_at,
      };
    }),
  );
  return {
    blog_posts,
    blog_tags: numbered(TAGS.map((name) => ({ slug: slugOf(fold(name)), name }))),
    blog_post_tags: postTexts.flatMap(({ tags }, index) =>
      tags.map((tag) => ({ post_id: index + 1, tag_id: TAGS.indexOf(tag) + 1 })),
    ),
  };
}

/** Every edition of every text guests accept; the newest is in force. */
function legalDocumentsOf(moment: Moment): Numbered<'legal_documents'>[] {
  return numbered(
    startingLegalTexts.flatMap(({ kind, title, body: newest }) => {
      const former = formerLegalTexts.find((text) => text.kind === kind)?.editions ?? [];
      const bodies = [...former.map((paragraphs) => paragraphs.join('\n')), newest];
      return bodies.map((body, index) => {
        const age = 200 * (bodies.length - index);
        const published_at = past(moment, dayFrom(moment, -age), [10, 0]);
        return {
          kind,
          edition: index + 1,
          title,
          body,
          sha256: printOf(body),
          published_at,
          created_by: STAFF_IDS[0] ?? null,
          created_at: published_at,
        };
      });
    }),
  );
}
