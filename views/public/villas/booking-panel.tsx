import type { GuestAges } from '../../../islands/quote-labels.ts';
import { formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { Island } from '../../components/island.tsx';
import { messageLink } from '../../components/message-link.ts';
import type { Site } from '../../layouts/site.ts';
import type { VillaData, VisitData } from './villa.ts';

interface PanelProps {
  site: Site;
  villa: VillaData;
  visit: VisitData;
  ages: GuestAges;
}

/** The live price of a stay, and the ways to it: a request, a chat, a question. */
export function BookingPanel({ site, villa, visit, ages }: PanelProps) {
  const { t, currency, rates } = site;
  const { slug, max_guests, ...rest } = { ...villa, max_guests: villa.capacity };
  return (
    <aside className="booking" aria-label={t('villa:booking.label')}>
      <Island
        name="live-quote"
        props={{
          villa: {
            id: rest.id,
            slug,
            max_guests,
            instant_booking: rest.instant_booking,
            from_price_kurus: rest.from_price_kurus,
          },
          ...visit,
          today: villa.availability.today,
          whatsapp: questionLink(site, villa, visit),
          currency,
          // Prices are in TL by themselves: a page says the rates only where they are used.
          rates: currency === 'TL' ? null : rates,
          ages: { child_max: ages.child_max, baby_max: ages.baby_max },
        }}
      />
      <SymbolsForScript />
    </aside>
  );
}

/** The sprite holds what a page shows; whether a stay can be had may change while it is looked at. */
const SymbolsForScript = () => (
  <span hidden>
    <Icon name="circle-alert" />
    <Icon name="circle-check" />
  </span>
);

/** A chat that already says which villa and which days. */
function questionLink(site: Site, villa: VillaData, { choice }: VisitData): string | null {
  const { whatsapp_phone } = site.settings;
  if (!whatsapp_phone) return null;
  const { check_in, check_out } = choice;
  const words = { name: villa.name, address: site.base_url + paths.villa(villa.slug) };
  return messageLink(
    whatsapp_phone,
    check_out
      ? site.t('villa:booking.ask_stay', {
          ...words,
          dates: formatStayWithYear(check_in, check_out),
        })
      : site.t('villa:booking.ask', words),
  );
}
