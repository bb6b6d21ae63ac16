import type { Translate } from '../../../server/i18n.ts';
import type { BtransMonth } from '../../../server/schemas/answers/btrans.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { tileMoney } from '../../components/dashboard/format.ts';
import { KpiTiles } from '../../components/dashboard/kpi.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import type { BtransPageProps } from './index.tsx';

interface TilesProps {
  t: Translate;
  month: BtransMonth;
  address: ListAddress<BtransPageProps['query']>;
}

export function MonthTiles({ t, month, address }: TilesProps) {
  const { ready, missing, cancelled } = month;
  return (
    <KpiTiles
      label={t('btrans:tile.label')}
      tiles={[
        {
          label: t('btrans:tile.ready'),
          value: formatCount(ready),
          href: address({ state: 'READY' }),
        },
        {
          label: t('btrans:tile.missing'),
          value: formatCount(missing),
          note: missing > 0 ? t('btrans:tile.missing_note') : t('btrans:tile.none_missing'),
          tone: missing > 0 ? 'down' : 'up',
          href: address({ state: 'MISSING' }),
        },
        {
          label: t('btrans:tile.total'),
          value: tileMoney(month.total_kurus),
          note: t('btrans:tile.of_ready'),
        },
        {
          label: t('btrans:tile.commission'),
          value: tileMoney(month.commission_kurus),
          note: t('btrans:tile.of_ready'),
        },
        {
          label: t('btrans:tile.cancelled'),
          value: formatCount(cancelled),
          note: t('btrans:tile.cancelled_note'),
        },
      ]}
    />
  );
}
