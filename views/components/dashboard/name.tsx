/** A name in a dense table, in more lines where its column is narrow. */
export function Name({ children }: { children: string }) {
  return (
    <span className="name" title={children}>
      <span>{children}</span>
    </span>
  );
}
