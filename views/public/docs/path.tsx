/** `GET /v1/…`; long addresses break at their slashes. */
export function Path({ verb, path }: { verb: string; path: string }) {
  return (
    <code className="path">
      <b className={`verb ${verb.toLowerCase()}`}>{verb}</b> {path}
    </code>
  );
}
