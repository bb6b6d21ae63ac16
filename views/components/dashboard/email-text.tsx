/** An address in a list: where its place is narrow it goes on behind the @, and is not cut within a word. */
export function EmailText({ children }: { children: string }) {
  const [name, host] = children.split(/(?<=@)/);
  return (
    <span className="wrapping">
      {name}
      <wbr />
      {host}
    </span>
  );
}
