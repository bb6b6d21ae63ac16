import type { Translate } from '../../../server/i18n.ts';
import { CHARTER_UNIT_NAMES, DISCOUNT_KINDS } from '../../../server/shared/listing-choices.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { FormInput, FormSelect, FormTick } from '../../components/dashboard/form-fields.tsx';
import { type Discount, discountName } from './discount.ts';
import { ListingRowForm } from './listing-row-form.tsx';

interface DiscountFormProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  /** Null: a new one. */
  discount: Discount | null;
  back: string;
}

export function DiscountForm({ t, kind, listing_id, discount, back }: DiscountFormProps) {
  return (
    <ListingRowForm
      {...{ t, kind, listing_id, back }}
      of="discount"
      row={discount}
      asks={
        discount && {
          title: t('discounts:delete.title', { percent: discount.percent }),
          consequences: [t('discounts:delete.full_price'), t('prices:sold_stay')],
        }
      }
    >
      <div className="fields">
        <What t={t} kind={kind} discount={discount} />
        <Conditions t={t} kind={kind} discount={discount} />
        <FormTick
          t={t}
          name="active"
          label={t('discounts:field.active')}
          defaultChecked={discount?.active ?? true}
        />
      </div>
    </ListingRowForm>
  );
}

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
        options={DISCOUNT_KINDS.map((value) => ({ value, text: discountName(t, kind, value) }))}
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
          label={t(`discounts:field.${kind}.${name}`)}
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
        ...CHARTER_UNIT_NAMES.map((value) => ({
          value,
          text: t(`states:unit.${value}`),
        })),
      ]}
    />
  );
}

function Conditions({ t, kind, discount }: Pick<DiscountFormProps, 't' | 'kind' | 'discount'>) {
  const count = (name: 'within_days' | 'min_nights', hint: string) => (
    <FormInput
      t={t}
      name={name}
      label={t(`discounts:field.${kind}.${name}`)}
      hint={hint}
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
      {count('within_days', t('discounts:hint.within_days'))}
      {count('min_nights', t(`discounts:hint.min_nights.${kind}`))}
    </>
  );
}
