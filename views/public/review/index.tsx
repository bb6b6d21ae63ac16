import { formatStayWithYear, saidDays } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { MOST_REVIEW_PICTURES, PICTURE_MEGABYTES } from '../../../server/shared/upload-limits.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { InputField, TextareaField } from '../../components/field.tsx';
import { FileField } from '../../components/file-field.tsx';
import { Note } from '../../components/note.tsx';
import { Picture } from '../../components/picture.tsx';
import { sentTo } from '../../components/sent-to.ts';
import { Trans } from '../../components/trans.tsx';
import { Trap } from '../../components/trap.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Stars } from './stars.tsx';

export interface ReviewedStay {
  kind: ListingKind;
  slug: string;
  name: string;
  /** ISO days. */
  check_in: string;
  check_out: string;
  /** How a boat was sold; null: it is a villa. */
  unit: string | null;
  picture: PictureData | null;
}

interface ReviewPageProps {
  site: Site;
  stay: ReviewedStay;
  typed: Record<string, string>;
  /** Field → sentence. */
  errors: Record<string, string>;
  /** The trap field alone was filled in. */
  robot: boolean;
  /** Photographs came with what was refused: no page can put them back into its form. */
  lost_pictures: boolean;
}

const isRefusedForm = ({ robot, errors }: ReviewPageProps): boolean =>
  robot || Object.keys(errors).length > 0;

/** `/yorum/{code}`: a guest tells of a stay that is over. */
export function ReviewPage(props: ReviewPageProps) {
  const { site, stay, errors, robot } = props;
  const { t } = site;
  const title = t('review:title', { name: stay.name });
  const isRefused = isRefusedForm(props);
  return (
    <PublicLayout
      site={site}
      title={isRefused ? t('booking:error_prefix', { title }) : title}
      noindex
      styles={['form', 'review']}
    >
      <div className="wrap review">
        <Head site={site} stay={stay} title={title} />
        {robot && (
          <Note kind="bad" icon="circle-alert" title={t('review:robot_title')} focus>
            <p>{t('review:robot')}</p>
          </Note>
        )}
        <ErrorSummary site={site} fields={errors} />
        <Form {...props} />
      </div>
    </PublicLayout>
  );
}

export function Head({ site, stay, title }: { site: Site; stay: ReviewedStay; title: string }) {
  const { t } = site;
  return (
    <header className="page-head review-head">
      {stay.picture && (
        <div className="review-picture">
          <Picture picture={stay.picture} sizes="200px" widest={360} decorative />
        </div>
      )}
      <div>
        <h1>{title}</h1>
        <p>
          {formatStayWithYear(...saidDays(stay.unit, stay.check_in, stay.check_out))} ·{' '}
          {t('review:once')}
        </p>
      </div>
    </header>
  );
}

const PARTS = [
  'score_cleanliness',
  'score_location',
  'score_comfort',
  'score_contact',
  'score_value',
] as const;

/** A boat's are those of its page. */
function partOf({ t }: Site, { kind }: ReviewedStay, name: (typeof PARTS)[number]): string {
  if (kind === 'villa') return t(`review:part.${name}`);
  return t(`boats:comments.parts.${name.slice('score_'.length) as 'value'}`);
}

function Form(props: ReviewPageProps) {
  const { site, stay, typed, errors } = props;
  const { t } = site;
  return (
    <form
      className="stack loose"
      method="post"
      action={sentTo('')}
      encType="multipart/form-data"
      aria-label={t('review:form')}
      noValidate
      data-answer={isRefusedForm(props) ? '' : undefined}
    >
      <Trap site={site} />
      <section className="panel stack">
        <Stars
          site={site}
          name="score"
          label={t('review:score')}
          value={typed.score}
          error={errors.score}
          large
        />
        <details className="review-parts" open={PARTS.some((name) => typed[name])}>
          <summary>{t('review:parts')}</summary>
          <div>
            {PARTS.map((name) => (
              <Stars
                key={name}
                site={site}
                name={name}
                label={partOf(site, stay, name)}
                value={typed[name]}
                error={errors[name]}
              />
            ))}
          </div>
        </details>
      </section>
      <Words {...props} />
      <p className="fine muted">
        <Trans text={t('review:information')} parts={{ link: kvkkLink }} />
      </p>
      <div>
        <Button kind="primary" icon="send">
          {t('review:send')}
        </Button>
      </div>
    </form>
  );
}

const PICTURES = { most: MOST_REVIEW_PICTURES, megabytes: PICTURE_MEGABYTES };

function Words({ site, typed, errors, lost_pictures }: ReviewPageProps) {
  const { t } = site;
  return (
    <section className="panel stack">
      <TextareaField
        site={site}
        name="body"
        label={t('review:body')}
        hint={t('review:body_hint')}
        defaultValue={typed.body}
        error={errors.body}
        problem={t('review:error.body')}
        minLength={20}
        maxLength={3000}
        rows={7}
        required
      />
      <InputField
        site={site}
        name="author_name"
        label={t('review:author')}
        hint={t('review:author_hint')}
        defaultValue={typed.author_name}
        error={errors.author_name}
        problem={t('review:error.author_name')}
        maxLength={60}
        autoComplete="off"
        required
      />
      <FileField
        site={site}
        name="pictures"
        label={t('review:pictures')}
        hint={
          <>
            {lost_pictures && <b data-choose-again="">{t('review:pictures_again')} </b>}
            {t('review:pictures_hint', PICTURES)}
          </>
        }
        error={errors.pictures}
        accept="image/jpeg,image/png,image/webp,image/avif"
        limits={PICTURES}
        shrinks
        optional
      />
    </section>
  );
}

const kvkkLink = (words: string) => (
  <a className="link" href={paths.kvkk()}>
    {words}
  </a>
);
