import type { Translate } from '../../../server/i18n.ts';
import type { GuestAnswer } from '../../../server/schemas/answers/guest-lists.ts';
import { countries } from '../../components/countries.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';

interface GuestFieldsProps {
  t: Translate;
  /** Null: a new person. */
  guest: GuestAnswer | null;
  /** 'guests.0' */
  prefix: string;
}

/** One person as the report wants them; a stored number is never shown whole, and stays unless typed anew. */
export function GuestFields({ t, guest, prefix }: GuestFieldsProps) {
  return (
    <>
      {guest && <input type="hidden" name={`${prefix}.id`} value={guest.id} data-type="int" />}
      {(['first_name', 'last_name'] as const).map((name) => (
        <FormInput
          key={name}
          t={t}
          name={`${prefix}.${name}`}
          label={t(`affairs:guests.${name}`)}
          defaultValue={guest?.[name]}
          maxLength={60}
          autoComplete="off"
          required
        />
      ))}
      <FormSelect
        t={t}
        name={`${prefix}.nationality`}
        label={t('affairs:guests.nationality')}
        defaultValue={guest?.nationality ?? 'TR'}
        options={countries(guest?.nationality ?? 'TR').map(({ code, name }) => ({
          value: code,
          text: name,
        }))}
      />
      <PaperField t={t} guest={guest} prefix={prefix} />
      <FormInput
        t={t}
        name={`${prefix}.birth_date`}
        type="date"
        label={t('affairs:guests.birth_date')}
        data-type="line"
        defaultValue={guest?.birth_date ?? undefined}
      />
      <FormSelect
        t={t}
        name={`${prefix}.sex`}
        label={t('affairs:guests.sex')}
        data-optional=""
        defaultValue={guest?.sex ?? ''}
        options={(['none', 'F', 'M'] as const).map((value) => ({
          value: value === 'none' ? '' : value,
          text: t(`affairs:guests.sexes.${value}`),
        }))}
      />
    </>
  );
}

function PaperField({ t, guest, prefix }: GuestFieldsProps) {
  const kept = guest?.document_no_masked;
  return (
    <FormInput
      t={t}
      name={`${prefix}.document_no`}
      label={t('affairs:guests.document_no')}
      hint={
        guest && kept
          ? t('affairs:guests.document_kept', {
              kind: t(`affairs:guests.kind.${guest.document_kind}`),
            })
          : undefined
      }
      placeholder={kept ?? undefined}
      data-optional=""
      data-stored=""
      maxLength={30}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
