import { paths } from '../../server/shared/paths.ts';
import type { Site } from './site.ts';

/** The form all theme and currency buttons of a page send, wherever they stand. */
export const PREFERENCES_FORM = 'preferences';

export function PreferencesForm({ site }: { site: Site }) {
  return (
    <form id={PREFERENCES_FORM} method="post" action={paths.preferences()} hidden>
      <input type="hidden" name="next" value={site.path} />
    </form>
  );
}
