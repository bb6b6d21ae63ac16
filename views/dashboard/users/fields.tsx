import type { Translate } from '../../../server/i18n.ts';
import type { UserAnswer } from '../../../server/schemas/answers/users.ts';
import { formatPhone } from '../../../server/shared/format.ts';
import {
  FormInput,
  FormSelect,
  FormTextarea,
  FormTick,
} from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { TaxFields } from './tax-fields.tsx';

export interface FieldsProps {
  t: Translate;
  /** Null: a new person. */
  user: UserAnswer | null;
}

/** Whether somebody has come, and may be signed in, or waits with an invitation. */
const admissionOf = ({ has_password }: UserAnswer) => (has_password ? 'came' : 'invited');

/** The form's sections; a new person's and an edited one's are the same. */
export function UserFields(props: FieldsProps) {
  return (
    <>
      <Identity {...props} />
      <Contact {...props} />
      <TaxFields {...props} />
      <Notices {...props} />
    </>
  );
}

function Identity({ t, user }: FieldsProps) {
  return (
    <Panel title={t('users:section.identity')}>
      <div className="fields">
        <FormInput
          t={t}
          name="first_name"
          label={t('users:field.first_name')}
          defaultValue={user?.first_name}
          maxLength={60}
          autoComplete="off"
        />
        <FormInput
          t={t}
          name="last_name"
          label={t('users:field.last_name')}
          defaultValue={user?.last_name}
          maxLength={60}
          autoComplete="off"
        />
        <FormSelect
          t={t}
          name="role"
          label={t('users:field.role')}
          hint={user ? t(`users:hint.role_edit.${admissionOf(user)}`) : t('users:hint.role')}
          defaultValue={user?.role ?? 'OWNER'}
          options={(['OWNER', 'ADMIN'] as const).map((value) => ({
            value,
            text: t(`dashboard:role.${value}`),
          }))}
        />
      </div>
    </Panel>
  );
}

function Contact({ t, user }: FieldsProps) {
  return (
    <Panel title={t('users:section.contact')}>
      <div className="fields">
        <FormInput
          t={t}
          name="email"
          type="email"
          label={t('users:field.email')}
          hint={user ? t(`users:hint.email_edit.${admissionOf(user)}`) : t('users:hint.email')}
          defaultValue={user?.email}
          maxLength={254}
          autoComplete="off"
        />
        <FormInput
          t={t}
          name="phone"
          type="tel"
          label={t('users:field.phone')}
          optional
          defaultValue={user?.phone ? formatPhone(user.phone) : ''}
          data-stored={user?.phone ?? ''}
          maxLength={30}
          autoComplete="off"
        />
        <FormInput
          t={t}
          name="address"
          label={t('users:field.address')}
          optional
          wide
          defaultValue={user?.address ?? ''}
          maxLength={300}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

function Notices({ t, user }: FieldsProps) {
  return (
    <Panel title={t('users:section.notices')}>
      <div className="fields">
        {(['notify_reservations', 'notify_payments'] as const).map((name) => (
          <FormTick
            key={name}
            t={t}
            name={name}
            label={t(`users:field.${name}`)}
            defaultChecked={user?.[name] ?? true}
          />
        ))}
        <FormTextarea
          t={t}
          name="staff_note"
          label={t('users:field.staff_note')}
          hint={t('users:hint.staff_note')}
          optional
          wide
          rows={3}
          maxLength={2000}
          defaultValue={user?.staff_note ?? ''}
        />
      </div>
    </Panel>
  );
}
