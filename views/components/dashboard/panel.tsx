import type { ReactNode } from 'react';

interface PanelProps {
  title?: ReactNode;
  /** A number beside the title, or a unit. */
  aside?: ReactNode;
  action?: ReactNode;
  /** Rows that run to the panel's edges (lists, tables). */
  flush?: boolean;
  id?: string;
  children: ReactNode;
}

export function Panel({ title, aside, action, flush, id, children }: PanelProps) {
  return (
    <section className={flush ? 'panel flush' : 'panel'} id={id}>
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
