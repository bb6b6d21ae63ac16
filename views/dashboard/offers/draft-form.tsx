import type { Translate } from '../../../server/i18n.ts';
import type { OfferAnswer } from '../../../server/schemas/answers/offers.ts';
import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { fieldId } from '../../components/field.tsx';
import type { Site } from '../../layouts/site.ts';
import type { DraftAddress, OfferDraft } from './draft.ts';
import { DraftFound } from './draft-found.tsx';
import { DraftPicks } from './draft-picks.tsx';
import { DraftSearch } from './draft-search.tsx';

interface DraftFormProps {
  site: Site;
  draft: OfferDraft;
  address: DraftAddress;
  /** Null: a new one. */
  offer: OfferAnswer | null;
}

/** An offer on one page: when and with whom, which villas, on which terms. */
export function DraftForm(props: DraftFormProps) {
  const { site, draft, address } = props;
  return (
    <div className="offer-columns">
      <div className="form">
        <DraftSearch site={site} draft={draft} address={address} />
        <DraftFound site={site} draft={draft} address={address} />
      </div>
      <Offer {...props} />
    </div>
  );
}

function Offer(props: DraftFormProps) {
  const { site, draft, address, offer } = props;
  const { t } = site;
  const call = offer
    ? {
        method: 'PUT' as const,
        path: paths.api.offer(offer.id),
        log: paths.dashboard.audit({ entity: 'offer', entity_id: offer.id }),
      }
    : { method: 'POST' as const, path: paths.api.offers() };
  const before = Object.fromEntries((offer?.villas ?? []).map((villa) => [villa.villa_id, villa]));
  return (
    <ActionForm
      t={t}
      className="form"
      {...call}
      success={`${paths.dashboard.offers()}/{id}`}
      toast={offer ? t('offers:draft.saved') : t('offers:draft.made')}
      draft={offer ? `offer-${offer.id}` : 'offer-new'}
      once={!offer}
    >
      {offer && <StaleNote t={t} version={offer.version} />}
      {offer && <OpenedVillas t={t} villas={offer.villas} />}
      <Stay site={site} draft={draft} />
      <DraftPicks site={site} draft={draft} address={address} before={before} />
      <Customer {...props} />
      <Terms {...props} />
      <SaveBar
        t={t}
        back={offer ? paths.dashboard.offer(offer.id) : paths.dashboard.offers()}
        label={offer ? t('offers:draft.save') : t('offers:draft.make')}
      />
    </ActionForm>
  );
}

/** The villas the form was opened with, against which a colleague's are held (`StaleNote`). */
const OpenedVillas = ({ t, villas }: { t: Translate; villas: OfferAnswer['villas'] }) => (
  <input
    type="hidden"
    title={t('offers:draft.picks')}
    data-stale-named="villas"
    data-type="json"
    data-opened={JSON.stringify(
      villas.map(({ villa_id, name, note, own_discount_percent }) => ({
        ...{ villa_id, name, note, discount_percent: own_discount_percent },
      })),
    )}
    data-added={t('offers:stale.added', { names: '{{names}}' })}
    data-removed={t('offers:stale.removed', { names: '{{names}}' })}
    data-changed={t('offers:stale.changed', { names: '{{names}}' })}
  />
);

/** As the search says it; a refusal calls the days by the titles and leads to the search. */
function Stay({ site: { t }, draft: { search, stay } }: Pick<DraftFormProps, 'site' | 'draft'>) {
  return (
    <>
      {(['check_in', 'check_out'] as const).map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          title={t(`offers:draft.${name}`)}
          data-shown={fieldId(name)}
          value={stay?.[name] ?? ''}
        />
      ))}
      {(['adults', 'children', 'babies'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={search[name]} data-type="int" />
      ))}
    </>
  );
}

function Customer({ site: { t }, offer }: DraftFormProps) {
  return (
    <Panel title={t('offers:draft.customer')}>
      <div className="fields">
        <FormInput
          t={t}
          name="customer_name"
          label={t('offers:field.customer_name')}
          defaultValue={offer?.customer_name}
          maxLength={120}
          autoComplete="off"
        />
        <FormInput
          t={t}
          name="customer_phone"
          type="tel"
          label={t('offers:field.customer_phone')}
          hint={t('offers:hint.customer_phone')}
          optional
          data-type="line"
          data-stored={offer?.customer_phone ?? ''}
          defaultValue={offer?.customer_phone ? formatPhone(offer.customer_phone) : ''}
          maxLength={30}
          autoComplete="off"
        />
        <FormInput
          t={t}
          name="customer_email"
          type="email"
          label={t('offers:field.customer_email')}
          hint={t('offers:hint.customer_email')}
          optional
          data-type="line"
          defaultValue={offer?.customer_email ?? ''}
          maxLength={254}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

function Terms({ site: { t }, draft, offer }: DraftFormProps) {
  return (
    <Panel title={t('offers:draft.terms')}>
      <div className="fields">
        <FormInput
          t={t}
          name="discount_percent"
          label={t('offers:field.discount_percent')}
          hint={t('offers:hint.discount_percent')}
          data-type="int"
          inputMode="numeric"
          before="%"
          defaultValue={offer?.discount_percent ?? 0}
        />
        <FormInput
          t={t}
          name="valid_until"
          type="datetime-local"
          label={t('offers:field.valid_until')}
          hint={t('offers:hint.valid_until')}
          data-type="instant"
          defaultValue={localTime(offer ? offer.valid_until : inThreeDays(draft.now))}
        />
        <FormTextarea
          t={t}
          name="note"
          label={t('offers:field.note')}
          hint={t('offers:hint.note')}
          optional
          wide
          rows={4}
          maxLength={2000}
          defaultValue={offer?.note ?? ''}
        />
      </div>
    </Panel>
  );
}

const HOUR = 60 * 60 * 1000;

const inThreeDays = (now: string): string => new Date(Date.parse(now) + 72 * HOUR).toISOString();

/** An instant as a `datetime-local` shows it on Istanbul's clock, which has one offset all year. */
const localTime = (instant: string): string =>
  new Date(Date.parse(instant) + 3 * HOUR).toISOString().slice(0, 16);
