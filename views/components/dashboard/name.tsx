/** A name in a dense table: cut where its column is narrow, and whole to whoever points at it. */
export function Name({ children }: { children: string }) {
  return (
    <span className="name" title={children}>
      <span>{children}</span>
    </span>
  );
}
