import type { Site } from '../layouts/site.ts';

/** What a villa's or a boat's page looks like on paper; browsers fetch it last, as nothing on the screen waits for it. */
export const PrintStyle = ({ site }: { site: Pick<Site, 'assets'> }) => (
  <link media="print" rel="stylesheet" href={site.assets.asset('css/villa-print.css')} />
);
