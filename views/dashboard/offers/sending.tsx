import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { WholeCodes } from '../../components/dashboard/whole-codes.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { offerMessage, whatsAppAddress } from './message.ts';
import type { OfferPageProps } from './show.tsx';

/** How the offer gets to the customer: by link, message or mail. */
export function Sending({ site, offer }: OfferPageProps) {
  const { t } = site;
  const { status } = offer;
  if (status === 'ACCEPTED' || status === 'WITHDRAWN') return null;
  const text = offerMessage(site, offer);
  return (
    <Panel title={t('offers:send.title')}>
      {status === 'EXPIRED' && (
        <Note kind="warn" icon="timer">
          <p>{t('offers:send.expired')}</p>
        </Note>
      )}
      <Unsellable site={site} offer={offer} />
      <div className="offer-link">
        <output>
          <WholeCodes>{offer.link}</WholeCodes>
        </output>
        <CopyButton site={site} text={offer.link} label={t('offers:send.copy_link')} />
      </div>
      <label className="field" htmlFor="offer-message">
        <span className="label">{t('offers:send.message')}</span>
        <textarea className="input" id="offer-message" rows={9} readOnly defaultValue={text} />
      </label>
      <div className="row wrapping">
        <LinkButton
          kind="whatsapp"
          icon="whatsapp"
          href={whatsAppAddress(offer.customer_phone, text)}
          target="_blank"
          rel="noopener"
        >
          {t('offers:send.whatsapp')}
        </LinkButton>
        <CopyButton site={site} text={text} label={t('offers:send.copy_message')} />
      </div>
      {status !== 'EXPIRED' && <ByMail site={site} offer={offer} />}
    </Panel>
  );
}

/** What was sold or taken off sale since still stands in the text, which would promise it. */
function Unsellable({ site: { t }, offer }: Pick<OfferPageProps, 'site' | 'offer'>) {
  const gone = offer.villas.filter((villa) => villa.gone !== null);
  if (gone.length === 0) return null;
  const names = gone.map(({ name }) => name).join(', ');
  return (
    <Note kind="warn" icon="circle-alert">
      <p>{t('offers:send.gone', { names })}</p>
    </Note>
  );
}

/** Sends the mail, or only notes that the link was sent another way. */
function ByMail({ site: { t }, offer }: Pick<OfferPageProps, 'site' | 'offer'>) {
  const { customer_email: email, sent_at } = offer;
  return (
    <ActionForm
      t={t}
      className="offer-send"
      method="PATCH"
      path={paths.api.offer(offer.id)}
      success="reload"
      once
      toast={email ? t('offers:send.mailed') : t('offers:send.marked')}
    >
      <input type="hidden" name="status" value="SENT" />
      <input type="hidden" name="version" value={offer.version} data-type="int" />
      <p className="muted">
        {email ? t('offers:send.mail_text', { email }) : t('offers:send.mark_text')}
      </p>
      <button
        type="submit"
        className={sent_at ? 'button outline' : 'button primary'}
        data-busy={t('common:saving')}
      >
        <Icon name={email ? 'mail' : 'check'} />
        {email ? t(sent_at ? 'offers:send.mail_again' : 'offers:send.mail') : t('offers:send.mark')}
      </button>
    </ActionForm>
  );
}
