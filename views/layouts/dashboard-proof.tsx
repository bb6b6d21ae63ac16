import type { Translate } from '../../server/i18n.ts';
import { paths } from '../../server/shared/paths.ts';
import { ActionForm } from '../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../components/dashboard/confirm-dialog.tsx';
import { FormInput } from '../components/dashboard/form-fields.tsx';

/**
 * Asks for the password once more; islands/dashboard/reauth.ts opens it when a call is refused with
 * `reauth`, and the call is made again when the password was right.
 */
export function ProofDialog({ t, email }: { t: Translate; email: string }) {
  return (
    <ConfirmDialog
      t={t}
      id="proof"
      title={t('account:proof.title')}
      consequences={[]}
      submit={t('account:proof.submit')}
      busy={t('account:proof.busy')}
    >
      <ActionForm
        t={t}
        id="proof-form"
        method="POST"
        path={paths.api.ownProof()}
        success="close"
        toast=""
      >
        <p className="muted">{t('account:proof.text')}</p>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <FormInput
          t={t}
          scope="proof"
          name="password"
          type="password"
          label={t('account:proof.password')}
          autoComplete="current-password"
          maxLength={128}
          required
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
