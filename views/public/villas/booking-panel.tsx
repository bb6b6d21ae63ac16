import { packLabels } from '../../../islands/packed-labels.ts';
import { QUOTE_LABELS } from '../../../islands/quote-labels.ts';
import { formatStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { Island } from '../../components/island.tsx';
import { messageLink } from '../../layouts/floating.tsx';
import type { Site } from '../../layouts/site.ts';
import { catalogues } from '../../locales/index.ts';
import type { VillaData, VisitData } from './villa.ts';

/** Whole years up to which a guest is a child, or a baby. */
export interface GuestAges {
  child_max: number;
  baby_max: number;
}

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
          labels: packLabels(QUOTE_LABELS, quoteLabels(site, ages)),
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

/** The panel's texts, with the ages staff set. */
function quoteLabels({ t, locale }: Site, { child_max, baby_max }: GuestAges) {
  return {
    ...catalogues[locale].villa.quote,
    adults_hint: t('villa:quote.adults_hint', { from: child_max + 1 }),
    children_hint: t('villa:quote.children_hint', { from: baby_max + 1, until: child_max }),
    babies_hint: t('villa:quote.babies_hint', { until: baby_max }),
  };
}

/** A chat that already says which villa and which days. */
function questionLink(site: Site, villa: VillaData, { choice }: VisitData): string | null {
  const { whatsapp_phone } = site.settings;
  if (!whatsapp_phone) return null;
  const { check_in, check_out } = choice;
  const words = { name: villa.name, address: site.base_url + paths.villa(villa.slug) };
  return messageLink(
    whatsapp_phone,
    check_out
      ? site.t('villa:booking.ask_stay', { ...words, dates: formatStay(check_in, check_out) })
      : site.t('villa:booking.ask', words),
  );
}
