import { formatIban, formatInstant, formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { messageLink } from '../../components/message-link.ts';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import { Attempt } from './attempt.tsx';
import type { DueTransfer, TransferAccount } from './booking.ts';

interface TransferProps {
  site: Site;
  transfer: DueTransfer;
  /** The page to ask for when the time is over; without it its own address. */
  again?: string;
}

type PartProps = Pick<TransferProps, 'site' | 'transfer'>;

/** What to send, until when, to which account and under which words. */
export function Transfer({ site, transfer, again }: TransferProps) {
  const { t } = site;
  const { title, amount_kurus, until, seconds_left } = transfer;
  return (
    <section className="panel transfer">
      <div className="row between wrapping">
        <h2>{title}</h2>
        <b className="sum number">{formatMoney(amount_kurus)}</b>
      </div>
      {until && (
        <p className="muted">
          {t('booking:transfer.until', { until: formatInstant(until) })}{' '}
          {seconds_left !== null && (
            <Countdown site={site} seconds_left={seconds_left} again={again} />
          )}
        </p>
      )}
      {transfer.agree_first ? (
        <AgreeFirst site={site} transfer={transfer} />
      ) : (
        <WhereTo site={site} transfer={transfer} />
      )}
    </section>
  );
}

/** What staff sold on the telephone is accepted before it is paid for. */
function AgreeFirst({ site: { t }, transfer: { pay_href } }: PartProps) {
  return (
    <>
      <p>{t('booking:transfer.agree_text')}</p>
      {pay_href && (
        <div>
          <LinkButton kind="primary" href={pay_href}>
            {t('booking:transfer.agree')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** The contact page names the telephone where there is one. */
const contactLink = (words: string) => (
  <a className="link" href={paths.contact()}>
    {words}
  </a>
);

function WhereTo({ site, transfer }: PartProps) {
  const { t } = site;
  const { code, accounts } = transfer;
  return (
    <>
      <Attempt site={site} href={transfer.attempt_href} />
      <Pay site={site} transfer={transfer} />
      {accounts.length === 0 && (
        <p>
          <Trans text={t('booking:transfer.none')} parts={{ link: contactLink }} />
        </p>
      )}
      {accounts.map((account) => (
        <Account key={account.iban} site={site} account={account} />
      ))}
      <p className="row between">
        <span>
          <Trans text={t('booking:transfer.description', { code })} />
        </span>
        <CopyButton site={site} text={code} label={t('booking:done.copy_code')} />
      </p>
      <p className="fine muted">{t('booking:transfer.warning')}</p>
      <Receipt site={site} code={code} />
    </>
  );
}

/** The way to the page where cards are taken and receipts handed in. */
function Pay({ site: { t }, transfer }: PartProps) {
  const { pay_href, by_card, attempt_href } = transfer;
  if (!pay_href) return null;
  return (
    <div className="row wrapping">
      {by_card && (
        <LinkButton kind={attempt_href ? undefined : 'primary'} icon="lock-keyhole" href={pay_href}>
          {t('booking:transfer.by_card')}
        </LinkButton>
      )}
      <LinkButton href={`${pay_href}#field-receipt`}>{t('booking:transfer.hand_in')}</LinkButton>
    </div>
  );
}

function Account({ site, account }: { site: Site; account: TransferAccount }) {
  const { t } = site;
  const { bank_name, holder, iban } = account;
  return (
    <div className="account">
      <p>
        <b>{bank_name}</b>
        <span className="muted">{t('booking:transfer.account')}</span>
        <span className="iban number">{formatIban(iban)}</span>
        <span className="muted">
          <Trans text={t('booking:transfer.holder', { holder })} />
        </span>
      </p>
      <CopyButton
        site={site}
        text={iban}
        label={t('booking:transfer.copy_iban', { bank: bank_name })}
      />
    </div>
  );
}

function Receipt({ site, code }: { site: Site; code: string }) {
  const { t, settings } = site;
  if (!settings.whatsapp_phone) return null;
  const words = t('booking:transfer.receipt_text', { code });
  return (
    <LinkButton icon="whatsapp" href={messageLink(settings.whatsapp_phone, words)} rel="noopener">
      {t('booking:transfer.receipt')}
    </LinkButton>
  );
}
