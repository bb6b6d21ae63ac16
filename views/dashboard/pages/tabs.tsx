import type { Section } from '../../../server/schemas/content-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { GroupedTabs } from '../../components/dashboard/tabs.tsx';
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

const GROUPS = {
  agency: ['about', 'howrent', 'contact', 'car', 'faq'],
  terms: ['rental', 'cancel', 'privacy', 'kvkk', 'cookie', 'contracts'],
  papers: ['payment', 'bank', 'document'],
} as const satisfies Record<string, readonly SitePageTabsProps['current'][]>;

/** The site's texts by what they are about; the questions and what guests accept are among them. */
export function SitePageTabs({ site: { t }, shell, current }: SitePageTabsProps) {
  return (
    <GroupedTabs
      label={t('pages:tabs')}
      groups={(['agency', 'terms', 'papers'] as const).map((key) => ({
        key,
        label: t(`pages:group.${key}`),
        tabs: GROUPS[key]
          .map((name) => ({
            href: addressOf(name),
            label: name === 'contracts' ? t('legal:title') : t(`pages:name.${name}`),
            current: name === current,
          }))
          .filter(({ href }) => shell.available.has(href)),
      }))}
    />
  );
}

function addressOf(name: SitePageTabsProps['current']): string {
  if (name === 'contracts') return paths.dashboard.contracts();
  return name === 'faq' ? paths.dashboard.questions() : paths.dashboard.sitePage(name);
}
