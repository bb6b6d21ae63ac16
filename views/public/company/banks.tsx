import { formatIban } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Html } from '../../components/html.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Currency, Site } from '../../layouts/site.ts';
import type { CompanyText } from './company-text.ts';
import { CompanyFrame } from './frame.tsx';

interface BankAccount {
  id: number;
  bank_name: string;
  branch: string | null;
  holder: string;
  iban: string;
  currency: string;
  note: string;
}

interface BanksProps {
  site: Site;
  text: CompanyText | null;
  accounts: BankAccount[];
}

/** `/website/banks`: where money is sent to. */
export function BanksPage({ site, text, accounts }: BanksProps) {
  const { t } = site;
  return (
    <CompanyFrame
      site={site}
      href={paths.banks()}
      text={text}
      title={t('company:banks.title')}
      lead={t('company:banks.text')}
    >
      {text && <Html content={text.body} />}
      {accounts.length === 0 && (
        <Note kind="info" icon="info" title={t('company:banks.none_title')}>
          <p>{t('company:banks.none')}</p>
          <LinkButton small href={paths.contact()}>
            {t('company:banks.ask')}
          </LinkButton>
        </Note>
      )}
      {accounts.map((account) => (
        <Account key={account.id} site={site} account={account} />
      ))}
      <Note icon="ticket" title={t('company:banks.enquire_title')}>
        <p>
          <Trans text={t('company:banks.enquire')} parts={{ link: enquireLink }} />
        </p>
      </Note>
    </CompanyFrame>
  );
}

function Account({ site, account }: { site: Site; account: BankAccount }) {
  const { t } = site;
  const { bank_name, branch, holder, iban, currency, note } = account;
  return (
    <section className="panel account">
      <div className="row between wrapping">
        <h2>{bank_name}</h2>
        <span className="tag deniz">
          {t('company:banks.currency', {
            currency: t(`layout:currency.${currency as Currency}.short`),
          })}
        </span>
      </div>
      <div className="row between wrapping">
        <p className="iban number">{formatIban(iban)}</p>
        <CopyButton site={site} text={iban} label={t('company:banks.copy', { bank: bank_name })} />
      </div>
      <div className="row between wrapping">
        <p className="muted">
          <Trans text={t('company:banks.holder', { holder })} />
        </p>
        <CopyButton site={site} text={holder} label={t('company:banks.copy_holder')} />
      </div>
      {branch && <p className="fine muted">{t('company:banks.branch', { branch })}</p>}
      {note && <p className="fine muted">{note}</p>}
    </section>
  );
}

const enquireLink = (words: string) => (
  <a className="link" href={paths.enquire()}>
    {words}
  </a>
);
