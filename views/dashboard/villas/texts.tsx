import { Length } from '../../components/dashboard/length.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { type FieldsProps, ParagraphField } from './fields.tsx';
import { Missing } from './side.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

/** What fits on a card. */
const SUMMARY = 140;

/** `/dashboard/villas/{id}/texts`. */
export function VillaTextsPage(tab: VillaTabProps) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm {...tab} tab="texts" side={<Missing t={t} villa={villa} />}>
      <Panel title={t('villas:section.texts')}>
        <GuestTexts t={t} villa={villa} />
      </Panel>
      <Panel title={t('villas:section.note')}>
        <div className="fields">
          <ParagraphField
            t={t}
            villa={villa}
            name="internal_note"
            rows={4}
            optional
            hint={t('villas:hint.internal_note')}
            maxLength={5000}
          />
        </div>
      </Panel>
    </VillaTabForm>
  );
}

function GuestTexts(props: FieldsProps) {
  const { t, villa } = props;
  return (
    <div className="fields">
      <ParagraphField
        {...props}
        name="summary"
        rows={2}
        maxLength={500}
        hint={
          <>
            {t('villas:hint.summary')}{' '}
            <Length t={t} of="summary" text={villa?.summary ?? ''} most={SUMMARY} />
          </>
        }
      />
      <ParagraphField
        {...props}
        name="description"
        rows={12}
        hint={t('villas:hint.description')}
        maxLength={20_000}
      />
      <ParagraphField
        {...props}
        name="house_rules"
        rows={5}
        hint={t('villas:hint.house_rules')}
        maxLength={5000}
      />
    </div>
  );
}
