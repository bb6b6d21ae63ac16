import { formatMoney } from '../../../server/shared/format.ts';
import type { AskedPurpose } from '../../../server/shared/movement-codes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

export interface PaymentResultPageProps {
  site: Site;
  /** `checking`: nobody knows yet, and the page looks again by itself. */
  kind: 'paid' | 'failed' | 'checking' | 'review';
  reservation_code: string;
  villa: string;
  stay: string;
  purpose: AskedPurpose;
  /** It is for a boat's charter. */
  boat: boolean;
  amount_kurus: number;
  paid_at: string | null;
  /** The reservation is sure. */
  is_confirmed: boolean;
  /**
   * The money came and cannot be used as it is: after the stay had ended, a second time or too much of it, which
   * goes back or did; too little of what is asked by now; or what staff call about.
   */
  trouble: 'LATE' | 'DUPLICATE' | 'EXCESS' | 'returned' | 'short' | 'other' | null;
  reason: string | null;
  /** Where to try again. */
  again_href: string | null;
  /** Where the same stay can be asked for again, whose time to pay is over. */
  renew_href: string | null;
  /** Where the sale as it is by now is accepted: the contract waits for that alone. */
  accept_href: string | null;
}

const LOOKS = {
  paid: ['ok', 'circle-check'],
  failed: ['bad', 'circle-alert'],
  checking: ['info', 'clock'],
  review: ['info', 'clock'],
} as const;

/** What became of a card payment. */
export function PaymentResultPage(props: PaymentResultPageProps) {
  const { site, kind, reason, villa, stay } = props;
  const { t } = site;
  const [look, icon] = LOOKS[props.trouble ? 'review' : kind];
  return (
    <PublicLayout
      site={site}
      title={t(`payments:result.${kind}.title`)}
      styles={['form', 'booking']}
      noindex
      booking
    >
      <div className="wrap booking">
        <header>
          <h1>{t(`payments:result.${kind}.title`)}</h1>
          <p className="muted">
            {villa} · {stay}
          </p>
        </header>
        <div className="columns">
          <div className="stack loose">
            <Note kind={look} icon={icon}>
              <p>{textOf(props)}</p>
              {reason && <p>{reason}</p>}
            </Note>
            <Facts {...props} />
            <Ways {...props} />
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}

function textOf({
  site: { t },
  kind,
  is_confirmed,
  trouble,
  purpose,
  accept_href,
  again_href,
  renew_href,
}: PaymentResultPageProps) {
  if (kind === 'failed' && !again_href)
    return t(`payments:result.failed.${renew_href ? 'expired' : 'closed'}`);
  if (kind !== 'paid') return t(`payments:result.${kind}.text`);
  if (accept_href) return t('payments:result.paid.unread');
  if (trouble) return t(`payments:result.paid.trouble.${trouble}`);
  if (purpose === 'PREPAYMENT' && is_confirmed) return t('payments:result.paid.confirmed');
  return t('payments:result.paid.text');
}

function Facts(props: PaymentResultPageProps) {
  const { site, reservation_code, purpose, boat, amount_kurus, paid_at } = props;
  const { t } = site;
  return (
    <section className="panel">
      <dl className="amounts">
        <dt>{t('payments:result.code')}</dt>
        <dd className="number">{reservation_code}</dd>
        <dt>{purposeWord(t, purpose, boat)}</dt>
        <dd className="number">{formatMoney(amount_kurus)}</dd>
        {paid_at && (
          <>
            <dt>{t('payments:result.paid_at')}</dt>
            <dd>{paid_at}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Ways(props: PaymentResultPageProps) {
  const { site, kind, trouble, reservation_code, again_href, renew_href, accept_href } = props;
  const { t } = site;
  return (
    <div className="row wrapping">
      {accept_href && (
        <LinkButton kind="primary" href={accept_href}>
          {t('payments:result.accept')}
        </LinkButton>
      )}
      {trouble === 'short' && again_href && (
        <LinkButton kind="primary" href={again_href}>
          {t('payments:result.rest')}
        </LinkButton>
      )}
      {kind !== 'paid' && again_href && (
        <LinkButton kind={kind === 'failed' ? 'primary' : undefined} href={again_href}>
          {t(kind === 'failed' ? 'payments:result.again' : 'payments:result.back')}
        </LinkButton>
      )}
      {renew_href && (
        <LinkButton kind="primary" href={renew_href}>
          {t('payments:again')}
        </LinkButton>
      )}
      <LinkButton
        kind={kind === 'paid' && !accept_href && trouble !== 'short' ? 'primary' : undefined}
        href={paths.enquire({ code: reservation_code })}
      >
        {t('payments:enquire')}
      </LinkButton>
    </div>
  );
}
