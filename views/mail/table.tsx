import type { CSSProperties, ReactNode } from 'react';

interface TableProps {
  children: ReactNode;
  /** Pixels for programs that ignore max-width; always as wide as its place otherwise. */
  width?: number;
  style?: CSSProperties;
}

/** A table for layout: announced as nothing, no gaps of its own. */
export function Table({ children, width, style }: TableProps) {
  return (
    <table
      role="presentation"
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', borderCollapse: 'collapse', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
