import { CABIN_KINDS } from '../../../server/shared/listing-choices.ts';
import { Notes } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { type FieldsProps, NumberField, ParagraphField } from './fields.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

/** `/dashboard/boats/{id}/cabins`: who sleeps where, and who sails. */
export function BoatCabinsPage(tab: BoatTabProps) {
  const { site, boat } = tab;
  const { t } = site;
  const props = { t, boat };
  return (
    <BoatTabForm {...tab} tab="cabins">
      <Panel title={t('fleet:section.cabins')}>
        <div className="fields">
          <NumberField {...props} name="cabins" />
          <NumberField {...props} name="bathrooms" />
        </div>
      </Panel>
      <Panel title={t('fleet:field.cabin_layout')}>
        <div className="field">
          <Layout {...props} />
          <Notes name="cabin_layout" hint={t('fleet:hint.cabin_layout')} />
        </div>
      </Panel>
      <Panel title={t('fleet:section.crew')}>
        <div className="fields">
          <NumberField {...props} name="crew_count" after={t('fleet:unit.people')} />
          <ParagraphField
            {...props}
            name="crew"
            rows={2}
            maxLength={500}
            hint={t('fleet:hint.crew')}
          />
        </div>
      </Panel>
    </BoatTabForm>
  );
}

/** How many cabins of each kind; none of a kind is left out. */
function Layout({ t, boat }: FieldsProps) {
  const count = (kind: string) =>
    boat?.cabin_layout.find((cabin) => cabin.kind === kind)?.count ?? '';
  return (
    <div className="beds" data-list="cabin_layout">
      {CABIN_KINDS.map((kind) => (
        <label key={kind}>
          <input
            className="input"
            name="cabin_layout"
            inputMode="numeric"
            data-type="int"
            data-kind={kind}
            defaultValue={count(kind)}
            placeholder="0"
            maxLength={2}
            autoComplete="off"
          />
          {t(`fleet:cabin.${kind}`)}
        </label>
      ))}
    </div>
  );
}
