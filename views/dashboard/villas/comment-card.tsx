import type { Translate } from '../../../server/i18n.ts';
import type { CommentAnswer } from '../../../server/schemas/answers/comments.ts';
import { formatDay, formatInstant, formatRating } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { SelectTick } from '../../components/dashboard/bulk.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { HistoryLink } from '../../components/dashboard/history.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';

interface CardProps {
  site: Site;
  comment: CommentAnswer;
  /** Names the villa or boat, and can be ticked: where comments of several stand together. */
  listing?: boolean;
}

/** What a guest says, with the agency's answer and what can be done with it. */
export function CommentCard({ site, comment, listing }: CardProps) {
  const { t } = site;
  return (
    <article
      className="panel stack comment"
      id={`comment-${comment.id}`}
      aria-labelledby={`c${comment.id}-author`}
    >
      <Author t={t} comment={comment} listing={listing} />
      {listing && <About comment={comment} />}
      <p className="said">{comment.body}</p>
      <Scores t={t} comment={comment} />
      {comment.pictures.length > 0 && (
        <ul className="said-pictures">
          {comment.pictures.map((picture) => (
            <li key={picture.hash} className="thumbnail">
              <Picture picture={picture} sizes="88px" />
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.commentActivity(comment.id)}
        success="reload"
        toast={t('villas:comments.done')}
        log={paths.dashboard.audit({ entity: 'comment', entity_id: comment.id })}
      >
        <StaleNote t={t} version={comment.version} />
        <FormTextarea
          t={t}
          name="answer"
          scope={`c${comment.id}`}
          label={
            <>
              {t('villas:comments.answer')}
              <span className="hidden-text">: {comment.author_name}</span>
            </>
          }
          hint={answered(t, comment)}
          optional
          rows={2}
          maxLength={3000}
          data-type="line"
          defaultValue={comment.answer ?? ''}
        />
        <Acts t={t} comment={comment} />
      </ActionForm>
    </article>
  );
}

interface PartProps {
  t: Translate;
  comment: CommentAnswer;
}

function Author({ t, comment, listing: isTicked }: PartProps & { listing?: boolean | undefined }) {
  const { id, author_name, reservation, stayed_on, score, created_at, listing, version } = comment;
  const stayed = listing.kind === 'boat' ? 'fleet:comments.stayed' : 'villas:comments.stayed';
  return (
    <div className="comment-head">
      {isTicked && (
        <SelectTick t={t} id={id} name={`${author_name}, ${listing.name}`} version={version} />
      )}
      <div>
        <b id={`c${id}-author`}>{author_name}</b>
        <p className="dim">
          {reservation && <a href={stayPath(comment)}>{reservation.reservation_id}</a>}
          {reservation && ' · '}
          {stayed_on ? t(stayed, { day: formatDay(stayed_on) }) : formatInstant(created_at)}
        </p>
      </div>
      <div className="row wrapping">
        <span className="rating">
          <Icon name="star" />
          {formatRating(score)}
        </span>
        {reservation && <Tag kind="ok">{t('villas:comments.verified')}</Tag>}
      </div>
    </div>
  );
}

/** What is commented, with its state where it matters. */
function About({ comment: { listing } }: { comment: CommentAnswer }) {
  const { kind, id, name } = listing;
  const path = paths.dashboard[kind](id, 'comments');
  return (
    <p>
      <a className="link" href={path} data-row-link="">
        {name}
      </a>
    </p>
  );
}

function stayPath({ listing, reservation }: CommentAnswer): string {
  const id = reservation?.id ?? 0;
  return listing.kind === 'villa'
    ? paths.dashboard.villaReservation(id)
    : paths.dashboard.boatReservation(id);
}

const PARTS = ['cleanliness', 'location', 'comfort', 'contact', 'value'] as const;

function Scores({ t, comment: { scores, listing } }: PartProps) {
  const words = listing.kind === 'boat' ? 'boats' : 'villa';
  const given = PARTS.filter((part) => scores[part] !== null);
  if (given.length === 0) return null;
  return (
    <p className="dim">
      {given.map((part) => `${t(`${words}:comments.parts.${part}`)} ${scores[part]}`).join(' · ')}
    </p>
  );
}

/** Publishing sends the answer along; hiding leaves it as typed. */
function Acts({ t, comment }: PartProps) {
  const { id, state, author_name, version } = comment;
  const named = (act: 'publish' | 'save_answer' | 'hide' | 'delete') => ({
    'aria-label': `${t(`villas:comments.${act}`)}: ${author_name}`,
    children: t(`villas:comments.${act}`),
  });
  return (
    <div className="row wrapping no-print">
      {state !== 'PUBLISHED' && (
        <button
          type="submit"
          name="state"
          value="PUBLISHED"
          className="button primary"
          data-busy={t('common:saving')}
          {...named('publish')}
        />
      )}
      <button
        type="submit"
        className={state === 'PUBLISHED' ? 'button primary' : 'button outline'}
        data-busy={t('common:saving')}
        {...named('save_answer')}
      />
      {state !== 'HIDDEN' && (
        <button
          type="submit"
          name="state"
          value="HIDDEN"
          className="button outline"
          data-busy={t('common:saving')}
          {...named('hide')}
        />
      )}
      <DialogButton
        opens="delete-comment"
        kind="quiet"
        data-fill={JSON.stringify({ id, version, name: author_name })}
        {...named('delete')}
      />
      <HistoryLink entity="comment" id={id}>
        {t('dashboard:history.title')}
      </HistoryLink>
    </div>
  );
}

const answered = (t: Translate, { answered_at, answered_by_name }: CommentAnswer) =>
  answered_at
    ? t('villas:comments.answered', {
        when: formatInstant(answered_at),
        who: answered_by_name ?? '—',
      })
    : t('villas:comments.answer_hint');
