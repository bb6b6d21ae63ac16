import { formatMonth, formatRating } from '../../../server/shared/format.ts';
import { GuestPictures } from '../../components/guest-pictures.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData } from './boat.ts';

/** The newest comments with the answers to them. */
export function BoatComments({ site, boat }: { site: Site; boat: BoatData }) {
  const { t } = site;
  const { comments, rating, rating_count } = boat;
  if (comments.length === 0) return null;
  return (
    <section className="block" id="yorumlar">
      <div className="comments-head">
        <h2>{t('boats:comments.title', { count: rating_count })}</h2>
        {rating !== null && <Score site={site} score={rating} />}
      </div>
      {comments.map(({ id, author, score, text, answer, month, pictures }) => (
        <article key={id} className="guest-comment">
          <p className="row between">
            <span>
              <b>{author}</b> <span className="muted fine">{`· ${formatMonth(month)}`}</span>
            </span>
            <Score site={site} score={score} />
          </p>
          <p>{text}</p>
          {pictures && <GuestPictures site={site} author={author} pictures={pictures} />}
          {answer && <p className="answer">{t('boats:comments.answer', { text: answer })}</p>}
        </article>
      ))}
    </section>
  );
}

function Score({ site, score }: { site: Site; score: number }) {
  return (
    <span className="rating">
      <Icon name="star" />
      <span className="hidden-text">
        {site.t('boats:comments.score', { score: formatRating(score) })}
      </span>
      <span aria-hidden="true">{formatRating(score)}</span>
    </span>
  );
}
