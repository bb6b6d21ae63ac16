import type { Translate } from '../../../server/i18n.ts';
import { EXTRA_UNITS } from '../../../server/shared/listing-choices.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import {
  FormInput,
  FormSelect,
  FormTextarea,
  FormTick,
} from '../../components/dashboard/form-fields.tsx';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import { type Extra, monthOptions } from './extra.ts';
import { ListingRowForm } from './listing-row-form.tsx';
import { TickRow } from './tick-row.tsx';

interface ExtraFormProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  /** Null: a new one. */
  extra: Extra | null;
  back: string;
}

export function ExtraForm({ t, kind, listing_id, extra, back }: ExtraFormProps) {
  return (
    <ListingRowForm
      {...{ t, kind, listing_id, back }}
      of="extra"
      row={extra}
      asks={
        extra && {
          title: t('extras:delete.title', { name: extra.name }),
          consequences: [t('extras:delete.gone'), t('extras:delete.sold_stays')],
        }
      }
    >
      <div className="fields">
        <Words t={t} extra={extra} />
        <Price t={t} kind={kind} extra={extra} />
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
    </ListingRowForm>
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

function Price({ t, kind, extra }: Pick<ExtraFormProps, 't' | 'kind' | 'extra'>) {
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
        options={EXTRA_UNITS.map((value) => ({
          value,
          text: t(`extras:unit.${kind}.${value}`),
        }))}
      />
      <FormInput
        t={t}
        name="position"
        label={t('extras:field.position')}
        hint={t('extras:hint.position')}
        optional
        inputMode="numeric"
        data-type="int"
        data-optional=""
        defaultValue={extra?.position ?? ''}
      />
      <FormTick
        t={t}
        name="optional"
        label={t('extras:field.optional')}
        hint={t(`extras:hint.optional.${kind}`)}
        defaultChecked={extra?.optional ?? true}
      />
    </>
  );
}
