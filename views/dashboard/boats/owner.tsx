import type { Translate } from '../../../server/i18n.ts';
import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { type OwnerChoice, ownerOptions } from '../listings/owners.ts';
import { ChoiceField, NumberField } from './fields.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

interface BoatOwnerPageProps extends BoatTabProps {
  /** Who can be chosen, by name. */
  owners: OwnerChoice[];
}

/** `/dashboard/boats/{id}/owner`: whose it is and what the agency keeps; deleting it stands here too. */
export function BoatOwnerPage({ owners, ...tab }: BoatOwnerPageProps) {
  const { site, boat } = tab;
  const { t } = site;
  return (
    <BoatTabForm {...tab} tab="owner" below={<DeletePanel t={t} boat={boat} />}>
      <Panel
        title={t('fleet:section.owner')}
        action={
          boat.owner_id !== null && (
            <a className="link fine" href={paths.dashboard.user(boat.owner_id)}>
              {boat.owner_name}
            </a>
          )
        }
      >
        <div className="fields">
          <ChoiceField
            t={t}
            boat={boat}
            name="owner_id"
            data_type="int"
            none={t('fleet:no_owner')}
            hint={owners.length === 0 ? t('fleet:hint.no_owners') : t('fleet:hint.owner')}
            options={ownerOptions(boat, owners)}
          />
          <NumberField
            t={t}
            boat={boat}
            name="commission_percent"
            before={t('fleet:unit.percent')}
            hint={t('fleet:hint.commission_percent')}
          />
        </div>
      </Panel>
    </BoatTabForm>
  );
}

function DeletePanel({ t, boat }: { t: Translate; boat: BoatAnswer }) {
  return (
    <Panel
      title={t('fleet:section.delete')}
      action={
        <DeleteButton
          t={t}
          title={t('fleet:delete.title', { name: boat.name })}
          label={t('fleet:delete.label')}
          consequences={[t('fleet:delete.gone'), t('fleet:delete.kept'), t('fleet:delete.refused')]}
          path={paths.api.boat(boat.id)}
          success={paths.dashboard.boats()}
          toast={t('fleet:delete.done')}
          chosen={[boat.name, boat.code].filter(Boolean).join(' · ')}
        />
      }
    >
      <p className="dim">{t('fleet:delete.hint')}</p>
    </Panel>
  );
}
