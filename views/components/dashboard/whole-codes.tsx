/** A code as reservations and offers have it, in the middle of a text. */
const CODE = /\b([0-9A-Z]{4}-[0-9A-Z]{6})\b/;

/** A text whose codes do not end a line at their hyphen: half a code is none. */
export function WholeCodes({ children }: { children: string }) {
  return children.split(CODE).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className="nowrap">
        {piece}
      </span>
    ),
  );
}
