import type { Site } from '../layouts/site.ts';

/** The stylesheet of the screens for the site's texts and mails; only they load it. */
export function ContentSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-content.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}
