import { formatMoney } from '../../../server/shared/format.ts';
import type { AskedPurpose } from '../../../server/shared/movement-codes.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PayableState } from '../../../server/shared/payable-state.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Attempt } from '../booking/attempt.tsx';
import type { DueTransfer, LadderStep, OpenAgreement, StayPrice } from '../booking/booking.ts';
import { Ladder, Price } from '../booking/summary.tsx';
import { Transfer } from '../booking/transfer.tsx';
import { Agreement } from './agreement.tsx';
import { Receipt } from './receipt.tsx';

export interface PaymentPageProps {
  site: Site;
  /** Of the page's address. */
  code: string;
  reservation_code: string;
  villa: string;
  stay: string;
  purpose: AskedPurpose;
  amount_kurus: number;
  until: string | null;
  seconds_left: number | null;
  /** Where the same can be asked for again once the time is over. */
  again: string | null;
  state: PayableState;
  /** What is said instead of the state's own words while the days wait for a card payment that was begun. */
  held: { title: string; text: string } | null;
  /** Why what was asked for was not done. */
  problem: string | null;
  /** What has to be put right in the receipt's form: field → sentence. */
  errors: Record<string, string>;
  /** A receipt was taken just now. */
  received: boolean;
  /** Typed beside a receipt that was refused. */
  note: string;
  /** It is a boat's stay. */
  boat: boolean;
  /** What the stay costs in all, and what of it is due when; null where only a deposit is paid. */
  price: StayPrice | null;
  /** What a cancellation costs; a deposit comes back whatever happens. */
  ladder: LadderStep[];
  /** Null: it was accepted. Until then no way to pay is shown. */
  agreement: OpenAgreement | null;
  /** Where the card payment that was begun and has no end yet is looked after. */
  attempt_href: string | null;
  /** Of a stay that was called off: what goes back of its price and has not been sent yet. */
  refund_kurus: number;
  /** The same of its damage deposit. */
  deposit_refund_kurus: number;
  /** Null: cards are not taken, or nothing is due. */
  card: { name: 'iyzico' | 'paytr' | 'fake'; offers_instalments: boolean } | null;
  transfer: DueTransfer | null;
}

/** `/odeme/{code}`: one fixed amount, by card on the provider's page or by transfer. */
export function PaymentPage(props: PaymentPageProps) {
  const { site, state, received, agreement, card, transfer } = props;
  const { t } = site;
  const title = t('payments:title', { code: props.reservation_code });
  return (
    <PublicLayout
      site={site}
      title={isRefused(props) ? t('booking:error_prefix', { title }) : title}
      styles={['form', 'booking', 'own-booking', ...(agreement ? ['prose'] : [])]}
      noindex
      booking
    >
      <div className="wrap booking">
        <Head {...props} />
        <div className="columns">
          <div className="stack loose">
            <Problem {...props} />
            {received && (
              <Note kind="ok" icon="circle-check" focus title={t('payments:receipt.taken')}>
                <p>{t('payments:receipt.taken_text')}</p>
                <Booking {...props} />
              </Note>
            )}
            {state !== 'open' && !received && <Closed {...props} />}
            <Refund site={site} kurus={props.refund_kurus} title="payments:refund.title" />
            <Refund
              site={site}
              kurus={props.deposit_refund_kurus}
              title="payments:refund.deposit_title"
            />
            {(state === 'open' || agreement) && <Sold {...props} />}
            {agreement && (
              <Agreement
                site={site}
                code={props.code}
                agreement={agreement}
                paid={state === 'unread'}
                answer={answerOf(props)}
              />
            )}
            <Attempt site={site} href={props.attempt_href} />
            {card && <Card {...props} card={card} />}
            {transfer && <Transfer site={site} transfer={transfer} />}
            {transfer && <Receipt {...props} answer={answerOf(props)} />}
          </div>
          <Safety site={site} />
        </div>
      </div>
    </PublicLayout>
  );
}

/** The page answers a form that was refused. */
const isRefused = ({ problem, errors, agreement }: PaymentPageProps): boolean =>
  problem !== null || Object.keys({ ...agreement?.errors, ...errors }).length > 0;

/** Where a page that answers a form is shown again, for each form of it. */
const answerOf = (props: PaymentPageProps): string | undefined =>
  isRefused(props) ? paths.payment(props.code) : undefined;

/** What has to be put right, with a way to it; else why nothing was done. */
function Problem({ site, problem, errors, agreement }: PaymentPageProps) {
  if (!problem) return <ErrorSummary site={site} fields={{ ...agreement?.errors, ...errors }} />;
  return (
    <Note kind="bad" icon="circle-alert" focus>
      <p>{problem}</p>
    </Note>
  );
}

function Head(props: PaymentPageProps) {
  const { site, villa, stay, purpose, amount_kurus, until, seconds_left, reservation_code } = props;
  const { t } = site;
  return (
    <header>
      <h1>{t(`payments:heading.${purpose}`, { amount: formatMoney(amount_kurus) })}</h1>
      <p className="muted">
        {villa} · {stay}
      </p>
      <p className="muted">{t('payments:code', { code: reservation_code })}</p>
      {until && (
        <p className="muted">
          {t('payments:until', { until })}{' '}
          {seconds_left !== null && <Countdown site={site} seconds_left={seconds_left} />}
        </p>
      )}
    </header>
  );
}

/**
 * Total, prepayment, balance, deposit and the terms of a cancellation, before anything obliges to pay
 * (Mesafeli Sözleşmeler Yönetmeliği m.6).
 */
function Sold({ site, price, boat, ladder }: PaymentPageProps) {
  if (!price && ladder.length === 0) return null;
  return (
    <section className="panel">
      {price && (
        <>
          <h2>{site.t('enquire:price')}</h2>
          <Price site={site} price={price} boat={boat} />
        </>
      )}
      {ladder.length > 0 && <Ladder site={site} ladder={ladder} />}
    </section>
  );
}

function Closed({ site, state, held, again, reservation_code }: PaymentPageProps) {
  const { t } = site;
  if (state === 'open') return null;
  return (
    <Note
      kind={state === 'paid' ? 'ok' : 'info'}
      icon="info"
      title={held?.title ?? t(`payments:state.${state}.title`)}
    >
      <p>
        {held?.text ?? t(again ? 'payments:state.expired.again' : `payments:state.${state}.text`)}
      </p>
      <div className="row wrapping">
        {again && (
          <LinkButton kind="primary" href={again}>
            {t('payments:again')}
          </LinkButton>
        )}
        <Booking site={site} reservation_code={reservation_code} />
      </div>
    </Note>
  );
}

/** From what was paid, or is looked at, back to what it was paid for. */
const Booking = ({
  site: { t },
  reservation_code,
}: Pick<PaymentPageProps, 'site' | 'reservation_code'>) => (
  <a className="link" href={paths.enquire({ code: reservation_code })}>
    {t('payments:enquire')}
  </a>
);

interface RefundProps {
  site: Site;
  kurus: number;
  title: 'payments:refund.title' | 'payments:refund.deposit_title';
}

function Refund({ site: { t }, kurus, title }: RefundProps) {
  if (kurus === 0) return null;
  return (
    <Note kind="info" icon="clock" title={t(title, { amount: formatMoney(kurus) })}>
      <p>{t('payments:refund.text')}</p>
    </Note>
  );
}

type CardProps = PaymentPageProps & { card: NonNullable<PaymentPageProps['card']> };

/** Its button itself names the sum and the duty to pay (Mesafeli Sözleşmeler Yönetmeliği m.8). */
function Card(props: CardProps) {
  const { site, code, amount_kurus, card, attempt_href } = props;
  const { t } = site;
  const amount = formatMoney(amount_kurus);
  return (
    <section className="panel stack">
      <h2>{t('payments:card.title')}</h2>
      <p>{t(`payments:card.text.${card.name}`)}</p>
      {card.offers_instalments && <p className="muted">{t('payments:card.instalments')}</p>}
      <form
        className="stack"
        method="post"
        action={paths.payment(code)}
        data-answer={answerOf(props)}
      >
        <p className="fine muted">{t('payments:card.refund')}</p>
        <p className="fine muted">{t('payments:card.no_withdrawal')}</p>
        <div>
          <Button kind="primary" icon="lock-keyhole">
            <span className="obliging">
              {t(attempt_href ? 'payments:card.go_on' : 'payments:card.pay', { amount })}{' '}
              <small>{t('payments:card.obliges')}</small>
            </span>
          </Button>
        </div>
      </form>
    </section>
  );
}

function Safety({ site }: { site: Site }) {
  const { t } = site;
  return (
    <aside className="panel stack">
      <h2>{t('payments:safety.title')}</h2>
      <p>{t('payments:safety.card')}</p>
      <p>{t('payments:safety.iban')}</p>
      <div>
        <LinkButton small href={paths.securePayment()}>
          {t('payments:safety.more')}
        </LinkButton>
      </div>
    </aside>
  );
}
