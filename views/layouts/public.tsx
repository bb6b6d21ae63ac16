import type { ReactNode } from 'react';
import { IconSprite } from '../components/icon.tsx';
import { Document, type DocumentProps } from './document.tsx';
import { Drawer } from './drawer.tsx';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { BookingHeader, Header } from './header.tsx';
import { Newsletter } from './newsletter.tsx';
import { PreferencesForm } from './preferences.tsx';
import { siteCard } from './share-cards.ts';
import { ShellPart } from './shell.tsx';
import type { Site } from './site.ts';

interface PublicLayoutProps extends Omit<DocumentProps, 'styles' | 'behaviour' | 'preloadFont'> {
  /** The page's own stylesheets beside the core, e.g. ['cards', 'listing']. */
  styles?: readonly string[];
  /**
   * The stylesheet of what is below the first screen, linked there. One file, which imports late.css:
   * together they are a fifth smaller than apart, and one request.
   */
  lateStyle?: string;
  /** A bar stands at the bottom of the screen on phones: floating buttons make room. */
  bottomBar?: boolean;
  /**
   * Longer than a compressor looks back (server/compress.ts): the phone's menu, unseen until it is opened, stands
   * nearer to the header whose links it repeats. Elsewhere it comes last, out of the way of the first paint.
   */
  isLong?: boolean;
  /** A step of a booking: no menus, no newsletter, nothing that floats. */
  booking?: boolean;
  /** A page about the newsletter itself: another form to sign up would only confuse. */
  withoutNewsletter?: boolean;
  /** What the first screen shows. */
  children: ReactNode;
  /** The rest of the page: it may wait for late.css without holding up the first paint. */
  below?: ReactNode;
}

/** Shell of every public page (spec §2): header, drawer, content, newsletter, footer, floats. */
export function PublicLayout(props: PublicLayoutProps) {
  const { site, styles = [], lateStyle = 'late', bottomBar, isLong, booking, ...rest } = props;
  const { children, below, withoutNewsletter = booking, ...about } = rest;
  return (
    <Document
      {...about}
      site={site}
      share={about.share ?? siteCard(site)}
      styles={['core', ...styles]}
      preloadFont
    >
      <a className="skip" href="#content">
        {site.t('layout:skip_to_content')}
      </a>
      <PreferencesForm site={site} />
      {booking ? <BookingHeader site={site} /> : <Header site={site} />}
      <main id="content">
        {children}
        {isLong && <Drawer site={site} />}
        <IconSprite />
        <link rel="stylesheet" href={site.assets.asset(`css/${lateStyle}.css`)} />
        {below}
      </main>
      {!withoutNewsletter && (
        <ShellPart site={site} as="div" name="newsletter" className="wrap">
          {() => <Newsletter site={site} />}
        </ShellPart>
      )}
      <Footer site={site} />
      {!booking && !isLong && <Drawer site={site} />}
      {!booking && <Floating site={site} lifted={bottomBar} />}
      <Notices site={site} />
    </Document>
  );
}

/**
 * Where scripts put toasts, with the address of their symbols and what is said where not even they come,
 * and the progress of a page change.
 */
export function Notices({ site }: { site: Site }) {
  const { t } = site;
  return (
    <>
      <div className="progress" data-progress data-sending={t('layout:sending')} hidden />
      <div
        id="toasts"
        className="toasts"
        role="region"
        aria-live="polite"
        aria-label={t('layout:notifications')}
        data-symbols={site.assets.asset('icons/late.svg')}
      >
        <div className="no-part" data-failed hidden>
          {t('layout:part_failed')}
        </div>
      </div>
    </>
  );
}
