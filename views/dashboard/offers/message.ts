import type { OfferAnswer } from '../../../server/schemas/answers/offers.ts';
import { formatInstant, formatMoney, formatStayWithYear } from '../../../server/shared/format.ts';
import type { Site } from '../../layouts/site.ts';

/** The offer as a text to send by a messenger, with its link. It advertises villas, so it names their permits. */
export function offerMessage({ t, settings }: Site, offer: OfferAnswer): string {
  const villas = offer.villas.flatMap(({ name, town, total_kurus, permit_no }) => [
    t('offers:message.villa', { name, town, total: formatMoney(total_kurus) }),
    ...(permit_no ? [`  ${t('offers:message.permit', { permit_no })}`] : []),
  ]);
  return [
    t('offers:message.hello', { name: offer.customer_name }),
    t('offers:message.intro', {
      count: offer.villas.length,
      stay: formatStayWithYear(offer.check_in, offer.check_out),
      nights: offer.nights,
    }),
    ...villas,
    '',
    t('offers:message.link', { link: offer.link }),
    t('offers:message.until', { until: formatInstant(offer.valid_until) }),
    settings.site_name,
  ].join('\n');
}

/** Opens the messenger with the text; without a number it asks whom to send it to. */
export const whatsAppAddress = (phone: string | null, text: string): string =>
  `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
