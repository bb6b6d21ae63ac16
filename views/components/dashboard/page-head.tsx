import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** One line under the title: how many, for when, for whom. */
  summary?: ReactNode;
  /** The way up; the last crumb is this page and no link. */
  crumbs?: { label: string; href?: string }[];
  crumbs_label?: string;
  /** State chip beside the title. */
  tag?: ReactNode;
  actions?: ReactNode;
}

/** The head of every dashboard screen: where am I, what is this, what can I do with the whole of it. */
export function PageHead({ title, summary, crumbs, crumbs_label, tag, actions }: PageHeadProps) {
  return (
    <div className="screen-head">
      <div>
        {crumbs && (
          <nav className="crumbs" aria-label={crumbs_label}>
            {crumbs.map(({ label, href }, at) => (
              <span key={label}>
                {at > 0 && <Icon name="chevron-right" size="small" />}
                {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
              </span>
            ))}
          </nav>
        )}
        <div className="screen-title">
          <h1>{title}</h1>
          {tag}
        </div>
        {summary && <p>{summary}</p>}
      </div>
      {actions && <div className="screen-actions">{actions}</div>}
    </div>
  );
}
