import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** The level that follows the heading above it; h3 stands inside a section. */
  heading?: 'h2' | 'h3';
  /** One sentence why. */
  text?: string;
  /** One concrete way out, as a LinkButton, or two. */
  children?: ReactNode;
}

/** What stands where a list would: a small bay, why, and a way out. */
export function EmptyState({ title, heading: Heading = 'h3', text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg viewBox="0 0 132 84" aria-hidden="true">
        <path className="coast" d="M8 70c26-8 34-34 60-34s34 26 56 30" />
        <path className="waves" d="M24 78h84" strokeDasharray="14 9" />
        <circle className="boat" cx="68" cy="24" r="9" />
      </svg>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}
