import type { Section } from '../../../server/schemas/content-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';

/** Where a section's text is read on the site. */
export const SITE_PAGES: Record<Section, (() => string) | null> = {
  about: paths.about,
  rental: paths.rentalTerms,
  cancel: paths.cancellation,
  privacy: paths.privacy,
  kvkk: paths.kvkk,
  howrent: paths.howToRent,
  contact: paths.contact,
  car: paths.cars,
  payment: paths.securePayment,
  bank: paths.banks,
  document: paths.documents,
  cookie: null,
};

interface SitePageTabsProps {
  site: Site;
  shell: DashboardShell;
  current: Section | 'faq' | 'contracts';
}

/** The site's texts side by side; the questions and what guests accept are among them. */
export function SitePageTabs({ site: { t }, shell, current }: SitePageTabsProps) {
  const sections = Object.keys(SITE_PAGES) as Section[];
  return (
    <Tabs
      label={t('pages:tabs')}
      tabs={[
        ...sections.map((section) => ({
          href: paths.dashboard.sitePage(section),
          label: t(`pages:name.${section}`),
          current: section === current,
        })),
        {
          href: paths.dashboard.contracts(),
          label: t('legal:title'),
          current: current === 'contracts',
        },
        {
          href: paths.dashboard.questions(),
          label: t('pages:name.faq'),
          current: current === 'faq',
        },
      ].filter(({ href }) => shell.available.has(href))}
    />
  );
}
