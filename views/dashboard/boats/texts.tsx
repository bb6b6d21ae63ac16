import { Panel } from '../../components/dashboard/panel.tsx';
import { ParagraphField } from './fields.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

/** `/dashboard/boats/{id}/texts`. */
export function BoatTextsPage(tab: BoatTabProps) {
  const { site, boat } = tab;
  const { t } = site;
  const props = { t, boat };
  return (
    <BoatTabForm {...tab} tab="texts">
      <Panel title={t('fleet:section.texts')}>
        <div className="fields">
          <ParagraphField
            {...props}
            name="summary"
            rows={2}
            maxLength={500}
            hint={t('fleet:hint.summary')}
          />
          <ParagraphField
            {...props}
            name="description"
            rows={14}
            maxLength={20_000}
            hint={t('fleet:hint.description')}
          />
        </div>
      </Panel>
      <Panel title={t('fleet:section.note')}>
        <div className="fields">
          <ParagraphField
            {...props}
            name="internal_note"
            rows={4}
            optional
            maxLength={4000}
            hint={t('fleet:hint.internal_note')}
          />
        </div>
      </Panel>
    </BoatTabForm>
  );
}

/** `/dashboard/boats/{id}/route`: where it goes, and what the price covers. */
export function BoatRoutePage(tab: BoatTabProps) {
  const { site, boat } = tab;
  const { t } = site;
  const props = { t, boat, maxLength: 4000 };
  return (
    <BoatTabForm {...tab} tab="route">
      <Panel title={t('fleet:section.route')}>
        <div className="fields">
          <ParagraphField {...props} name="route" rows={7} hint={t('fleet:hint.route')} />
        </div>
      </Panel>
      <Panel title={t('fleet:section.included')}>
        <div className="fields">
          <ParagraphField {...props} name="included" rows={7} hint={t('fleet:hint.parts')} />
          <ParagraphField {...props} name="excluded" rows={7} hint={t('fleet:hint.parts')} />
        </div>
      </Panel>
    </BoatTabForm>
  );
}
