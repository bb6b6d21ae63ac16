import type { Translate } from '../../../server/i18n.ts';
import type { TransactionEventKind } from '../../../server/queries/payments/movements.ts';
import type { PaymentMatch } from '../../../server/queries/payments/payment-matches.ts';
import type { TransactionAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatIban, formatInstant, formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Timeline } from '../../components/dashboard/timeline.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { Tag, type TagKind } from '../../components/tag.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ReportSheet } from '../report-sheet.tsx';
import { actionSentence, openOf, wentBackSentence } from './action-sentence.ts';
import { type ActedMovement, MovementActs } from './acts.tsx';
import { Matches } from './matches.tsx';
import { type Mistakable, MistakeDialog } from './mistake.tsx';
import { ProviderAnswer } from './provider-answer.tsx';
import { UnmatchedRefundDialog } from './unmatched-refund.tsx';

export interface TransactionPageProps {
  site: Site;
  shell: DashboardShell;
  transaction: TransactionAnswer;
  /** What its money means for its reservation if it comes now. */
  use: NonNullable<ActedMovement['use']>;
  /** Of a refund of a deposit, the guest's account, if it is known. */
  return_account: string | null;
  /** What its reservation is looked for by. */
  q: string | undefined;
  receipt: { name: string; picture: boolean } | null;
  /** Null: it is nothing that staff could take back. */
  mistake: Mistakable | null;
  /** Of nobody's money: what of it could go back to who sent it; else 0. */
  returnable_kurus: number;
  /** Reservations it may belong to; null: it is known whose it is. */
  matches: PaymentMatch[] | null;
}

const TONES: Record<TransactionAnswer['status'], TagKind> = {
  PENDING: 'info',
  PAID: 'ok',
  FAILED: 'bad',
};

/** `/dashboard/transactions/{id}`: one movement of money, and what can be done with it. */
export function TransactionPage(props: TransactionPageProps) {
  const { site, shell, transaction, use, matches, mistake, returnable_kurus } = props;
  const { t } = site;
  const { amount_kurus, status } = transaction;
  const acted = actedOf(transaction);
  const title = `${purposeWord(t, acted.purpose, acted.boat, acted.of_deposit)} · ${formatMoney(amount_kurus)}`;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ReportSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('transactions:title'), href: paths.dashboard.transactions() },
          { label: `#${transaction.id}` },
        ]}
        title={title}
        tag={<Tag kind={TONES[status]}>{t(`states:transaction.${status}`)}</Tag>}
        summary={[transaction.reservation_code, transaction.customer_name, transaction.listing_name]
          .filter(Boolean)
          .join(' · ')}
      />
      <Waiting site={site} transaction={transaction} />
      <div className="acts row wrapping no-print">
        <MovementActs t={t} movement={{ ...acted, use }} />
        {returnable_kurus > 0 && (
          <UnmatchedRefundDialog t={t} transaction={transaction} left_kurus={returnable_kurus} />
        )}
        {mistake && <MistakeDialog {...{ t, transaction, mistake }} />}
      </div>
      <div className="main-and-side">
        <div>
          {matches && <Matches {...props} matches={matches} />}
          <Facts {...props} />
          <ProviderAnswer t={t} transaction={transaction} />
        </div>
        <aside aria-label={t('transactions:trail')}>
          <ReceiptView {...props} />
          <Trail site={site} transaction={transaction} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

const actedOf = (transaction: TransactionAnswer) => ({
  ...transaction,
  boat: transaction.boat_reservation_id !== null,
  asked: transaction.purpose === 'REFUND' && transaction.conversation_id !== null,
  ...openOf(transaction),
});

type Shown = Pick<TransactionPageProps, 'site' | 'transaction'>;

function Waiting({ site: { t }, transaction }: Shown) {
  const { purpose, failure_code, failure_text } = transaction;
  const { needs_action, action_note, went_back_kurus } = openOf(transaction);
  return (
    <>
      {needs_action && (
        <InlineBar tone="bad" icon="triangle-alert" title={t(`transactions:code.${needs_action}`)}>
          {actionSentence(t, { needs_action, action_note })}
        </InlineBar>
      )}
      {went_back_kurus !== null && (
        <InlineBar tone="bad" icon="triangle-alert" title={t('transactions:went_back')}>
          {wentBackSentence(t, went_back_kurus)}
        </InlineBar>
      )}
      {(failure_text || failure_code) && (
        <InlineBar tone="warn" icon="circle-alert" title={t('transactions:failure')}>
          {[ownWords(t, failure_code, purpose), failure_text].filter(Boolean).join(' ') ||
            failure_code}
        </InlineBar>
      )}
    </>
  );
}

const OWN_FAILURES = [
  'expired',
  'not_opened',
  'provider_silent',
  'withdrawn',
  'not_due',
  'reservation_ended',
  'not_sent',
  'look_at_provider',
  'entered_in_error',
] as const;

/** Our own codes in words; a provider's has its own, or stands as it is. */
function ownWords(t: Translate, code: string | null, purpose: string): string | null {
  if (code === 'entered_in_error' && purpose === 'REFUND')
    return t('transactions:own_failure.refund_in_error');
  const own = OWN_FAILURES.find((each) => each === code);
  return own ? t(`transactions:own_failure.${own}`) : null;
}

function Facts({ site, transaction, return_account }: TransactionPageProps) {
  const { t } = site;
  const instant = (at: string | null) => at && formatInstant(at);
  return (
    <Panel title={t('transactions:facts')}>
      <DefinitionList
        items={[
          {
            term: t('transactions:column.reservation'),
            value: <Whose {...{ site, transaction }} />,
          },
          {
            term: t('transactions:column.method'),
            value: t(`states:method.${transaction.method}`),
          },
          { term: t('transactions:field.paid_at'), value: instant(transaction.paid_at) },
          {
            term: t('transactions:created_at'),
            value: [formatInstant(transaction.created_at), transaction.created_by_name]
              .filter(Boolean)
              .join(' · '),
          },
          { term: t('transactions:field.payer'), value: transaction.payer_name },
          { term: t('transactions:field.reference'), value: transaction.bank_reference },
          refundFact(t, transaction),
          ...(return_account
            ? [{ term: t('reservations:door.iban'), value: formatIban(return_account) }]
            : []),
          { term: t('transactions:field.note'), value: transaction.note },
        ]}
      />
    </Panel>
  );
}

/** A refund says what it is of, a payment what goes back of it. */
function refundFact(t: Translate, transaction: TransactionAnswer) {
  const { purpose, refund_of_id, refund_kurus } = transaction;
  if (purpose !== 'REFUND')
    return { term: t('transactions:refunded'), value: refund_kurus && formatMoney(refund_kurus) };
  return {
    term: t('transactions:refund_of'),
    value: refund_of_id && (
      <a className="link" href={paths.dashboard.transaction(refund_of_id)}>
        #{refund_of_id}
      </a>
    ),
  };
}

function Whose({ site: { t }, transaction }: Shown) {
  const { reservation_id, boat_reservation_id, reservation_code } = transaction;
  const id = reservation_id ?? boat_reservation_id;
  if (id === null) return t('transactions:nobody');
  const kind = reservation_id === null ? 'boat' : 'villa';
  return (
    <a className="link" href={paths.dashboard.reservation(kind, id)}>
      {reservation_code}
    </a>
  );
}

function ReceiptView({ site: { t }, transaction, receipt }: TransactionPageProps) {
  if (!receipt) return null;
  const address = paths.dashboard.transactionReceipt(transaction.id);
  return (
    <Panel title={t('transactions:receipt')}>
      <a className="receipt" href={address} target="_blank" rel="noopener">
        {receipt.picture ? (
          <img src={address} alt={t('transactions:receipt_of', { name: receipt.name })} />
        ) : (
          receipt.name
        )}
      </a>
    </Panel>
  );
}

const KINDS: Record<TransactionEventKind, true> = {
  CREATED: true,
  DECIDED: true,
  REPRICED: true,
  NOT_DUE: true,
  LESSENED: true,
  WITHDRAWN: true,
  REFUND_ASKED: true,
  REFUND_REFUSED: true,
  SPLIT: true,
  REDIRECTED: true,
  REVIEW: true,
  DISTRUSTED: true,
  WENT_BACK: true,
  ENTERED_IN_ERROR: true,
  MATCHED: true,
  UNMATCHED: true,
};

const isKnown = (kind: string): kind is TransactionEventKind => Object.hasOwn(KINDS, kind);

/** Newest first. */
function Trail({ site: { t }, transaction }: Shown) {
  const events = transaction.events.map((event, at) => {
    const { kind } = event;
    const to = event.to_status as TransactionAnswer['status'] | null;
    return {
      id: String(at),
      at: event.at,
      kind: kind === 'DECIDED' ? ('payment' as const) : ('change' as const),
      title: isKnown(kind) ? t(`transactions:event.${kind}`) : kind,
      detail: to && t(`states:transaction.${to}`),
      actor: event.actor_name,
    };
  });
  return (
    <Panel title={t('transactions:trail')}>
      <Timeline t={t} events={events.reverse()} />
    </Panel>
  );
}
