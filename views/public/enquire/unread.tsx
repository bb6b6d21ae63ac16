import { LinkButton } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import type { Site } from '../../layouts/site.ts';

/** A paid sale that was made anew: the way to its texts, which the contract waits for alone. */
export function Unread({ site: { t }, href }: { site: Site; href: string }) {
  return (
    <Note kind="info" icon="info">
      <div className="stack">
        <p>
          <b>{t('payments:state.unread.title')}</b>
        </p>
        <div>
          <LinkButton kind="primary" href={href}>
            {t('payments:result.accept')}
          </LinkButton>
        </div>
      </div>
    </Note>
  );
}
