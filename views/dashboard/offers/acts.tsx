import type { Translate } from '../../../server/i18n.ts';
import type { OfferAnswer } from '../../../server/schemas/answers/offers.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton, DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

interface Props {
  t: Translate;
  offer: OfferAnswer;
}

/** Taking an offer back, and deleting it; each asks first. */
export function OfferActs({ t, offer }: Props) {
  if (offer.status === 'ACCEPTED') return null;
  return (
    <Panel title={t('offers:acts.title')}>
      <div className="row wrapping">
        {offer.status !== 'WITHDRAWN' && <Withdraw t={t} offer={offer} />}
        <Delete t={t} offer={offer} />
      </div>
    </Panel>
  );
}

function Withdraw({ t, offer }: Props) {
  return (
    <AskingButton
      t={t}
      id="withdraw"
      small
      danger
      label={t('offers:acts.withdraw')}
      title={t('offers:acts.withdraw_title', { name: offer.customer_name })}
      consequences={[t('offers:acts.withdraw_link'), t('offers:acts.withdraw_final')]}
    >
      <ActionForm
        t={t}
        id="withdraw-form"
        method="PATCH"
        path={paths.api.offer(offer.id)}
        success="reload"
        toast={t('offers:acts.withdrawn')}
      >
        <input type="hidden" name="status" value="WITHDRAWN" />
        <input type="hidden" name="version" value={offer.version} data-type="int" />
      </ActionForm>
    </AskingButton>
  );
}

function Delete({ t, offer }: Props) {
  return (
    <DeleteButton
      t={t}
      label={t('offers:acts.delete')}
      title={t('offers:acts.delete_title', { name: offer.customer_name })}
      consequences={[t('offers:acts.delete_link'), t('offers:acts.delete_final')]}
      path={paths.api.offer(offer.id)}
      version={offer.version}
      success={paths.dashboard.offers()}
      toast={t('offers:acts.deleted')}
      chosen={offer.code}
    />
  );
}
