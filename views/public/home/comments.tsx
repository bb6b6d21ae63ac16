import { formatAverage } from '../../../server/shared/format.ts';
import { formatMonth } from '../../../server/shared/format-days.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../layouts/site.ts';

/** A published comment; `month` of the stay as 'YYYY-MM', `score` out of 5. */
export interface HomeComment {
  id: number;
  author: string;
  score: number;
  text: string;
  listing: { kind: ListingKind; slug: string; name: string };
  month: string;
}

export function Comments({ site, comments }: { site: Site; comments: readonly HomeComment[] }) {
  const { t } = site;
  return (
    <Section
      title={t('home:comments.title')}
      text={t('home:comments.text')}
      cards={comments}
      columns={3}
      texts
    >
      {(comment) => <Comment key={comment.id} site={site} comment={comment} />}
    </Section>
  );
}

function Comment({ site, comment }: { site: Site; comment: HomeComment }) {
  const { t } = site;
  const { author, score, text, listing, month } = comment;
  return (
    <figure className="comment">
      <span className="rating" role="img" aria-label={t('home:comments.stars', { score })}>
        {Array.from({ length: Math.round(score) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike
          <Icon key={index} name="star" />
        ))}
        {formatAverage(score)}
      </span>
      <blockquote>{text}</blockquote>
      <figcaption>
        <span className="initials" aria-hidden="true">
          {initials(author)}
        </span>
        <span>
          <b>{author}</b>
          <a href={paths[listing.kind](listing.slug)}>
            {t('home:comments.stay', { name: listing.name, month: formatMonth(month) })}
          </a>
        </span>
      </figcaption>
    </figure>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('tr') ?? '').join('');
}
