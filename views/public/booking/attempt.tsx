import { LinkButton } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import type { Site } from '../../layouts/site.ts';

/** Who was at the provider's page may have paid there: no second payment before that is known. */
export function Attempt({ site: { t }, href }: { site: Pick<Site, 't'>; href: string | null }) {
  if (!href) return null;
  return (
    <Note kind="warn" icon="clock" title={t('payments:attempt.title')}>
      <p>{t('payments:attempt.text')}</p>
      <div className="row wrapping">
        <LinkButton small href={href}>
          {t('payments:attempt.look')}
        </LinkButton>
      </div>
    </Note>
  );
}
