import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import type { EditorKind } from '../../components/dashboard/editor-kinds.ts';
import { FormInput, FormSelect, FormTick } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { writtenAgain } from '../../components/dashboard/undo-bar.tsx';
import type { Discount } from './discount.ts';

interface DiscountFormProps {
  t: Translate;
  kind: EditorKind;
  listing_id: number;
  /** Null: a new one. */
  discount: Discount | null;
  back: string;
}

export function DiscountForm({ t, kind, listing_id, discount, back }: DiscountFormProps) {
  const action = discount
    ? ({
        method: 'PUT',
        path: paths.api.listingRow(kind, 'discount', { id: discount.id }),
      } as const)
    : ({ method: 'POST', path: paths.api.listingRows(kind, 'discount') } as const);
  return (
    <Panel
      id="form"
      title={discount ? t('discounts:edit') : t('discounts:add')}
      action={
        discount && (
          <DeleteButton
            t={t}
            id="delete"
            label={t('discounts:delete.label')}
            title={t('discounts:delete.title', { percent: discount.percent })}
            consequences={[t('discounts:delete.full_price'), t('prices:sold_stay')]}
            path={paths.api.listingRow(kind, 'discount', discount)}
            success={back}
            toast={t('discounts:delete.done')}
            undo={writtenAgain({
              said: t('discounts:delete.done'),
              path: paths.api.listingRows(kind, 'discount'),
              rows: [discount],
              owner: { [`${kind}_id`]: listing_id },
            })}
          />
        )
      }
    >
      <ActionForm t={t} className="form" {...action} success={back} toast={t('discounts:saved')}>
        {discount && <StaleNote t={t} version={discount.version} />}
        {!discount && (
          <input type="hidden" name={`${kind}_id`} value={listing_id} data-type="int" />
        )}
        <div className="fields">
          <What t={t} kind={kind} discount={discount} />
          <Conditions t={t} discount={discount} />
          <FormTick
            t={t}
            name="active"
            label={t('discounts:field.active')}
            defaultChecked={discount?.active ?? true}
          />
        </div>
        <SaveBar t={t} back={back} />
      </ActionForm>
    </Panel>
  );
}

const KINDS = ['EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP'] as const;

function What({ t, kind, discount }: Pick<DiscountFormProps, 't' | 'kind' | 'discount'>) {
  return (
    <>
      <FormSelect
        t={t}
        name="kind"
        label={t('discounts:field.kind')}
        hint={t('discounts:hint.kind')}
        wide
        defaultValue={discount?.kind ?? 'PERIOD'}
        options={KINDS.map((value) => ({ value, text: t(`discounts:kind.${value}`) }))}
      />
      <FormInput
        t={t}
        name="percent"
        label={t('discounts:field.percent')}
        inputMode="numeric"
        data-type="int"
        defaultValue={discount?.percent}
      />
      {kind === 'boat' && <Unit t={t} discount={discount} />}
      <FormInput
        t={t}
        name="name"
        label={t('discounts:field.name')}
        optional
        wide
        maxLength={80}
        autoComplete="off"
        defaultValue={discount?.name}
      />
      {(['start_date', 'end_date'] as const).map((name) => (
        <FormInput
          key={name}
          t={t}
          name={name}
          type="date"
          label={t(`discounts:field.${name}`)}
          defaultValue={discount?.[name]}
        />
      ))}
    </>
  );
}

function Unit({ t, discount }: Pick<DiscountFormProps, 't' | 'discount'>) {
  return (
    <FormSelect
      t={t}
      name="unit"
      data-type="line"
      label={t('discounts:field.unit')}
      defaultValue={discount?.unit ?? ''}
      options={[
        { value: '', text: t('discounts:any_unit') },
        ...(['WEEK', 'DAY', 'TRIP'] as const).map((value) => ({
          value,
          text: t(`states:unit.${value}`),
        })),
      ]}
    />
  );
}

function Conditions({ t, discount }: Pick<DiscountFormProps, 't' | 'discount'>) {
  const count = (name: 'within_days' | 'min_nights') => (
    <FormInput
      t={t}
      name={name}
      label={t(`discounts:field.${name}`)}
      hint={t(`discounts:hint.${name}`)}
      inputMode="numeric"
      data-type="int"
      defaultValue={discount?.[name] ?? ''}
    />
  );
  return (
    <>
      <FormInput
        t={t}
        name="book_before"
        type="date"
        data-type="line"
        wide
        label={t('discounts:field.book_before')}
        hint={t('discounts:hint.book_before')}
        defaultValue={discount?.book_before ?? ''}
      />
      {count('within_days')}
      {count('min_nights')}
    </>
  );
}

const FIELDS = [
  'kind',
  'percent',
  'unit',
  'name',
  'start_date',
  'end_date',
  'book_before',
  'within_days',
  'min_nights',
  'active',
] as const;

export function discountFieldLabel(t: Translate, field: string): string | undefined {
  const known = FIELDS.find((name) => name === field);
  return known && t(`discounts:field.${known}`);
}
