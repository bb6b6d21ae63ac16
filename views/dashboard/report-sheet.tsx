import type { Site } from '../layouts/site.ts';

/** The stylesheet of the two reports, of payments, and of what the system and people did; only they load it. */
export function ReportSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-reports.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}
