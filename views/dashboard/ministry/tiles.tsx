import { formatCount } from '../../../server/shared/format.ts';
import { tileMoney } from '../../components/dashboard/format.ts';
import { type Kpi, KpiTiles } from '../../components/dashboard/kpi.tsx';
import type { MinistryAddress, MinistryPageProps } from './index.tsx';

/** Sums of all villas of the report. */
export function MinistryTiles(props: MinistryPageProps & { address: MinistryAddress }) {
  const { site, sums, address } = props;
  const { t } = site;
  return (
    <KpiTiles
      label={t('ministry:tile.label')}
      tiles={[
        {
          label: t('ministry:tile.stays'),
          value: formatCount(sums.stays),
          note: t('ministry:tile.stays_note'),
        },
        {
          label: t('ministry:tile.nights'),
          value: formatCount(sums.nights),
          note: t('ministry:tile.nights_note', { count: formatCount(sums.guest_nights) }),
        },
        {
          label: t('ministry:tile.guests'),
          value: formatCount(sums.guests),
          note: t('ministry:tile.guests_note', {
            foreign: formatCount(sums.foreign_guests),
            unlisted: formatCount(sums.unlisted_guests),
          }),
        },
        {
          label: t('ministry:tile.amount'),
          value: tileMoney(sums.amount_kurus),
          note: t('ministry:tile.amount_note'),
        },
        {
          label: t('ministry:tile.no_permit'),
          value: formatCount(sums.without_permit),
          ...papersOf(props),
          href: address({ only: 'no_permit' }),
        },
      ]}
    />
  );
}

function papersOf({ site: { t }, sums }: MinistryPageProps): Pick<Kpi, 'note' | 'tone'> {
  if (sums.villas === 0) return { note: t('ministry:tile.no_villas') };
  return sums.without_permit > 0
    ? { note: t('ministry:tile.no_permit_note'), tone: 'down' }
    : { note: t('ministry:tile.all_permitted'), tone: 'up' };
}
