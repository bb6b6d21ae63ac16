import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

export const DATE_FORM = 'date-form';

interface DateFormProps {
  t: Translate;
  /** A villa's nights, or a boat's days. */
  kind: ListingKind;
  title: string;
  /** Above the fields: what this is for. */
  text: string;
  method: 'POST' | 'PUT';
  path: string;
  success: string;
  toast: string;
  log?: string;
  warnings?: Record<string, string>;
  /** Told twice it is one. */
  once?: boolean;
  submit: string;
  dates: { started_at: string; finished_at: string; note: string } | null;
  /** Hidden fields; a note of a colleague's change. */
  children: ReactNode;
  back?: string;
  /** What else can be done with the chosen days, below the buttons. */
  instead?: ReactNode;
}

/** Two days and a note; the calendar fills the days in, and they can be typed as well. */
export function DateForm(props: DateFormProps) {
  const { t, kind, title, text, dates, submit, children, back, instead, ...action } = props;
  return (
    <Panel id="form" title={title}>
      <ActionForm t={t} id={DATE_FORM} className="form" {...action}>
        {children}
        <p className="hint">{text}</p>
        <div className="fields">
          {(['started_at', 'finished_at'] as const).map((name) => (
            <FormInput
              key={name}
              t={t}
              name={name}
              type="date"
              label={t(`calendar:field.${kind}.${name}`)}
              defaultValue={dates?.[name]}
            />
          ))}
          <p
            className="wide chosen-days"
            role="status"
            data-chosen-days=""
            data-none={t(`calendar:none_chosen.${kind}`)}
            data-begun={t(`calendar:begun.${kind}`, { day: '{{day}}' })}
            data-nights={t(`calendar:chosen.${kind}`, { nights: '{{nights}}', day: '{{day}}' })}
            data-clash={t(`calendar:clash.${kind}`)}
          >
            {t(`calendar:none_chosen.${kind}`)}
          </p>
          <FormTextarea
            t={t}
            name="note"
            label={t('calendar:field.note')}
            optional
            wide
            rows={2}
            maxLength={500}
            defaultValue={dates?.note}
          />
        </div>
        <div className="row wrapping">
          <button type="submit" className="button primary" data-busy={t('common:saving')}>
            {submit}
          </button>
          {back && (
            <a className="button quiet" href={back}>
              {t('common:cancel')}
            </a>
          )}
        </div>
        {instead}
      </ActionForm>
    </Panel>
  );
}
