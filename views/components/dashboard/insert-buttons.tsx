interface InsertButtonsProps {
  /** The id of the field that takes the pieces where its cursor is; of several the first, until another is used. */
  into: string;
  /** Stands between the pieces of a list; then they are added at its end, each once. */
  joined?: string;
  label: string;
  pieces: { text: string; label: string }[];
}

/** Pieces to write into a field by a click (islands/dashboard/insert.ts). */
export function InsertButtons({ into, joined, label, pieces }: InsertButtonsProps) {
  if (pieces.length === 0) return null;
  return (
    <div className="insert-pieces needs-script no-print" role="group" aria-label={label}>
      {pieces.map(({ text, label: words }) => (
        <button
          key={text}
          type="button"
          className="piece"
          data-insert={text}
          data-into={into}
          data-joined={joined}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
