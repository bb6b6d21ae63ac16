import type { Translate } from '../../../server/i18n.ts';
import type { UserAnswer } from '../../../server/schemas/answers/users.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { formatIban, formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { type OwnerChoice, ownerOptions } from '../listings/owners.ts';
import { NumberField } from './fields.tsx';
import { Leaving } from './leaving.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

interface VillaOwnerPageProps extends VillaTabProps {
  /** Owners who can still be chosen, by name. */
  owners: OwnerChoice[];
  /** The villa's own, if it has one. */
  owner: UserAnswer | null;
}

/** `/dashboard/villas/{id}/owner`: whose it is, what the agency gets, and how it leaves the site. */
export function VillaOwnerPage({ owners, owner, ...tab }: VillaOwnerPageProps) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm
      {...tab}
      tab="owner"
      side={<Owner t={t} owner={owner} />}
      below={<Leaving t={t} villa={villa} />}
    >
      <Panel title={t('villas:section.owner')}>
        <div className="fields">
          <Choice t={t} villa={villa} owners={owners} />
          <NumberField
            t={t}
            villa={villa}
            name="commission_percent"
            before={t('villas:unit.percent')}
            hint={t('villas:hint.commission_percent')}
          />
        </div>
      </Panel>
    </VillaTabForm>
  );
}

interface ChoiceProps {
  t: Translate;
  villa: VillaAnswer;
  owners: VillaOwnerPageProps['owners'];
}

/** An owner whose account is closed stays the owner. */
function Choice({ t, villa, owners }: ChoiceProps) {
  const { owner_id } = villa;
  const held = villa.active && villa.permit_state === 'VERIFIED' && owner_id !== null;
  return (
    <FormSelect
      t={t}
      name="owner_id"
      label={t('villas:field.owner_id')}
      hint={held ? t('villas:hint.owner_active') : t('villas:hint.owner')}
      data-type="int"
      defaultValue={String(owner_id ?? '')}
      options={[{ value: '', text: t('villas:none') }, ...ownerOptions(villa, owners)]}
    />
  );
}

function Owner({ t, owner }: { t: Translate; owner: UserAnswer | null }) {
  if (!owner) {
    return (
      <Panel title={t('villas:section.owner')}>
        <p className="dim">{t('villas:no_owner')}</p>
        <LinkButton small icon="plus" href={paths.dashboard.newUser()}>
          {t('villas:add_owner')}
        </LinkButton>
      </Panel>
    );
  }
  return (
    <Panel
      title={`${owner.first_name} ${owner.last_name}`}
      action={
        <a className="link fine" href={paths.dashboard.user(owner.id)}>
          {t('villas:open_owner')}
        </a>
      }
    >
      <DefinitionList items={ownerFacts(t, owner)} />
    </Panel>
  );
}

const ownerFacts = (t: Translate, owner: UserAnswer) => [
  {
    term: t('users:field.phone'),
    value: owner.phone && <a href={`tel:${owner.phone}`}>{formatPhone(owner.phone)}</a>,
  },
  {
    term: t('users:field.email'),
    value: (
      <a href={`mailto:${owner.email}`}>
        <EmailText>{owner.email}</EmailText>
      </a>
    ),
  },
  { term: t('users:field.person_kind'), value: t(`users:person_kind.${owner.person_kind}`) },
  {
    term: owner.person_kind === 'COMPANY' ? t('users:field.vkn') : t('users:field.tckn'),
    value: owner.person_kind === 'COMPANY' ? owner.vkn : identityOf(owner),
  },
  {
    term: t('users:field.iban'),
    value: owner.iban_masked && formatIban(owner.iban_masked),
  },
];

const identityOf = (owner: UserAnswer) => owner.tckn_masked ?? owner.foreign_identity_masked;
