import { Html } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { AcceptedDocument } from './enquiry.ts';

/** The texts the guest accepted, word for word as they stood then. */
export function Documents({ site, documents }: { site: Site; documents: AcceptedDocument[] }) {
  const { t } = site;
  return (
    <section className="panel agreements">
      <h2>{t('enquire:documents.title')}</h2>
      {documents.map(({ id, title, accepted, html }) => (
        <details key={id} className="document">
          <summary>
            <Icon name="file-text" size="small" />
            <span>
              {t('enquire:documents.show', { title })}
              <span className="fine muted">{accepted}</span>
            </span>
            <Icon name="chevron-down" size="small" />
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls inside itself */}
          <div role="region" aria-label={title} tabIndex={0}>
            <Html content={html} />
          </div>
        </details>
      ))}
    </section>
  );
}
