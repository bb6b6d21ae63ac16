import type { Site } from '../layouts/site.ts';

interface PrintStyleProps {
  site: Pick<Site, 'assets'>;
  name: 'villa-print';
}

/** What a page looks like on paper; browsers fetch it last, as nothing on the screen waits for it. */
export const PrintStyle = ({ site, name }: PrintStyleProps) => (
  <link media="print" rel="stylesheet" href={site.assets.asset(`css/${name}.css`)} />
);
