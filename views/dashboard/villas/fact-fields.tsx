import type { Translate } from '../../../server/i18n.ts';
import { PROPERTY_KINDS } from '../../../server/shared/listing-choices.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ChoiceField, type FieldsProps, NumberField, TextField } from './fields.tsx';
import { TickSet } from './tick-set.tsx';

interface Named {
  id: number;
  name: string;
}

/** What a villa's facts are chosen from. */
export interface FactOptions {
  /** By town and name. */
  districts: (Named & { town: string })[];
  /** In staff's order. */
  types: Named[];
}

type FactsProps = FieldsProps & { options: FactOptions };

/** The facts of a villa, new or edited. */
export function FactFields({ options, ...props }: FactsProps) {
  const { t, villa } = props;
  return (
    <>
      <Panel title={t('villas:section.identity')}>
        <div className="fields">
          <TextField {...props} name="name" maxLength={120} />
          <Address t={t} slug={villa?.slug} />
          <TextField {...props} name="code" optional maxLength={30} />
          <District {...props} options={options} />
          <ChoiceField {...props} name="property_kind" values={PROPERTY_KINDS} />
        </div>
      </Panel>
      <Panel title={t('villas:section.size')}>
        <Sizes {...props} />
      </Panel>
      <Panel title={t('villas:section.types')}>
        <TickSet
          t={t}
          name="type_ids"
          label={t('villas:section.types')}
          options={options.types}
          chosen={villa?.type_ids ?? []}
        />
      </Panel>
    </>
  );
}

function Address({ t, slug }: { t: Translate; slug: string | undefined }) {
  return (
    <FormInput
      t={t}
      name="slug"
      label={t('villas:field.slug')}
      hint={slug ? t('villas:hint.slug') : t('villas:hint.slug_new')}
      before={t('villas:unit.villa_address')}
      optional={!slug}
      data-optional={slug ? undefined : ''}
      defaultValue={slug}
      maxLength={120}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function District({ t, villa, options }: FactsProps) {
  return (
    <FormSelect
      t={t}
      name="district_id"
      label={t('villas:field.district_id')}
      hint={
        options.districts.length === 0 && (
          <a className="link" href={paths.dashboard.regions()}>
            {t('villas:hint.no_districts')}
          </a>
        )
      }
      data-type="int"
      defaultValue={villa ? String(villa.district_id) : ''}
      options={[
        ...(villa ? [] : [{ value: '', text: t('villas:none') }]),
        ...options.districts.map(({ id, town, name }) => ({
          value: String(id),
          text: `${town} › ${name}`,
        })),
      ]}
    />
  );
}

function Sizes(props: FieldsProps) {
  const { t, villa } = props;
  const most = villa?.permit_capacity;
  const area = { optional: true, after: t('villas:unit.square_metres') } as const;
  // A new villa's number of rooms may wait; the product writes none then.
  const start = villa ? {} : { defaultValue: '1' };
  return (
    <div className="fields">
      <NumberField
        {...props}
        name="capacity"
        after={t('villas:unit.people')}
        hint={most ? t('villas:hint.capacity_permit', { count: most }) : t('villas:hint.capacity')}
      />
      <NumberField {...props} {...start} name="bedrooms" />
      <NumberField {...props} {...start} name="bathrooms" />
      <NumberField {...props} {...start} name="living_rooms" />
      <NumberField {...props} {...area} name="floor_area_m2" />
      <NumberField {...props} {...area} name="plot_area_m2" />
    </div>
  );
}
