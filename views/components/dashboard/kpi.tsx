import type { ReactNode } from 'react';

export interface Kpi {
  label: string;
  value: ReactNode;
  /** What the number means or is measured against. */
  note?: ReactNode;
  tone?: 'up' | 'down' | 'due';
  /** The list that explains the number. */
  href?: string;
}

export function KpiTiles({ label, tiles }: { label: string; tiles: Kpi[] }) {
  return (
    <ul className="kpis" aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          {tile.href ? (
            <a href={tile.href}>
              <Tile {...tile} />
            </a>
          ) : (
            <div>
              <Tile {...tile} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ label, value, note, tone }: Kpi) {
  return (
    <>
      <span>{label}</span>
      <b>{value}</b>
      {note && <small className={tone}>{note}</small>}
    </>
  );
}
