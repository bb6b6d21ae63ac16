import type { Translate } from '../../../server/i18n.ts';
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

interface LengthProps {
  t: Translate;
  of: 'summary' | 'seo_title' | 'seo_description';
  text: string;
  /** More than that is cut off where it is shown. */
  most: number;
}

/** How long a text is, while it is typed. */
export function Length({ t, of, text, most }: LengthProps) {
  return (
    <span className="length">
      <span className="hidden-text">{t('villas:length')}</span>
      <output data-mirror={`field-${of}`} data-mirror-as="length" data-most={most}>
        {text.length}
      </output>
      {` / ${most}`}
    </span>
  );
}
