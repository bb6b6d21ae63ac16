import type { DocsLine } from './docs.ts';
import { Path } from './path.tsx';
import { Said } from './said.tsx';

/** Calls in a list, each found by what a program calls it by, with a sentence on what it does. */
export function Calls({ calls, page }: { calls: Omit<DocsLine, 'group'>[]; page: string }) {
  return (
    <ul className="calls">
      {calls.map(({ name, verb, path, summary }) => (
        <li key={name}>
          <a href={`${page}#${name}`}>
            <Path verb={verb} path={path} />
          </a>
          <span className="muted">
            <Said text={summary} />
          </span>
        </li>
      ))}
    </ul>
  );
}
