import { formatMoney } from '../../../server/shared/format.ts';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import type { GuestPayment, GuestPayments } from './enquiry.ts';

/** What was paid, what is due, and what is only lent. */
export function Payments({ site, payments }: { site: Site; payments: GuestPayments }) {
  const { t } = site;
  return (
    <section className="panel payments">
      <h2>{t('enquire:payments.title')}</h2>
      <table>
        <thead className="hidden-text">
          <tr>
            <th scope="col">{t('enquire:payments.what')}</th>
            <th scope="col">{t('enquire:payments.state')}</th>
            <th scope="col">{t('enquire:payments.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.rows.map((row) => (
            <Line key={`${row.title} ${row.state}`} row={row} />
          ))}
        </tbody>
      </table>
      {payments.links.length > 0 && <Links site={site} links={payments.links} />}
      {payments.received.length > 0 && <Received site={site} received={payments.received} />}
    </section>
  );
}

function Line({ row: { title, note, kind, state, kurus } }: { row: GuestPayment }) {
  return (
    <tr>
      <th scope="row">
        <b>{title}</b>
        {note && <span className="fine muted">{note}</span>}
      </th>
      <td>
        <Tag kind={kind}>{state}</Tag>
      </td>
      <td className="number">{formatMoney(kurus)}</td>
    </tr>
  );
}

function Links({ site, links }: { site: Site; links: GuestPayments['links'] }) {
  const { t } = site;
  return (
    <>
      <h3>{t('enquire:payments.links')}</h3>
      <ul className="received">
        {links.map(({ href, title, note, kurus }) => (
          <li key={href}>
            <span>
              <a className="link" href={href}>
                {t('enquire:payments.pay', { what: title })}
              </a>
              {note && <span className="fine muted">{note}</span>}
            </span>
            <span className="number">{formatMoney(kurus)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Received({ site, received }: { site: Site; received: GuestPayments['received'] }) {
  return (
    <>
      <h3>{site.t('enquire:payments.all')}</h3>
      <ul className="received">
        {received.map(({ id, title, note, kurus }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              <span className="fine muted">{note}</span>
            </span>
            <span className="number">{formatMoney(kurus)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
