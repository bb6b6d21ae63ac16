import {
  formatAverage,
  formatCount,
  formatMonth,
  formatRating,
} from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import type { Comment, Comments } from '../public/villas/villa.ts';
import { LinkButton } from './button.tsx';
import { GuestPictures } from './guest-pictures.tsx';
import { identityOf, Kept } from './kept.tsx';
import { Pagination } from './pagination.tsx';

interface CommentsProps {
  site: Site;
  comments: Comments;
  /** Where the sentences stand that speak of the house or of the boat. */
  words: 'villa:comments' | 'boats:comments';
  /** The address of the same page with a page of comments, counted from 1. */
  href: (page: number) => string;
}

/** What guests say: the score, its parts, the newest comments with the answers to them. */
export function ListingComments({ site, comments, words, href }: CommentsProps) {
  const { t } = site;
  const { count, rating, page, pages, shown } = comments;
  const at = (wanted: number) => `${href(wanted)}#yorumlar`;
  if (rating === null) return <NoComments site={site} words={words} />;
  return (
    <section className="block" id="yorumlar">
      <Kept
        as="div"
        by={`comments|${words}|${identityOf(t)}|${JSON.stringify(comments)}`}
        content={() => <Given {...{ site, comments, words, rating }} />}
      />
      {page === null && count > shown.length && (
        <LinkButton href={at(1)}>{t('villa:comments.all')}</LinkButton>
      )}
      {page !== null && <Pagination site={site} page={page} pages={pages} href={at} />}
    </section>
  );
}

function Given({ site, comments, words, rating }: GivenProps) {
  const { t } = site;
  const { count, shown } = comments;
  return (
    <>
      <div className="comments-head">
        <h2>{t('villa:comments.title', { count })}</h2>
        <span className="rating starred">{formatAverage(rating)}</span>
      </div>
      <Scores site={site} comments={comments} words={words} />
      {shown.map((comment) => (
        <OneComment key={comment.id} site={site} comment={comment} />
      ))}
    </>
  );
}

type Worded = Pick<CommentsProps, 'site' | 'words'>;
type GivenProps = Omit<CommentsProps, 'href'> & { rating: number };

function NoComments({ site, words }: Worded) {
  return (
    <section className="block" id="yorumlar">
      <h2>{site.t('villa:comments.none')}</h2>
      <p className="muted">{site.t(`${words}.none_text`)}</p>
    </section>
  );
}

function Scores({ site, comments, words }: Worded & { comments: Comments }) {
  const { t } = site;
  const { parts, counts, count } = comments;
  return (
    <>
      <ul className="scores">
        {parts.map(({ part, score }) => (
          <Bar
            key={part}
            name={t(`${words}.parts.${part}`)}
            value={formatRating(score)}
            percent={score * 20}
          />
        ))}
      </ul>
      <details className="more">
        <summary className="link">{t('villa:comments.distribution')}</summary>
        <ul className="scores">
          {counts.map(({ stars, given }) => (
            <Bar
              key={stars}
              name={t('villa:comments.stars', { stars })}
              value={formatCount(given)}
              percent={count ? (given * 100) / count : 0}
            />
          ))}
        </ul>
      </details>
    </>
  );
}

function Bar({ name, value, percent }: { name: string; value: string; percent: number }) {
  return (
    <li>
      {name}
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.round(percent)} height="6" />
      </svg>
      <b>{value}</b>
    </li>
  );
}

function OneComment({ site, comment }: { site: Site; comment: Comment }) {
  const { t } = site;
  const { author, score, text, answer, month, verified, pictures } = comment;
  const facts = [formatMonth(month), verified && t('villa:comments.verified')].filter(Boolean);
  return (
    <article className="guest-comment">
      <p className="row between">
        <span>
          <b>{author}</b> <span className="muted fine">{facts.join(' · ')}</span>
        </span>
        <span className="rating starred fine">
          <span className="hidden-text">
            {t('villa:comments.score', { score: formatRating(score) })}
          </span>
          <span aria-hidden="true">{formatRating(score)}</span>
        </span>
      </p>
      <p>{text}</p>
      {pictures && <GuestPictures site={site} author={author} pictures={pictures} />}
      {answer && <p className="answer">{t('villa:comments.answer', { text: answer })}</p>}
    </article>
  );
}
