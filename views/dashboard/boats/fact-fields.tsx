import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { TickSet } from '../villas/tick-set.tsx';
import { type FieldsProps, LengthField, NumberField, TextField, TickField } from './fields.tsx';

interface Named {
  id: number;
  name: string;
}

/** What a boat's facts are chosen from. */
export interface FactOptions {
  /** By town and name. */
  marinas: (Named & { town: string })[];
  /** In staff's order. */
  types: Named[];
}

type FactsProps = FieldsProps & { options: FactOptions };

/** The facts of a boat, new or edited. */
export function FactFields({ options, ...props }: FactsProps) {
  const { t, boat } = props;
  return (
    <>
      <Panel title={t('fleet:section.identity')}>
        <div className="fields">
          <TextField {...props} name="name" maxLength={120} />
          <Address {...props} />
          <TextField {...props} name="code" optional maxLength={30} />
          <Marina {...props} options={options} />
        </div>
      </Panel>
      <Panel title={t('fleet:section.size')}>
        <Sizes {...props} />
      </Panel>
      <Panel title={t('fleet:section.types')}>
        <TickSet
          t={t}
          name="type_ids"
          label={t('fleet:section.types')}
          options={options.types}
          chosen={boat?.type_ids ?? []}
        />
      </Panel>
      {boat && (
        <Panel title={t('fleet:section.make')}>
          <Make {...props} />
        </Panel>
      )}
    </>
  );
}

function Address({ t, boat }: FieldsProps) {
  return (
    <FormInput
      t={t}
      name="slug"
      label={t('fleet:field.slug')}
      hint={boat ? t('fleet:hint.slug') : t('fleet:hint.slug_new')}
      before={t('fleet:unit.boat_address')}
      optional={!boat}
      data-optional={boat ? undefined : ''}
      defaultValue={boat?.slug}
      maxLength={120}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function Marina({ t, boat, options }: FactsProps) {
  return (
    <FormSelect
      t={t}
      name="marina_id"
      label={t('fleet:field.marina_id')}
      hint={
        options.marinas.length === 0 && (
          <a className="link" href={paths.dashboard.marinas()}>
            {t('fleet:hint.no_marinas')}
          </a>
        )
      }
      data-type="int"
      defaultValue={boat ? String(boat.marina_id) : ''}
      options={[
        ...(boat ? [] : [{ value: '', text: t('fleet:none') }]),
        ...options.marinas.map(({ id, town, name }) => ({
          value: String(id),
          text: `${town} › ${name}`,
        })),
      ]}
    />
  );
}

function Sizes(props: FieldsProps) {
  const { t, boat } = props;
  const people = t('fleet:unit.people');
  // A new boat's may wait; the product writes none then.
  const start = boat ? {} : { defaultValue: '0' };
  return (
    <div className="fields">
      <NumberField {...props} name="guests_day" after={people} />
      <NumberField
        {...props}
        {...start}
        name="guests_night"
        after={people}
        hint={t('fleet:hint.guests_night')}
      />
      <LengthField {...props} name="length_cm" />
      <LengthField {...props} name="beam_cm" />
    </div>
  );
}

function Make(props: FieldsProps) {
  const { t } = props;
  return (
    <div className="fields">
      <TextField {...props} name="make_model" optional maxLength={80} />
      <NumberField {...props} name="built_year" optional />
      <NumberField {...props} name="refit_year" optional />
      <TextField {...props} name="flag" optional maxLength={60} />
      <TextField {...props} name="engine" optional maxLength={120} />
      <NumberField {...props} name="cruising_speed_knots" optional after={t('fleet:unit.knots')} />
      <TickField {...props} name="with_captain" />
      <TickField {...props} name="licence_required" />
    </div>
  );
}
