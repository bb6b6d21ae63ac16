import { Fragment, type ReactNode } from 'react';

export interface Kpi {
  label: string;
  value: ReactNode;
  /** What the number means or is measured against. */
  note?: ReactNode;
  tone?: 'up' | 'down' | 'due';
  /** The same a year before, where the note says something else. */
  before?: Pick<Kpi, 'note' | 'tone'>;
  /** The list that explains the number. */
  href?: string;
  /** What else the tile counts, or the number's parts where no one list has all of it. */
  parts?: { text: string; href: string }[];
}

export function KpiTiles({ label, tiles }: { label: string; tiles: Kpi[] }) {
  return (
    <ul className="kpis" aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          {tile.href && !tile.parts ? (
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

/** A tile of several numbers leads from each of them. */
function Tile({ label, value, note, tone, before, href, parts }: Kpi) {
  return (
    <>
      <span>{label}</span>
      <b>
        {href && parts ? (
          <a href={href} aria-label={`${label}: ${value}`}>
            {value}
          </a>
        ) : (
          value
        )}
      </b>
      {note && <small className={tone}>{note}</small>}
      {before?.note && <small className={before.tone}>{before.note}</small>}
      {parts && parts.length > 0 && (
        <small>
          {parts.map(({ text, href: list }) => (
            <Fragment key={list}>
              <a className="link" href={list}>
                {text}
              </a>{' '}
            </Fragment>
          ))}
        </small>
      )}
    </>
  );
}
