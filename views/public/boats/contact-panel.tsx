import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { messageLink } from '../../components/message-link.ts';
import { price, priceFrom } from '../../components/price.ts';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData, WishedCharter } from './boat.ts';
import { CHARTER_FORM, CharterForm } from './charter-form.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { CharterChoice } from './listing.ts';
import { askMessage } from './messages.ts';

interface ContactProps {
  site: Site;
  boat: BoatData;
  days: CharterChoice;
  charter: WishedCharter;
}

/** What it costs, for the days one chooses too, and how to reserve it. */
export function ContactPanel({ site, boat, days, charter }: ContactProps) {
  const { t } = site;
  const { prices, prepayment_percent } = boat;
  return (
    <aside className="wrap details booking" aria-label={t('boats:contact.label')}>
      <section className="quote block">
        <h2>{t('boats:contact.title')}</h2>
        {prices.length > 0 && <CharterForm site={site} boat={boat} charter={charter} />}
        <p>{t('boats:contact.text')}</p>
        <div className="stack" data-priced="ask">
          <ContactLinks site={site} full message={askMessage(site, boat, days)}>
            <a className="link" href={paths.contact({ boat: boat.slug, ...days })}>
              {t('boats:contact.mail')}
            </a>
          </ContactLinks>
          {!charter.quote && (
            <p className="muted">
              {t('boats:contact.prepayment', { percent: prepayment_percent })}
            </p>
          )}
        </div>
      </section>
    </aside>
  );
}

/** On phones, always at hand: the way on with the chosen charter's total, else to choosing its days. */
export function BottomBar(props: ContactProps) {
  const { site, charter } = props;
  const { booking_href, total_kurus } = charter.quote ?? {};
  if (!booking_href || !total_kurus) return <ChoosingBar {...props} />;
  return (
    <div className="bottom-bar" data-priced="bar">
      <span>
        <b>{price(site, total_kurus)}</b> {site.t('cards:charter_total')}
      </span>
      <LinkButton kind="primary" href={booking_href}>
        {site.t('boats:form.book')}
      </LinkButton>
    </div>
  );
}

function ChoosingBar(props: ContactProps) {
  const { site, boat, charter } = props;
  const { t } = site;
  const [lowest] = boat.prices.toSorted(
    (one, other) => one.from_price_kurus - other.from_price_kurus,
  );
  if (!lowest) return <AskBar {...props} />;
  return (
    <div className="bottom-bar" data-priced="bar">
      <span>
        <Trans text={t(`cards:from.${lowest.unit}`, priceFrom(site, lowest.from_price_kurus))} />
        <a className="link" href="#fiyatlar">
          {t('boats:prices.see')}
        </a>
      </span>
      <LinkButton kind="primary" href={`#${CHARTER_FORM}`}>
        {t(charter.quote ? 'villa:quote.choose_other' : 'villa:quote.choose')}
      </LinkButton>
    </div>
  );
}

/** A boat without prices can only be asked for. */
function AskBar({ site, boat, days }: ContactProps) {
  const { t, settings } = site;
  const { whatsapp_phone } = settings;
  if (!whatsapp_phone) return null;
  return (
    <div className="bottom-bar">
      <span>{t('cards:no_price')}</span>
      <LinkButton
        kind="primary"
        icon="whatsapp"
        rel="noopener"
        href={messageLink(whatsapp_phone, askMessage(site, boat, days))}
      >
        {t('boats:contact.ask_short')}
      </LinkButton>
    </div>
  );
}
