import { formatMoney, formatPhone, formatShortStay } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Site } from '../../layouts/site.ts';

/** A stay that arrives, leaves or runs today. */
export interface HomeStay {
  id: number;
  kind: ListingKind;
  reservation_id: string;
  customer_name: string;
  /** E.164 */
  customer_phone: string;
  /** The villa, or the boat. */
  villa_name: string;
  town: string;
  picture: PictureData | null;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  /** total − paid */
  balance_kurus: number;
}

type StayKind = 'arrivals' | 'departures' | 'staying';

interface StayListProps {
  site: Site;
  kind: StayKind;
  stays: HomeStay[];
  total: number;
}

/** Who comes, goes or stays today, with the phone at hand. */
export function StayList({ site, kind, stays, total }: StayListProps) {
  const { t, today } = site;
  return (
    <Panel
      title={t(`dashboard:home.${kind}`)}
      aside={total}
      action={
        total > 0 && (
          <a className="link fine" href={paths.dashboard.dayCustomers({ date: today })}>
            {t('dashboard:home.all')}
          </a>
        )
      }
    >
      {stays.length === 0 && <p className="muted">{t(`dashboard:home.no_${kind}`)}</p>}
      <ul className="lines stays">
        {stays.map((stay) => (
          <li key={`${stay.kind} ${stay.id}`}>
            <Stay site={site} kind={kind} stay={stay} />
          </li>
        ))}
      </ul>
      {total > stays.length && (
        <p className="muted more">{t('dashboard:home.more', { count: total - stays.length })}</p>
      )}
    </Panel>
  );
}

function Stay({ site: { t }, kind, stay }: { site: Site; kind: StayKind; stay: HomeStay }) {
  const { id, customer_name, customer_phone, villa_name, town, picture, balance_kurus } = stay;
  const when =
    kind === 'staying'
      ? formatShortStay(stay.check_in, stay.check_out)
      : t('dashboard:home.people', { count: stay.adults + stay.children });
  return (
    <>
      <span className="thumbnail">
        {picture && <Picture picture={picture} sizes="44px" decorative />}
      </span>
      <div>
        <a className="stretched" href={paths.dashboard.reservation(stay.kind, id)}>
          <b>
            {villa_name} · {customer_name}
          </b>
        </a>
        <small>
          {town} · {when}
        </small>
      </div>
      <div className="end">
        <a className="over" href={`tel:${customer_phone}`}>
          {formatPhone(customer_phone)}
        </a>
        <small className={balance_kurus > 0 ? 'due' : 'up'}>
          {balance_kurus > 0
            ? t('dashboard:home.left', { amount: formatMoney(balance_kurus) })
            : t('dashboard:home.all_paid')}
        </small>
      </div>
    </>
  );
}
