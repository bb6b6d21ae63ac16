import { formatMoney } from '../../../server/shared/format.ts';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';

interface WaysToPayProps {
  site: Site;
  prepayment_kurus: number;
  /** Cards are taken. */
  by_card: boolean;
}

/** What comes after the owner's word, so that nobody sends a request without knowing how it is paid. */
export function WaysToPay({ site: { t }, prepayment_kurus, by_card }: WaysToPayProps) {
  return (
    <section className="panel" data-priced="ways">
      <h2>{t('booking:ways.title')}</h2>
      <p className="fine muted">{t('booking:ways.text')}</p>
      <ul className="ways-to-pay">
        <li>
          <Icon name="landmark" />
          <span>
            <b>{t('booking:ways.transfer')}</b>
            <span className="fine muted">
              {t('booking:ways.transfer_text', { amount: formatMoney(prepayment_kurus) })}
            </span>
          </span>
          <Tag kind="ok">{t('booking:ways.free')}</Tag>
        </li>
        {by_card && (
          <li>
            <Icon name="credit-card" />
            <span>
              <b>{t('booking:ways.card')}</b>
              <span className="fine muted">{t('booking:ways.card_text')}</span>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
