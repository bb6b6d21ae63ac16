import { formatMoney, formatPercent } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';

interface SplitBarProps {
  site: Pick<Site, 't'>;
  /** Kuruş. What is charged is TL, so no other currency is shown here. */
  prepayment_kurus: number;
  balance_kurus: number;
  /** The rule's part of the accommodation, or of a price that was agreed on; null: it is not by percent. */
  percent: number | null;
  /** It is a boat that is paid for: guests board, they don't arrive. */
  boat?: boolean;
}

/** What is paid now and what at check-in, as a bar of two parts. */
export function SplitBar(props: SplitBarProps) {
  const { site, prepayment_kurus, balance_kurus, percent, boat = false } = props;
  const { t } = site;
  const total = prepayment_kurus + balance_kurus;
  const share = total > 0 ? Math.round((prepayment_kurus / total) * 100) : 0;
  const prepayment = formatMoney(prepayment_kurus);
  const balance = formatMoney(balance_kurus);
  return (
    <div className="split">
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={t(boat ? 'common:boat_split_label' : 'common:split_label', {
          prepayment,
          balance,
        })}
      >
        <rect className="now" width={Math.max(0, share - 0.5)} height="10" />
        <rect className="later" x={share + 0.5} width={Math.max(0, 99.5 - share)} height="10" />
      </svg>
      <dl>
        <div>
          <dt>
            {t('common:prepayment')}
            {percent !== null && ` (${formatPercent(percent)})`}
          </dt>
          <dd>{prepayment}</dd>
        </div>
        <div>
          <dt>{t(boat ? 'common:boat_balance' : 'common:balance')}</dt>
          <dd>{balance}</dd>
        </div>
      </dl>
    </div>
  );
}
