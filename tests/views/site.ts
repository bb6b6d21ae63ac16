import { t } from '../../server/i18n.ts';
import { asset, inlineCss } from '../../server/static-files.ts';
import type { MenuLink, Site } from '../../views/layouts/site.ts';

/** What middleware would hand a page; today is 9 July 2026, the design's day. */
export function testSite(changes: Partial<Site> = {}): Site {
  return {
    t,
    locale: 'tr',
    theme: null,
    currency: 'TL',
    rates: {
      dollar_exchange_rate: '40.0000',
      euro_exchange_rate: '50.0000',
      sterling_exchange_rate: '60.0000',
      updated_on: '2026-07-08',
    },
    settings: {
      site_name: 'Koy',
      site_title: 'rental villa',
      tursab_no: '18126',
      site_phone: '+902428440000',
      whatsapp_phone: '+905324170000',
      site_email: 'merhaba@koy.example',
      instagram_link: 'https://social.example/koy',
      map_url: 'https://maps.example/koy',
      company_title: 'Koy Turizm',
    },
    villa_types: menu(9, 'tip'),
    boat_types: menu(3, 'tekne'),
    regions: [{ id: 1, slug: 'antalya', name: 'Antalya', towns: menu(3, 'belde') }],
    takes_cards: true,
    path: '/listing?page=2',
    base_url: 'https://koy.example',
    request_id: 'req-1',
    today: '2026-07-09',
    has_favourites: false,
    assets: { asset: builtOrNamed, inlineCss },
    ...changes,
  };
}

function menu(count: number, name: string): MenuLink[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `${name}-${index + 1}`,
    name: `${name} ${index + 1}`,
  }));
}

const builtOrNamed = (name: string) => (name.startsWith('css/') ? asset(name) : `/static/${name}`);
