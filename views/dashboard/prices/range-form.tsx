import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { RangeField, type RangeForm, RangeSelect } from './range-fields.tsx';

interface RangePanelProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  /** What the address says already: the year, the unit. */
  shown: Record<string, string | number>;
  form: RangeForm;
  /** The rules that change with the price. */
  children: ReactNode;
}

/** Asks for a preview of a change to all days of a range, whatever seasons they belong to. */
export function RangePanel({ t, kind, listing_id, shown, form, children }: RangePanelProps) {
  const action = `${EDITOR_KINDS[kind].editor(listing_id, 'prices')}#range`;
  return (
    <Panel id="range-form" title={t('prices:range.title')}>
      <form className="form no-print" action={action} method="get">
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="hint">{t(`prices:range.${kind}.text`)}</p>
        <Problems {...{ t, form }} />
        <div className="fields">
          {(['range_start', 'range_end'] as const).map((name) => (
            <RangeField
              key={name}
              {...{ form, name }}
              label={t(`prices:range.${kind}.${name}`)}
              type="date"
              required
            />
          ))}
          <RangeSelect
            form={form}
            name="price_by"
            label={t('prices:range.field.price_by')}
            options={[
              { value: '', text: t('prices:range.by.none') },
              { value: 'percent', text: t('prices:range.by.percent') },
              { value: 'amount', text: t('prices:range.by.amount') },
              { value: 'fixed', text: t(`prices:range.${kind}.fixed`) },
            ]}
          />
          <RangeField
            form={form}
            name="price_value"
            label={t('prices:range.field.price_value')}
            inputMode="decimal"
            hint={t('prices:range.value_hint')}
          />
          {children}
        </div>
        <button type="submit" className="button outline">
          {t('prices:range.see')}
        </button>
      </form>
    </Panel>
  );
}

function Problems({ t, form }: Pick<RangePanelProps, 't' | 'form'>) {
  const problems = Object.entries(form.problems);
  if (problems.length === 0) return null;
  return (
    <div className="form-errors" role="alert">
      <div className="note bad">
        <div>
          <b>{t('errors:invalid')}</b>
          <ul>
            {problems.map(([name, sentence]) => (
              <li key={name}>
                <a href={`#range-${name}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
