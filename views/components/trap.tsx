import type { Site } from '../layouts/site.ts';

/** Robots fill in every field; people do not see this one. */
export function Trap({ site }: { site: Pick<Site, 't'> }) {
  return (
    <label className="hidden-text" aria-hidden="true">
      {site.t('booking:trap')}
      <input name="website" defaultValue="" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
