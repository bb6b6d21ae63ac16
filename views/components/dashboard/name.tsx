/**
 * A name in a dense table, in more lines where its column is narrow. Read from right to left it takes no number
 * behind it with it.
 */
export function Name({ children }: { children: string }) {
  return (
    <span className="name" title={children}>
      <bdi>{children}</bdi>
    </span>
  );
}
