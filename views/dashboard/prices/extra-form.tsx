import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import type { EditorKind } from '../../components/dashboard/editor-kinds.ts';
import {
  FormInput,
  FormSelect,
  FormTextarea,
  FormTick,
} from '../../components/dashboard/form-fields.tsx';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { writtenAgain } from '../../components/dashboard/undo-bar.tsx';
import { type Extra, monthOptions } from './extra.ts';
import { TickRow } from './tick-row.tsx';

interface ExtraFormProps {
  t: Translate;
  kind: EditorKind;
  listing_id: number;
  /** Null: a new one. */
  extra: Extra | null;
  back: string;
}

export function ExtraForm({ t, kind, listing_id, extra, back }: ExtraFormProps) {
  const action = extra
    ? ({ method: 'PUT', path: paths.api.listingRow(kind, 'extra', { id: extra.id }) } as const)
    : ({ method: 'POST', path: paths.api.listingRows(kind, 'extra') } as const);
  return (
    <Panel
      id="form"
      title={extra ? t('extras:edit') : t('extras:add')}
      action={
        extra && (
          <DeleteButton
            t={t}
            id="delete"
            label={t('extras:delete.label')}
            title={t('extras:delete.title', { name: extra.name })}
            consequences={[t('extras:delete.gone'), t('extras:delete.sold_stays')]}
            path={paths.api.listingRow(kind, 'extra', extra)}
            success={back}
            toast={t('extras:delete.done')}
            undo={writtenAgain({
              said: t('extras:delete.done'),
              path: paths.api.listingRows(kind, 'extra'),
              rows: [extra],
              owner: { [`${kind}_id`]: listing_id },
            })}
          />
        )
      }
    >
      <ActionForm t={t} className="form" {...action} success={back} toast={t('extras:saved')}>
        {extra && <StaleNote t={t} version={extra.version} />}
        {!extra && <input type="hidden" name={`${kind}_id`} value={listing_id} data-type="int" />}
        <div className="fields">
          <Words t={t} extra={extra} />
          <Price t={t} extra={extra} />
          {kind === 'villa' && (
            <TickRow
              name="months"
              legend={t('extras:field.months')}
              hint={t('extras:hint.months')}
              options={monthOptions}
              chosen={extra?.months ?? []}
            />
          )}
          <FormTick
            t={t}
            name="active"
            label={t('extras:field.active')}
            defaultChecked={extra?.active ?? true}
          />
        </div>
        <SaveBar t={t} back={back} />
      </ActionForm>
    </Panel>
  );
}

function Words({ t, extra }: Pick<ExtraFormProps, 't' | 'extra'>) {
  return (
    <>
      <FormInput
        t={t}
        name="name"
        label={t('extras:field.name')}
        wide
        maxLength={80}
        autoComplete="off"
        defaultValue={extra?.name}
      />
      <FormTextarea
        t={t}
        name="description"
        label={t('extras:field.description')}
        optional
        wide
        rows={2}
        maxLength={500}
        defaultValue={extra?.description}
      />
    </>
  );
}

function Price({ t, extra }: Pick<ExtraFormProps, 't' | 'extra'>) {
  return (
    <>
      <FormMoney
        t={t}
        name="amount_kurus"
        label={t('extras:field.amount_kurus')}
        amount_kurus={extra?.amount_kurus ?? null}
      />
      <FormSelect
        t={t}
        name="unit"
        label={t('extras:field.unit')}
        defaultValue={extra?.unit ?? 'STAY'}
        options={(['NIGHT', 'STAY', 'PERSON'] as const).map((value) => ({
          value,
          text: t(`extras:unit.${value}`),
        }))}
      />
      <FormInput
        t={t}
        name="position"
        label={t('extras:field.position')}
        hint={t('extras:hint.position')}
        inputMode="numeric"
        data-type="int"
        data-optional=""
        defaultValue={extra?.position ?? ''}
      />
      <FormTick
        t={t}
        name="optional"
        label={t('extras:field.optional')}
        hint={t('extras:hint.optional')}
        defaultChecked={extra?.optional ?? true}
      />
    </>
  );
}

const FIELDS = [
  'name',
  'description',
  'amount_kurus',
  'unit',
  'position',
  'optional',
  'months',
  'active',
] as const;

export function extraFieldLabel(t: Translate, field: string): string | undefined {
  const known = FIELDS.find((name) => name === field);
  return known && t(`extras:field.${known}`);
}
