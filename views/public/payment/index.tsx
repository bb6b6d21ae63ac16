import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DOCUMENT_MEGABYTES } from '../../../server/shared/upload-limits.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { InputField } from '../../components/field.tsx';
import { FileField } from '../../components/file-field.tsx';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import type { DueTransfer } from '../booking/booking.ts';
import { Transfer } from '../booking/transfer.tsx';

export interface PaymentPageProps {
  site: Site;
  /** Of the page's address. */
  code: string;
  reservation_code: string;
  villa: string;
  stay: string;
  purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
  amount_kurus: number;
  until: string | null;
  state: 'open' | 'review' | 'paid' | 'expired' | 'closed' | 'early' | 'nothing';
  /** Why what was asked for was not done. */
  problem: string | null;
  /** What has to be put right in the receipt's form: field → sentence. */
  errors: Record<string, string>;
  /** A receipt was taken just now. */
  received: boolean;
  /** Typed beside a receipt that was refused. */
  note: string;
  /** Null: cards are not taken, or nothing is due. */
  card: { name: 'iyzico' | 'paytr' | 'fake'; offers_instalments: boolean } | null;
  transfer: DueTransfer | null;
}

/** `/odeme/{code}`: one fixed amount, by card on the provider's page or by transfer. */
export function PaymentPage(props: PaymentPageProps) {
  const { site, state, problem, errors, received, card, transfer, reservation_code } = props;
  const { t } = site;
  const title = t('payments:title', { code: reservation_code });
  const isRefused = problem !== null || Object.keys(errors).length > 0;
  return (
    <PublicLayout
      site={site}
      title={isRefused ? t('booking:error_prefix', { title }) : title}
      styles={['form', 'booking']}
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
              </Note>
            )}
            {state !== 'open' && !received && <Closed {...props} />}
            {card && <Card {...props} card={card} />}
            {transfer && <Transfer site={site} transfer={transfer} />}
            {transfer && <Receipt {...props} />}
          </div>
          <Safety site={site} />
        </div>
      </div>
    </PublicLayout>
  );
}

/** What has to be put right, with a way to it; else why nothing was done. */
function Problem({ site, problem, errors }: PaymentPageProps) {
  if (!problem) return <ErrorSummary site={site} fields={errors} />;
  return (
    <Note kind="bad" icon="circle-alert" focus>
      <p>{problem}</p>
    </Note>
  );
}

function Head(props: PaymentPageProps) {
  const { site, villa, stay, purpose, amount_kurus, until, reservation_code } = props;
  const { t } = site;
  return (
    <header>
      <h1>{t(`payments:heading.${purpose}`, { amount: formatMoney(amount_kurus) })}</h1>
      <p className="muted">
        {villa} · {stay}
      </p>
      <p className="muted">{t('payments:code', { code: reservation_code })}</p>
      {until && <p className="muted">{t('payments:until', { until })}</p>}
    </header>
  );
}

function Closed({ site, state, reservation_code }: PaymentPageProps) {
  const { t } = site;
  if (state === 'open') return null;
  return (
    <Note
      kind={state === 'paid' ? 'ok' : 'info'}
      icon="info"
      title={t(`payments:state.${state}.title`)}
    >
      <p>{t(`payments:state.${state}.text`)}</p>
      <p>
        <a className="link" href={paths.enquire({ code: reservation_code })}>
          {t('payments:enquire')}
        </a>
      </p>
    </Note>
  );
}

type CardProps = PaymentPageProps & { card: NonNullable<PaymentPageProps['card']> };

function Card({ site, code, amount_kurus, card }: CardProps) {
  const { t } = site;
  return (
    <section className="panel stack">
      <h2>{t('payments:card.title')}</h2>
      <p>{t(`payments:card.text.${card.name}`)}</p>
      {card.offers_instalments && <p className="muted">{t('payments:card.instalments')}</p>}
      <form className="stack" method="post" action={paths.payment(code)}>
        <p className="fine muted">{t('payments:card.obliges')}</p>
        <div>
          <Button kind="primary" icon="lock-keyhole">
            {t('payments:card.pay', { amount: formatMoney(amount_kurus) })}
          </Button>
        </div>
      </form>
    </section>
  );
}

const RECEIPT = { most: 1, megabytes: DOCUMENT_MEGABYTES };

function Receipt({ site, code, note, errors }: PaymentPageProps) {
  const { t } = site;
  return (
    <section className="panel stack">
      <h2>{t('payments:receipt.title')}</h2>
      <p className="muted">{t('payments:receipt.text', RECEIPT)}</p>
      <form
        className="stack"
        method="post"
        action={paths.paymentReceipt(code)}
        encType="multipart/form-data"
      >
        <FileField
          site={site}
          name="receipt"
          label={t('payments:receipt.file')}
          error={errors.receipt}
          accept="application/pdf,image/jpeg,image/png"
          limits={RECEIPT}
          required
        />
        <InputField
          site={site}
          name="note"
          label={t('payments:receipt.note')}
          defaultValue={note}
          error={errors.note}
          optional
          maxLength={500}
          autoComplete="off"
        />
        <div>
          <Button icon="upload">{t('payments:receipt.send')}</Button>
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
