import type { Choice } from '../../../views/mail/mail-document.ts';
import type { Db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { t } from '../../i18n.ts';
import {
  listOfferedVillas,
  type OfferedVillaRow,
  type OfferRow,
} from '../../queries/offers/offers.ts';
import { formatMoney } from '../../shared/format.ts';
import { formatInstant, formatStayWithYear } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { queueMail } from '../mail/mail.ts';
import { passage } from '../mail/mail-body.ts';
import { mailButton } from '../mail/mail-buttons.ts';
import { composeMail, type MailTexts } from '../mail/mail-composing.ts';
import { readMailTexts } from '../mail/mail-texts.ts';
import { greetable, guestsText, lengthText } from '../mail/mail-words.ts';

type Offer = Pick<
  OfferRow,
  | 'id'
  | 'code'
  | 'customer_name'
  | 'customer_email'
  | 'check_in'
  | 'check_out'
  | 'nights'
  | 'adults'
  | 'children'
  | 'babies'
  | 'note'
  | 'valid_until'
  | 'version'
>;

/**
 * The mail with an offer's villas and its link. Resolves with the mail's id; undefined: the customer
 * gave no address, the link goes another way. Each version of an offer is sent once at most.
 */
export async function queueOfferMail(
  db: Db,
  offer: Offer,
  created_by: number | null,
): Promise<number | undefined> {
  if (!offer.customer_email) return undefined;
  const villas = await listOfferedVillas(db, offer.id);
  const texts = await readMailTexts(db, 'offer');
  return queueMail(db, {
    template_code: 'offer',
    recipient: offer.customer_email,
    ...composeOfferMail(offer, villas, texts),
    event_key: `offer:${offer.id}:${offer.version}`,
    created_by,
  });
}

/** The same, not addressed yet; prices are those frozen with the offer. */
export function composeOfferMail(
  offer: Offer,
  villas: readonly OfferedVillaRow[],
  texts: MailTexts,
) {
  const lowest = Math.min(...villas.map(({ total_kurus }) => total_kurus));
  return composeMail('offer', texts, {
    words: {
      site_name: texts.settings.site_name,
      customer_name: greetable(offer.customer_name),
      stay: formatStayWithYear(offer.check_in, offer.check_out),
      nights: lengthText(offer),
      guests: guestsText(offer),
      villa_count: String(villas.length),
      lowest_total: Number.isFinite(lowest) ? formatMoney(lowest) : '',
      offer_until: formatInstant(offer.valid_until),
    },
    parts: {
      offer_note: offer.note ? passage(t('mail:offer.note'), offer.note) : null,
      offer_villas: { kind: 'choices', choices: villas.map((villa) => choiceOf(offer, villa)) },
      offer_button: mailButton('offer', paths.offer(offer.code)),
    },
  });
}

function choiceOf(
  { check_in, check_out, adults, children, babies }: Offer,
  villa: OfferedVillaRow,
): Choice {
  const stay = {
    check_in,
    check_out,
    adults,
    ...(children > 0 ? { children } : {}),
    ...(babies > 0 ? { babies } : {}),
  };
  const { permit_no, district, town, capacity, bedrooms } = villa;
  return {
    name: villa.name,
    url: env.PUBLIC_URL + paths.villa(villa.slug, stay),
    place: t('mail:offer.place', { district, town }),
    facts: [
      t('mail:offer.rooms', { capacity, bedrooms }),
      ...(permit_no ? [t('mail:offer.permit', { permit_no })] : []),
    ],
    amount: { label: t('mail:offer.total'), value: formatMoney(villa.total_kurus) },
    note: villa.note,
  };
}
