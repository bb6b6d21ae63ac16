import type { ReactNode } from 'react';

import { formatPhone } from '../../server/shared/format.ts';
import { formatDay } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { LinkButton } from '../components/button.tsx';
import { SpinnerScreen } from '../components/dashboard/spinner.tsx';
import { Icon, IconSprite } from '../components/icon.tsx';
import { addressOf, tabsFor } from './dashboard-menu.ts';
import { KeyList, Palette } from './dashboard-palette.tsx';
import { ProofDialog } from './dashboard-proof.tsx';
import type { DashboardShell } from './dashboard-shell.ts';
import { Sidebar } from './dashboard-sidebar.tsx';
import { UserMenu } from './dashboard-user-menu.tsx';
import { Document } from './document.tsx';
import { PreferencesForm } from './preferences.tsx';
import { Notices } from './public.tsx';
import type { Site } from './site.ts';

interface DashboardLayoutProps {
  site: Site;
  shell: DashboardShell;
  /** The screen's name, for the browser's tab and the phone's top bar. */
  title: string;
  /** Of what: in the browser's tab alone, as the screen says it below its top bar. */
  subject?: string;
  /** What was asked for is wrong: the browser's tab says so first. */
  failed?: boolean;
  children: ReactNode;
}

/** Every dashboard screen but the login: sidebar, top bar, content, and the phone's bottom bar. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { site, shell, title, subject, failed, children } = props;
  const { t, settings } = site;
  const named = subject ? `${title} · ${subject}` : title;
  return (
    <DashboardDocument
      site={site}
      title={failed ? t('booking:error_prefix', { title: named }) : named}
    >
      <a className="skip" href="#content">
        {t('layout:skip_to_content')}
      </a>
      <div className="app" data-person={shell.user.id} data-person-name={shell.user.user_name}>
        <Sidebar site={site} shell={shell} />
        <div className="app-main">
          <TopBar site={site} shell={shell} title={title} />
          <noscript>
            <p className="note info no-print">{t('dashboard:reading_only')}</p>
          </noscript>
          <main id="content" className="content">
            <p className="letterhead">
              <b>{settings.company_title ?? settings.site_name}</b>
              <span>
                {[
                  t('dashboard:letterhead', { number: settings.tursab_no }),
                  settings.site_phone && formatPhone(settings.site_phone),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            {children}
            <PrintFoot site={site} />
          </main>
        </div>
        <BottomBar site={site} shell={shell} />
      </div>
      <SpinnerScreen t={t} />
      <Palette t={t} shell={shell} today={site.today} />
      <KeyList t={t} role={shell.user.role} />
      {/* Owners change nothing that asks for it. */}
      {shell.user.role === 'ADMIN' && <ProofDialog t={t} email={shell.user.email} />}
    </DashboardDocument>
  );
}

/** Whoever holds the sheet finds its page again, and sees from which day it is. */
const PrintFoot = ({ site: { t, base_url, path, today } }: { site: Site }) => (
  <p className="letterhead">
    <span>{base_url + path}</span>
    <span>{t('dashboard:print_foot', { day: formatDay(today) })}</span>
  </p>
);

/** The html of every dashboard page, the login too: one linked stylesheet, kept over all screens. */
export function DashboardDocument(props: { site: Site; title: string; children: ReactNode }) {
  const { site, title, children } = props;
  return (
    <Document
      site={site}
      title={site.t('dashboard:tab_title', { title })}
      noindex
      styles={[]}
      bodyClass="dashboard"
    >
      <link rel="stylesheet" href={site.assets.asset('css/dashboard.css')} precedence="default" />
      <script type="module" src={site.assets.asset('islands/dashboard.js')} />
      {children}
      <PreferencesForm site={site} />
      <IconSprite />
      <Notices site={site} />
    </Document>
  );
}

function TopBar({
  site,
  shell,
  title,
}: Omit<DashboardLayoutProps, 'subject' | 'failed' | 'children'>) {
  const { t } = site;
  return (
    <header className="topbar">
      <button
        type="button"
        className="icon-button on-phone"
        popoverTarget="sidebar"
        aria-label={t('layout:menu')}
      >
        <Icon name="menu" />
      </button>
      <b className="topbar-title on-phone">{title}</b>
      {shell.available.has(paths.dashboard.search()) && <GlobalSearch site={site} />}
      <span className="token-state" data-token-state="loading" role="status">
        {t('dashboard:token_loading')}
      </span>
      <a
        className="icon-button on-wide"
        href={paths.home()}
        target="_blank"
        rel="noopener"
        aria-label={t('dashboard:open_site')}
      >
        <Icon name="external-link" />
      </a>
      {shell.user.role === 'ADMIN' && (
        <LinkButton
          kind="primary"
          icon="plus"
          className="on-wide"
          href={paths.dashboard.newReservation('villa')}
        >
          {t('reservations:new.open')}
        </LinkButton>
      )}
      <UserMenu site={site} shell={shell} />
    </header>
  );
}

/** A form without a script; with one, a click opens the palette. Phones have a button of it. */
function GlobalSearch({ site: { t } }: { site: Site }) {
  return (
    <search>
      <a
        className="icon-button on-phone"
        href={paths.dashboard.search()}
        data-search=""
        aria-label={t('dashboard:search')}
      >
        <Icon name="search" />
      </a>
      <form className="global-search on-wide" action={paths.dashboard.search()} data-search="">
        <Icon name="search" size="small" />
        <input
          type="search"
          name="q"
          aria-label={t('dashboard:search')}
          placeholder={t('dashboard:search_hint')}
          maxLength={80}
        />
        <kbd>Ctrl K</kbd>
      </form>
    </search>
  );
}

/** Phones only, in addition to the hamburger. */
function BottomBar({ site, shell }: { site: Site; shell: DashboardShell }) {
  const { t } = site;
  const here = site.path.split('?')[0];
  return (
    <nav className="tabbar" aria-label={t('dashboard:tabbar')}>
      {tabsFor(shell.user.role, shell.available).map((entry) => {
        const { key, icon, path, badge } = entry;
        const waiting = badge && shell.counts ? shell.counts[badge] : 0;
        const current = here === path || (key !== 'home' && here?.startsWith(`${path}/`));
        return (
          <a
            key={key}
            href={addressOf(entry, shell.views)}
            aria-current={current ? 'page' : undefined}
          >
            <Icon name={icon} />
            {t(`dashboard:tab.${key as 'home'}`)}
            {badge && shell.counts && (
              <span className="badge" data-count={badge} hidden={waiting === 0}>
                {waiting}
                <span className="hidden-text"> {t('dashboard:waiting')}</span>
              </span>
            )}
          </a>
        );
      })}
      <button type="button" popoverTarget="sidebar">
        <Icon name="ellipsis" />
        {t('dashboard:tab.more')}
      </button>
    </nav>
  );
}
