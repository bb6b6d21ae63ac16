import type { Translate } from '../../../server/i18n.ts';
import { formatIban } from '../../../server/shared/format.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { IbanCheck } from '../../components/dashboard/iban-check.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { FieldsProps } from './fields.tsx';

/** Needed of whoever is paid: invoices, the Ministry's and the tax office's lists. */
export function TaxFields({ t, user }: FieldsProps) {
  const text = (name: 'title' | 'tax_office' | 'vkn', maxLength: number) => (
    <FormInput
      t={t}
      name={name}
      label={t(`users:field.${name}`)}
      optional
      defaultValue={user?.[name] ?? ''}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <div className="owners-only">
      <Panel title={t('users:section.tax')}>
        <div className="fields">
          <FormSelect
            t={t}
            name="person_kind"
            label={t('users:field.person_kind')}
            defaultValue={user?.person_kind ?? 'INDIVIDUAL'}
            options={(['INDIVIDUAL', 'COMPANY'] as const).map((value) => ({
              value,
              text: t(`users:person_kind.${value}`),
            }))}
          />
          {text('title', 200)}
          {text('tax_office', 100)}
          {text('vkn', 20)}
          <Secret t={t} name="tckn" stored={user?.tckn_masked} maxLength={20} />
          <Secret
            t={t}
            name="foreign_identity"
            stored={user?.foreign_identity_masked}
            maxLength={30}
          />
          <Secret
            t={t}
            name="iban"
            stored={user?.iban_masked && formatIban(user.iban_masked)}
            maxLength={40}
          />
        </div>
      </Panel>
    </div>
  );
}

interface SecretProps {
  t: Translate;
  name: 'tckn' | 'foreign_identity' | 'iban';
  /** Masked; the whole number is never shown again. */
  stored: string | null | undefined;
  maxLength: number;
}

/** Left empty, what is stored stays; the tick takes it away. */
function Secret({ t, name, stored, maxLength }: SecretProps) {
  const isIban = name === 'iban';
  return (
    <FormInput
      t={t}
      name={name}
      label={t(`users:field.${name}`)}
      optional
      wide={isIban}
      hint={stored ? t('users:hint.stored', { stored }) : undefined}
      data-optional=""
      data-iban={isIban ? '' : undefined}
      inputMode={name === 'tckn' ? 'numeric' : undefined}
      maxLength={maxLength}
      autoComplete="off"
    >
      {isIban && <IbanCheck t={t} id="field-iban" />}
      {stored && (
        <label className="check remove">
          <input type="checkbox" name={name} value="" />
          <span>
            {t('users:remove_stored')}
            <span className="hidden-text">: {t(`users:field.${name}`)}</span>
          </span>
        </label>
      )}
    </FormInput>
  );
}
