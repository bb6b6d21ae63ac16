import type { Translate } from '../../../server/i18n.ts';
import type { MarinaAnswer } from '../../../server/schemas/answers/marinas.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';

interface MarinaFormProps {
  t: Translate;
  /** Null: a new marina. */
  marina: MarinaAnswer | null;
  towns: { id: number; name: string }[];
}

export function MarinaForm({ t, marina, towns }: MarinaFormProps) {
  return (
    <RowForm
      t={t}
      title={marina ? t('marinas:edit') : t('marinas:add')}
      row={marina}
      call={rowCall(marina && paths.api.marina(marina.id), {
        path: paths.api.marinas(),
        success: paths.dashboard.marinas(),
      })}
      toast={t('marinas:saved')}
      back={paths.dashboard.marinas()}
      remove={marina && <DeleteMarina t={t} marina={marina} />}
    >
      <div className="fields">
        <Names t={t} marina={marina} towns={towns} />
        <Place t={t} marina={marina} />
      </div>
    </RowForm>
  );
}

function Names({ t, marina, towns }: MarinaFormProps) {
  return (
    <>
      <FormInput
        t={t}
        name="name"
        label={t('marinas:field.name')}
        wide
        defaultValue={marina?.name}
        maxLength={80}
        autoComplete="off"
      />
      <FormSelect
        t={t}
        name="town_id"
        label={t('marinas:field.town_id')}
        hint={
          towns.length === 0 && (
            <a className="link" href={paths.dashboard.regions()}>
              {t('marinas:hint.no_towns')}
            </a>
          )
        }
        wide
        data-type="int"
        defaultValue={marina ? String(marina.town_id) : ''}
        options={[
          ...(marina ? [] : [{ value: '', text: t('marinas:choose') }]),
          ...towns.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      <FormInput
        t={t}
        name="locative"
        label={t('marinas:field.locative')}
        hint={t('marinas:hint.locative')}
        optional
        wide
        data-type="line"
        defaultValue={marina?.locative ?? ''}
        maxLength={80}
        autoComplete="off"
      />
    </>
  );
}

function Place({ t, marina }: Pick<MarinaFormProps, 't' | 'marina'>) {
  const degrees = (name: 'lat' | 'lon') => (
    <FormInput
      t={t}
      name={name}
      label={t(`marinas:field.${name}`)}
      optional
      inputMode="decimal"
      data-type="decimal"
      data-stored={String(marina?.[name] ?? '')}
      defaultValue={String(marina?.[name] ?? '').replace('.', ',')}
      autoComplete="off"
    />
  );
  return (
    <>
      <FormInput
        t={t}
        name="address"
        label={t('marinas:field.address')}
        optional
        wide
        data-type="line"
        defaultValue={marina?.address ?? ''}
        maxLength={300}
        autoComplete="off"
      />
      {degrees('lat')}
      {degrees('lon')}
      <p className="hint wide">{t('marinas:hint.place')}</p>
    </>
  );
}

/** A marina where boats lie is not deleted: it says how many before anybody asks. */
function DeleteMarina({ t, marina }: { t: Translate; marina: MarinaAnswer }) {
  if (marina.boats > 0)
    return (
      <a className="link fine" href={paths.dashboard.boats({ marina: marina.id })}>
        {t('marinas:in_use', { count: marina.boats })}
      </a>
    );
  return (
    <DeleteButton
      t={t}
      title={t('marinas:delete.title', { name: marina.name })}
      label={t('marinas:delete.label')}
      consequences={[t('marinas:delete.gone'), t('marinas:delete.refused')]}
      path={paths.api.marina(marina.id)}
      version={marina.version}
      success={paths.dashboard.marinas()}
      toast={t('marinas:delete.done')}
    />
  );
}
