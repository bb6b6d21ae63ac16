import type { CommentState } from '../../../server/shared/desk-states.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Head, type ReviewedStay } from './index.tsx';

interface ReviewEndPageProps {
  site: Site;
  stay: ReviewedStay & { comment_state: CommentState | null };
  state: 'used' | 'over';
  /** Photographs of the comment just sent that could not be kept. */
  failed: number;
}

/** A link that was used, or that came too late. */
export function ReviewEndPage({ site, stay, state, failed }: ReviewEndPageProps) {
  const { t } = site;
  const shown = state === 'used' && stay.comment_state === 'PUBLISHED' ? 'published' : state;
  const title = t(`review:end.${shown}_title`);
  const page = stay.kind === 'villa' ? paths.villa(stay.slug) : paths.boat(stay.slug);
  return (
    <PublicLayout site={site} title={title} noindex styles={['form', 'review']}>
      <div className="wrap review">
        <Head site={site} stay={stay} title={title} />
        <Note
          kind={shown === 'over' ? 'warn' : 'ok'}
          icon={shown === 'over' ? 'timer' : 'circle-check'}
          title={t(`review:end.${shown}_head`)}
        >
          <p>{t(`review:end.${shown}`)}</p>
        </Note>
        {failed > 0 && (
          <Note kind="warn" icon="image">
            <p>{t('review:end.failed', { count: failed })}</p>
          </Note>
        )}
        <div className="row wrapping">
          <LinkButton kind="primary" href={page}>
            {t('review:end.look', { name: stay.name })}
          </LinkButton>
          {shown === 'over' ? (
            <LinkButton href={paths.contact()}>{t('review:end.write')}</LinkButton>
          ) : (
            <LinkButton href={paths[`${stay.kind}s`]()}>{t(`review:end.${stay.kind}s`)}</LinkButton>
          )}
        </div>
      </div>
    </PublicLayout>
  );
}
