import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import { LateIcon } from '../components/late-icon.tsx';
import { Logo } from '../components/logo.tsx';
import { CurrencySegment } from './currency-menu.tsx';
import {
  boatTypeLinks,
  companyLinks,
  helpLinks,
  regionLinks,
  type TextLink,
  villaTypeLinks,
} from './links.ts';
import { SearchBox } from './search-box.tsx';
import { ShellPart } from './shell.tsx';
import type { ShellSite } from './site.ts';
import { ThemeButtons } from './theme-buttons.tsx';

/** The phone's menu. A popover: the browser opens it, closes it on Escape and gives focus back. */
export function Drawer({ site }: { site: ShellSite }) {
  return (
    <ShellPart
      site={site}
      as="div"
      name="drawer"
      id="drawer"
      className="drawer"
      popover="auto"
      role="dialog"
      aria-label={site.t('layout:menu')}
    >
      {() => <DrawerContent site={site} />}
    </ShellPart>
  );
}

function DrawerContent({ site }: { site: ShellSite }) {
  const { t } = site;
  return (
    <>
      <div className="head">
        <Logo site={site} />
        <button
          type="button"
          className="icon-button"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={t('layout:close_menu')}
        >
          <LateIcon site={site} name="x" />
        </button>
      </div>
      <div className="scroll">
        <SearchBox site={site} id="drawer-search" className="search" />
        <Sections site={site} />
      </div>
      <div className="foot">
        <div className="row between">
          <CurrencySegment site={site} />
          <ThemeButtons site={site} className="icon-button outline" />
        </div>
        <a className="button outline full" href={paths.dashboard.home()}>
          {t('layout:owner_login')}
        </a>
      </div>
    </>
  );
}

function Sections({ site }: { site: ShellSite }) {
  const { t } = site;
  const allVillas = { href: paths.villas(), text: t('layout:all_villas') };
  const allBoats = { href: paths.boats(), text: t('layout:all_boats') };
  return (
    <nav aria-label={t('layout:menu')}>
      <Section
        label={t('layout:villa_types')}
        links={withLast(villaTypeLinks(site), allVillas)}
        failed={t('layout:villa_types_failed')}
        open
      />
      <Section
        label={t('layout:boat_types')}
        links={withLast(boatTypeLinks(site), allBoats)}
        failed={t('layout:boat_types_failed')}
      />
      <Section
        label={t('layout:regions')}
        links={regionLinks(site)}
        failed={t('layout:regions_failed')}
      />
      <Section label={t('layout:company')} links={companyLinks(site)} />
      <Section label={t('layout:help')} links={helpLinks(site).slice(1)} />
      <a href={paths.enquire()}>
        <LateIcon site={site} name="ticket" />
        {t('layout:enquire')}
      </a>
    </nav>
  );
}

const withLast = (links: TextLink[] | null, last: TextLink) => links && [...links, last];

interface SectionProps {
  label: string;
  links: TextLink[] | null;
  failed?: string;
  open?: boolean;
}

function Section({ label, links, failed, open }: SectionProps) {
  if (links?.length === 0) return null;
  return (
    <details className="accordion" open={open}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div>
        {links?.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        )) ?? <p role="alert">{failed}</p>}
      </div>
    </details>
  );
}
