import type { ReactNode } from 'react';

export interface Definition {
  term: string;
  value: ReactNode;
}

/** Facts as term and value; an absent value is said, never left blank. */
export function DefinitionList({ items }: { items: Definition[] }) {
  return (
    <dl className="facts-list">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
