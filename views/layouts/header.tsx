import { formatPhone } from '../../server/shared/format.ts';
import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import { LateIcon } from '../components/late-icon.tsx';
import { Logo } from '../components/logo.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { FavouritesMenu } from './favourites-menu.tsx';
import { telephone } from './footer.tsx';
import { boatTypeLinks, companyLinks, type TextLink, villaTypeLinks } from './links.ts';
import { SearchBox } from './search-box.tsx';
import { ShellPart } from './shell.tsx';
import type { ShellSite } from './site.ts';
import { ThemeButtons } from './theme-buttons.tsx';

/** Sticky head of every public page. Menus are details elements: they open without a script. */
export function Header({ site }: { site: ShellSite }) {
  return (
    <ShellPart site={site} as="header" name="header" className="header">
      {() => <HeaderRow site={site} />}
    </ShellPart>
  );
}

/** On the way to a booking nothing leads away from it but the logo and the telephone. */
export function BookingHeader({ site }: { site: ShellSite }) {
  return (
    <ShellPart site={site} as="header" name="booking-header" className="header">
      {() => <BookingHeaderRow site={site} />}
    </ShellPart>
  );
}

function BookingHeaderRow({ site }: { site: ShellSite }) {
  const { t, settings } = site;
  const { site_phone } = settings;
  return (
    <div className="wrap">
      <Logo site={site} />
      <span className="gap" />
      <span className="row medium muted wide">
        <Icon name="lock-keyhole" size="small" />
        {t('layout:safe_request')}
      </span>
      {site_phone && (
        <a
          className="button quiet small number"
          href={telephone(site_phone)}
          aria-label={t('layout:call', { phone: formatPhone(site_phone) })}
        >
          <Icon name="phone" size="small" />
          {formatPhone(site_phone)}
        </a>
      )}
    </div>
  );
}

function HeaderRow({ site }: { site: ShellSite }) {
  const { t } = site;
  return (
    <div className="wrap">
      <Logo site={site} />
      <MainMenu site={site} />
      <span className="gap narrow" />
      <SearchBox site={site} id="search" className="search header-search" />
      <a
        className="icon-button narrow"
        href={paths.villas()}
        aria-label={t('layout:search_button')}
        data-drawer-search
      >
        <Icon name="search" />
      </a>
      <FavouritesMenu site={site} />
      <CurrencyMenu site={site} />
      <span className="wide">
        <ThemeButtons site={site} className="icon-button" />
      </span>
      <a className="button outline small wide" href={paths.dashboard.home()}>
        {t('layout:owner_login')}
      </a>
      <button
        type="button"
        className="icon-button narrow"
        popoverTarget="drawer"
        aria-label={t('layout:open_menu')}
      >
        <Icon name="menu" />
      </button>
    </div>
  );
}

function MainMenu({ site }: { site: ShellSite }) {
  const { t } = site;
  return (
    <nav aria-label={t('layout:main_menu')}>
      <DropdownMenu
        site={site}
        label={t('layout:villa_types')}
        links={villaTypeLinks(site)}
        failed={t('layout:villa_types_failed')}
        all={{ href: paths.villas(), text: t('layout:all_villas') }}
        columns
      />
      <DropdownMenu
        site={site}
        label={t('layout:boat_types')}
        links={boatTypeLinks(site)}
        failed={t('layout:boat_types_failed')}
        all={{ href: paths.boats(), text: t('layout:all_boats') }}
      />
      <DropdownMenu site={site} label={t('layout:company')} links={companyLinks(site)} />
    </nav>
  );
}

interface DropdownMenuProps {
  site: ShellSite;
  label: string;
  links: TextLink[] | null;
  failed?: string;
  all?: TextLink;
  columns?: boolean;
}

function DropdownMenu({ site, label, links, failed, all, columns }: DropdownMenuProps) {
  return (
    <details name="menu" data-menu>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className={columns ? 'menu two' : 'menu'}>
        {links?.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        )) ?? <p role="alert">{failed}</p>}
        {all && (
          <a className="all" href={all.href}>
            {all.text}
            <LateIcon site={site} name="arrow-right" size="small" />
          </a>
        )}
      </div>
    </details>
  );
}
