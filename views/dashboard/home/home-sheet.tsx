import type { Site } from '../../layouts/site.ts';

/** The stylesheet of the first screen; only that loads it. */
export function HomeSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-home.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}
