import type { ReactNode } from 'react';

import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { CompanyAside } from './aside.tsx';
import type { CompanyText } from './company-text.ts';

interface FrameProps {
  site: Site;
  /** Path of this very page. */
  href: string;
  /** Staff's words; without them the page's own title and description stand. */
  text: CompanyText | null;
  title: string;
  /** One sentence under the title. */
  lead: string;
  description?: string;
  children: ReactNode;
}

/** What the company's pages share: where they stand, their title, a column to read. */
export function CompanyFrame({ site, href, text, lead, children, ...own }: FrameProps) {
  const title = text?.title ?? own.title;
  return (
    <PublicLayout
      site={site}
      title={text?.seo_title ?? title}
      description={text?.seo_description ?? own.description ?? lead}
      canonical={href}
      styles={['form', 'prose', 'company']}
      lateStyle="cards-late"
    >
      <div className="wrap with-aside">
        <div className="company">
          <Breadcrumbs site={site} trail={[{ text: title, href }]} />
          <header>
            <h1>{title}</h1>
            <p className="muted">{lead}</p>
          </header>
          {children}
        </div>
        <CompanyAside site={site} href={href} />
      </div>
    </PublicLayout>
  );
}
