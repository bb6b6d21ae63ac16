import type { Translate } from '../../../server/i18n.ts';
import type { NewsletterAnswer } from '../../../server/schemas/answers/newsletters.ts';
import { formatCount, formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';

interface ProgressProps {
  t: Translate;
  newsletter: NewsletterAnswer;
  audience: number;
}

/** How far it has got; while it goes out the numbers follow (islands/dashboard/newsletter-progress.ts). */
export function NewsletterProgress({ t, newsletter, audience }: ProgressProps) {
  const { id, state, queued_count, sent_count, dead_count, skipped_count } = newsletter;
  const most = Math.max(newsletter.finished_at ? queued_count : audience, queued_count, 1);
  const figures = { queued_count, sent_count, dead_count, skipped_count };
  return (
    <section
      className="panel newsletter-progress"
      aria-label={t('newsletters:progress')}
      data-newsletter={state === 'SENDING' ? paths.api.newsletter(id) : undefined}
    >
      <progress max={most} value={sent_count} aria-label={t('newsletters:progress')} />
      <dl>
        {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
          <div key={name}>
            <dt>{t(`newsletters:column.${name}`)}</dt>
            <dd data-figure={name}>{formatCount(figures[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('newsletters:column.started_at')}</dt>
          <dd>{newsletter.started_at ? formatInstant(newsletter.started_at) : '—'}</dd>
        </div>
        {newsletter.finished_at && (
          <div>
            <dt>{t('newsletters:column.finished_at')}</dt>
            <dd>{formatInstant(newsletter.finished_at)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
