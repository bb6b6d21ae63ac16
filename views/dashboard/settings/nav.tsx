import type { SettingsSection } from '../../../server/schemas/settings.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';

export const settingsPath = (section: SettingsSection): string =>
  ({
    site: paths.dashboard.siteSettings,
    contact: paths.dashboard.contactSettings,
    social: paths.dashboard.socialSettings,
  })[section]();

/** What else is set once and seldom touched. */
export function SettingsNav({ site, shell }: { site: Site; shell: DashboardShell }) {
  const { t } = site;
  const links = [
    { href: paths.dashboard.siteSettings(), label: t('settings:site.title') },
    { href: paths.dashboard.contactSettings(), label: t('settings:contact.title') },
    { href: paths.dashboard.socialSettings(), label: t('settings:social.title') },
    { href: paths.dashboard.exchangeSettings(), label: t('exchange:title') },
    { href: paths.dashboard.banks(), label: t('dashboard:menu.banks') },
    { href: paths.dashboard.mails(), label: t('dashboard:menu.mails') },
  ];
  return (
    <nav className="settings-nav no-print" aria-label={t('settings:sections')}>
      {links
        .filter(({ href }) => shell.available.has(href))
        .map(({ href, label }) => (
          <a key={href} href={href} aria-current={site.path === href ? 'page' : undefined}>
            {label}
          </a>
        ))}
    </nav>
  );
}
