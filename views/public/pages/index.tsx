import { formatInstant } from '../../../server/shared/format-days.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Html } from '../../components/html.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { CompanyAside } from '../company/aside.tsx';

interface ContentPageProps {
  site: Site;
  page: {
    title: string;
    /** Sanitised when it was saved and again before it is shown. */
    body: string;
    seo_title: string | null;
    /** For search engines; '' of a page without words. */
    description: string;
    updated_at: Date;
  };
  /** Path of this very page. */
  href: string;
}

/** A company or legal page as staff wrote it, with the day it was last changed. */
export function ContentPage({ site, page, href }: ContentPageProps) {
  const { t } = site;
  return (
    <PublicLayout
      site={site}
      title={page.seo_title ?? page.title}
      description={page.description || undefined}
      canonical={href}
      styles={['form', 'prose', 'company']}
    >
      <div className="wrap with-aside">
        <div className="company">
          <Breadcrumbs site={site} trail={[{ text: page.title, href }]} />
          <header>
            <h1>{page.title}</h1>
            <p className="muted">
              {t('layout:last_changed', { when: formatInstant(page.updated_at) })}
            </p>
          </header>
          <Html content={page.body} />
        </div>
        <CompanyAside site={site} href={href} />
      </div>
    </PublicLayout>
  );
}
