import type { StayChoice } from '../../../islands/live-quote-types.ts';
import { formatCount, formatMonth, formatRating } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { GuestPictures } from '../../components/guest-pictures.tsx';
import { Icon } from '../../components/icon.tsx';
import { Pagination } from '../../components/pagination.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Comment, Comments as Kept, VillaData } from './villa.ts';

interface CommentsProps {
  site: Site;
  villa: VillaData;
  /** Kept in the links to more comments. */
  choice: StayChoice;
}

/** What guests say: the score, its parts, the newest comments with the owner's answers. */
export function Comments({ site, villa, choice }: CommentsProps) {
  const { t } = site;
  const { comments, slug } = villa;
  const { count, rating, page, pages } = comments;
  const href = (wanted: number) => `${pageAddress(slug, choice, wanted)}#yorumlar`;
  if (rating === null) return <NoComments site={site} />;
  return (
    <section className="block" id="yorumlar">
      <div className="comments-head">
        <h2>{t('villa:comments.title', { count })}</h2>
        <span className="rating">
          <Icon name="star" />
          {formatRating(rating)}
        </span>
      </div>
      <Scores site={site} comments={comments} />
      {comments.shown.length === 0 && <p>{t('villa:comments.empty_page')}</p>}
      {comments.shown.map((comment) => (
        <OneComment key={comment.id} site={site} comment={comment} />
      ))}
      {page === null && count > comments.shown.length && (
        <LinkButton href={href(1)}>{t('villa:comments.all')}</LinkButton>
      )}
      {page !== null && <Pagination site={site} page={page} pages={pages} href={href} />}
    </section>
  );
}

function NoComments({ site }: { site: Site }) {
  return (
    <section className="block" id="yorumlar">
      <h2>{site.t('villa:comments.none')}</h2>
      <p className="muted">{site.t('villa:comments.none_text')}</p>
    </section>
  );
}

/** Page 1 stays in the address: without it only the first few are shown. */
const pageAddress = (slug: string, { check_in, check_out, ...guests }: StayChoice, page: number) =>
  paths.villa(slug, { ...(check_out ? { check_in, check_out, ...guests } : {}), comments: page });

function Scores({ site, comments }: { site: Site; comments: Kept }) {
  const { t } = site;
  const { parts, counts, count } = comments;
  return (
    <>
      <ul className="scores">
        {parts.map(({ part, score }) => (
          <Bar
            key={part}
            name={t(`villa:comments.parts.${part}`)}
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
  const { author, score, text, answer, month, pictures } = comment;
  return (
    <article className="guest-comment">
      <p className="row between">
        <span>
          <b>{author}</b> <span className="muted fine">{`· ${formatMonth(month)}`}</span>
        </span>
        <span className="rating fine">
          <Icon name="star" />
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
