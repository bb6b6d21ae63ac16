import type { PaymentMatch } from '../../../server/queries/payments/payment-matches.ts';
import { formatMoney, formatShortStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { stateLabel } from '../../components/dashboard/status.tsx';
import type { TransactionPageProps } from './show.tsx';

type MatchesProps = TransactionPageProps & { matches: PaymentMatch[] };

/** Whose money it may be: whose due sum it is, or who was looked for. */
export function Matches(props: MatchesProps) {
  const { site, transaction, q, matches } = props;
  const { t } = site;
  return (
    <Panel title={t('transactions:match.title')}>
      <p className="muted">{t('transactions:match.text')}</p>
      <form className="row wrapping" action={paths.dashboard.transaction(transaction.id)}>
        <input
          className="input"
          name="q"
          type="search"
          defaultValue={q}
          aria-label={t('transactions:match.search')}
          placeholder={t('transactions:match.search')}
        />
        <button type="submit" className="button outline">
          {t('transactions:match.find')}
        </button>
      </form>
      {matches.length === 0 ? (
        <p className="muted">{q ? t('transactions:match.none') : t('transactions:match.no_sum')}</p>
      ) : (
        <ul className="lines matches">
          {matches.map((match) => (
            <Match key={`${match.kind}-${match.id}`} {...props} match={match} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Match({ site: { t }, transaction, match }: MatchesProps & { match: PaymentMatch }) {
  const { kind, id, reservation_id, customer_name, listing_name, check_in, check_out } = match;
  return (
    <li>
      <div>
        <a className="link" href={paths.dashboard.reservation(kind, id)}>
          <b>{reservation_id}</b>
        </a>{' '}
        {customer_name}
        <small>
          {[
            listing_name,
            formatShortStay(check_in, check_out),
            stateLabel(t, match.status),
            t('transactions:match.sums', {
              due: formatMoney(match.due_kurus),
              left: formatMoney(match.left_kurus),
            }),
          ].join(' · ')}
        </small>
      </div>
      <ActionForm
        t={t}
        className="end"
        method="PATCH"
        path={paths.api.transaction(transaction.id)}
        success={paths.dashboard.reservation(kind, id)}
        toast={t('transactions:match.done')}
      >
        <input type="hidden" name="version" value={transaction.version} data-type="int" />
        <button
          type="submit"
          name={kind === 'villa' ? 'reservation_id' : 'boat_reservation_id'}
          value={id}
          data-type="int"
          className="button outline small"
          data-busy={t('common:saving')}
        >
          {t('transactions:match.submit')}
        </button>
      </ActionForm>
    </li>
  );
}
