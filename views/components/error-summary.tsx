import type { Site } from '../layouts/site.ts';
import { fieldId } from './field.tsx';
import { Note } from './note.tsx';

interface ErrorSummaryProps {
  site: Pick<Site, 't'>;
  /** Field name → sentence, as a refused form brings them; nothing is shown when there are none. */
  fields: Record<string, string> | null | undefined;
}

/** Stands first in a refused form, has focus, and leads to every field to put right. */
export function ErrorSummary({ site, fields }: ErrorSummaryProps) {
  const errors = Object.entries(fields ?? {});
  if (errors.length === 0) return null;
  return (
    <Note
      kind="bad"
      icon="circle-alert"
      title={site.t('common:error_summary', { count: errors.length })}
      focus
    >
      <ul>
        {errors.map(([name, text]) => (
          <li key={name}>
            <a className="link" href={`#${fieldId(name)}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
