import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { FormRows } from '../../components/dashboard/form-rows.tsx';
import { monthName, shortMonthName } from '../../components/dashboard/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ListingSheet } from '../prices/listing-sheet.tsx';
import { TickRow } from '../prices/tick-row.tsx';
import { ChoiceField, type FieldsProps, TickField } from './fields.tsx';
import { RoomFields } from './room-fields.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

/** `/dashboard/villas/{id}/rooms`: rooms with their beds, and the pool. */
export function VillaRoomsPage(tab: VillaTabProps) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm {...tab} tab="rooms">
      <ListingSheet site={site} />
      <Panel title={t('villas:section.rooms')} aside={villa.rooms.length}>
        <p className="hint">{t('villas:hint.rooms')}</p>
        <FormRows
          t={t}
          name="rooms"
          label={t('villas:section.rooms')}
          named={(number) => t('villas:room.nth', { number })}
          rows={villa.rooms}
          row={(room, prefix) => <RoomFields t={t} room={room} prefix={prefix} />}
          add={t('villas:room.add')}
          most={80}
        />
      </Panel>
      <Panel title={t('villas:section.pool')}>
        <Pool t={t} villa={villa} />
      </Panel>
    </VillaTabForm>
  );
}

function Pool(props: FieldsProps) {
  const { t, villa } = props;
  return (
    <div className="fields">
      <ChoiceField
        {...props}
        name="pool_kind"
        values={['PRIVATE', 'SHARED', 'INDOOR', 'NONE'] as const}
      />
      <ChoiceField
        {...props}
        name="pool_privacy"
        values={['OPEN', 'PARTLY', 'SECLUDED'] as const}
        optional
        hint={t('villas:hint.pool_privacy')}
      />
      <PoolSize {...props} />
      <TickField {...props} name="pool_heated" />
      <TickRow
        name="pool_heating_months"
        legend={t('villas:field.pool_heating_months')}
        options={MONTHS}
        chosen={villa?.pool_heating_months ?? []}
        nullable={false}
      />
      <TickField {...props} name="children_pool" />
      <TickField {...props} name="jacuzzi" />
    </div>
  );
}

/** Kept in centimetres, written in metres. */
function PoolSize({ t, villa }: FieldsProps) {
  return (['pool_length_cm', 'pool_width_cm', 'pool_depth_cm'] as const).map((name) => {
    const stored = villa?.[name] ?? null;
    return (
      <FormInput
        key={name}
        t={t}
        name={name}
        label={t(`villas:field.${name}`)}
        optional
        after={t('villas:unit.metres')}
        inputMode="decimal"
        data-type="metres"
        data-stored={stored === null ? '' : String(stored)}
        defaultValue={stored === null ? '' : String(stored / 100).replace('.', ',')}
        autoComplete="off"
      />
    );
  });
}

const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const month = `2026-${String(at + 1).padStart(2, '0')}`;
  return { value: at + 1, text: shortMonthName(month), label: monthName(month) };
});
