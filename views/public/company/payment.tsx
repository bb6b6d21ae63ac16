import type { ReactNode } from 'react';

import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { InputField } from '../../components/field.tsx';
import { Html } from '../../components/html.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { CompanyText } from './company-text.ts';
import { CompanyFrame } from './frame.tsx';

interface PaymentProps {
  site: Site;
  text: CompanyText | null;
  /** Whose name the open accounts are in. */
  holders: string[];
  /** Who takes cards; null: nobody. */
  card: 'iyzico' | 'paytr' | 'fake' | null;
}

/** `/guvenli-odeme`: what is paid, to whom, and how it is protected. */
export function SecurePaymentPage({ site, text, holders, card }: PaymentProps) {
  const { t } = site;
  return (
    <CompanyFrame
      site={site}
      href={paths.securePayment()}
      text={text}
      title={t('company:payment.title')}
      lead={t('company:payment.text')}
      description={t('company:payment.description')}
    >
      <div className="assured">
        <What site={site} />
        <Whom site={site} holders={holders} />
        <How site={site} />
      </div>
      <Find site={site} />
      <Note kind="info" icon="info">
        <p>{t(`company:payment.now.${card ?? 'transfer'}`)}</p>
      </Note>
      {text && <Html content={text.body} />}
    </CompanyFrame>
  );
}

function What({ site: { t } }: { site: Site }) {
  return (
    <Part icon="wallet" title={t('company:payment.what.title')}>
      <li>
        <Trans text={t('company:payment.what.prepayment')} />
      </li>
      <li>
        <Trans text={t('company:payment.what.balance')} />
      </li>
      <li>
        <Trans text={t('company:payment.what.deposit')} />
      </li>
    </Part>
  );
}

function Whom({ site: { t }, holders }: Pick<PaymentProps, 'site' | 'holders'>) {
  return (
    <Part icon="landmark" title={t('company:payment.whom.title')}>
      {holders.map((holder) => (
        <li key={holder}>
          <Trans text={t('company:payment.whom.holder', { holder })} />
        </li>
      ))}
      {holders.length === 0 && <li>{t('company:payment.whom.no_holder')}</li>}
      {holders.length > 0 && (
        <li>
          <Trans text={t('company:payment.whom.accounts')} parts={{ link: banksLink }} />
        </li>
      )}
      <li>{t('company:payment.whom.change')}</li>
    </Part>
  );
}

function How({ site: { t, settings } }: { site: Site }) {
  return (
    <Part icon="lock-keyhole" title={t('company:payment.how.title')}>
      <li>
        <Trans text={t('company:payment.how.ssl')} />
      </li>
      <li>{t('company:payment.how.card')}</li>
      <li>{t('company:payment.how.licence', { number: settings.tursab_no })}</li>
    </Part>
  );
}

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** The amount, the time and the account of one booking are on its own page. */
function Find({ site }: { site: Site }) {
  const { t } = site;
  return (
    <form className="panel stack find-booking" action={paths.enquire()} noValidate>
      <div>
        <h2>{t('company:payment.code_title')}</h2>
        <p className="muted">{t('company:payment.code_text')}</p>
      </div>
      <InputField
        site={site}
        name="code"
        label={t('company:payment.code')}
        hint={t('company:payment.code_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <div>
        <Button kind="primary" icon="search">
          {t('company:payment.go')}
        </Button>
      </div>
    </form>
  );
}

const banksLink = (words: string) => (
  <a className="link" href={paths.banks()}>
    {words}
  </a>
);
