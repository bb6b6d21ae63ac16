import type { ReactNode } from 'react';

import { formatPhone, formatShortStay, saidDays } from '../../../server/shared/format.ts';
import { listingAddress, reservationAddress } from '../../../server/shared/found-address.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { StatusChip } from '../../components/dashboard/status.tsx';
import type { SearchPageProps } from './index.tsx';

/** One kind of what was found; `first`: there may be more. */
function Found(props: { title: string; first: string | undefined; children: ReactNode[] }) {
  const { title, first, children } = props;
  if (children.length === 0) return null;
  return (
    <Panel title={title} aside={first ?? children.length}>
      <ul className="lines">{children}</ul>
    </Panel>
  );
}

const firstOf = ({ site: { t }, shown }: SearchPageProps, rows: readonly object[]) =>
  rows.length === shown ? t('find:first', { shown }) : undefined;

export function FoundReservations(props: SearchPageProps) {
  const { site, shell, found } = props;
  const viewer = { role: shell.user.role, today: site.today };
  return (
    <Found title={site.t('find:reservations')} first={firstOf(props, found.reservations)}>
      {found.reservations.map((row) => (
        <li key={`${row.kind} ${row.id}`}>
          <div>
            <a className="stretched" href={reservationAddress(row, viewer)}>
              <b>
                {row.reservation_id} · {row.customer_name}
              </b>
            </a>
            <small>
              {[
                row.listing_name,
                formatShortStay(...saidDays(row.unit, row.check_in, row.check_out)),
                row.customer_phone && formatPhone(row.customer_phone),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <div className="end">
            <StatusChip t={site.t} status={row.status} />
          </div>
        </li>
      ))}
    </Found>
  );
}

export function FoundListings(props: SearchPageProps) {
  const { site, found } = props;
  const { t } = site;
  return (
    <Found title={t('find:listings')} first={firstOf(props, found.listings)}>
      {found.listings.map(({ kind, id, name, code, active }) => (
        <li key={`${kind} ${id}`}>
          <div>
            <a className="stretched" href={listingAddress(kind, id)}>
              <b>{name}</b>
            </a>
            <small>{[t(`find:kind.${kind}`), code].filter(Boolean).join(' · ')}</small>
          </div>
          {!active && (
            <div className="end">
              <span className="tag plain">{t('find:closed')}</span>
            </div>
          )}
        </li>
      ))}
    </Found>
  );
}

export function FoundUsers(props: SearchPageProps) {
  const { site, found } = props;
  const { t } = site;
  return (
    <Found title={t('find:users')} first={firstOf(props, found.users)}>
      {found.users.map(({ id, name, email, phone, role, active }) => (
        <li key={id}>
          <div>
            <a className="stretched" href={paths.dashboard.user(id)}>
              <b>{name}</b>
            </a>
            <small>{[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}</small>
          </div>
          <div className="end">
            <span className={active ? 'tag' : 'tag plain'}>
              {active ? t(`dashboard:role.${role}`) : t('find:closed')}
            </span>
          </div>
        </li>
      ))}
    </Found>
  );
}
