import type { ReactNode } from 'react';

interface PanelProps {
  title?: ReactNode;
  /** A number beside the title, or a unit. */
  aside?: ReactNode;
  action?: ReactNode;
  /** Rows that run to the panel's edges (lists, tables). */
  flush?: boolean;
  id?: string;
  /** Has nothing to say on paper. */
  off_paper?: boolean;
  children: ReactNode;
}

export function Panel({ title, aside, action, flush, id, off_paper, children }: PanelProps) {
  const look = ['panel', flush && 'flush', off_paper && 'no-print'].filter(Boolean).join(' ');
  return (
    <section className={look} id={id}>
      {title && (
        <div className="panel-head">
          <h2>
            {title} {aside !== undefined && <span className="dim">{aside}</span>}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
