import type { Translate } from '../../../server/i18n.ts';
import type { BankAnswer } from '../../../server/schemas/answers/banks.ts';
import { currencies } from '../../../server/shared/currency.ts';
import { formatIban } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import {
  FormInput,
  FormSelect,
  FormTextarea,
  FormTick,
} from '../../components/dashboard/form-fields.tsx';
import { IbanCheck } from '../../components/dashboard/iban-check.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import { awaited } from './acts.ts';

interface BankFormProps {
  t: Translate;
  /** Null: a new account. */
  bank: BankAnswer | null;
  /** As `awaited` takes them. */
  options: number;
}

export function BankForm({ t, bank, options }: BankFormProps) {
  return (
    <RowForm
      t={t}
      title={bank ? t('banks:edit') : t('banks:add')}
      row={bank}
      call={rowCall(bank && paths.api.bank(bank.id), {
        path: paths.api.banks(),
        success: paths.dashboard.banks(),
      })}
      toast={t('banks:saved')}
      back={paths.dashboard.banks()}
      remove={bank && <DeleteBank t={t} bank={bank} options={options} />}
    >
      <BankFields t={t} bank={bank} options={options} />
    </RowForm>
  );
}

function BankFields({ t, bank, options }: BankFormProps) {
  const text = (name: 'bank_name' | 'holder', maxLength: number) => (
    <FormInput
      t={t}
      name={name}
      label={t(`banks:field.${name}`)}
      wide
      defaultValue={bank?.[name]}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <div className="fields">
      {text('bank_name', 80)}
      <FormInput
        t={t}
        name="branch"
        label={t('banks:field.branch')}
        optional
        wide
        data-type="line"
        defaultValue={bank?.branch ?? ''}
        maxLength={80}
        autoComplete="off"
      />
      {text('holder', 160)}
      <AccountNumber t={t} bank={bank} options={options} />
      <FormTextarea
        t={t}
        name="note"
        label={t('banks:field.note')}
        hint={t('banks:hint.note')}
        optional
        wide
        rows={2}
        maxLength={500}
        defaultValue={bank?.note ?? ''}
      />
      <FormTick
        t={t}
        name="active"
        label={t('banks:field.active')}
        defaultChecked={bank?.active ?? true}
      />
    </div>
  );
}

function AccountNumber({ t, bank, options }: BankFormProps) {
  return (
    <>
      <FormInput
        t={t}
        name="iban"
        label={t('banks:field.iban')}
        wide
        hint={isMailed(bank) ? awaited(t, options)[0] : undefined}
        data-iban=""
        data-stored={bank?.iban}
        defaultValue={bank ? formatIban(bank.iban) : ''}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      >
        <IbanCheck t={t} id="field-iban" />
      </FormInput>
      <FormSelect
        t={t}
        name="currency"
        label={t('banks:field.currency')}
        wide
        defaultValue={bank?.currency ?? 'TL'}
        options={currencies.map((value) => ({
          value,
          text: t(`banks:currency.${value}`),
        }))}
      />
    </>
  );
}

/** Guests are sent the open accounts in liras. */
const isMailed = (bank: BankAnswer | null) => bank?.active && bank.currency === 'TL';

function DeleteBank({ t, bank, options }: BankFormProps & { bank: BankAnswer }) {
  return (
    <DeleteButton
      t={t}
      title={t('banks:delete.title', { bank: bank.bank_name })}
      label={t('banks:delete.label')}
      consequences={[
        t('banks:delete.gone'),
        ...(isMailed(bank) ? awaited(t, options) : []),
        t('banks:delete.refused'),
      ]}
      path={paths.api.bank(bank.id)}
      version={bank.version}
      success={paths.dashboard.banks()}
      toast={t('banks:delete.done')}
      chosen={formatIban(bank.iban)}
    />
  );
}
