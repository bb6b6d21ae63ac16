import { paths } from '../../../server/shared/paths.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { InputField } from '../../components/field.tsx';
import { Logo } from '../../components/logo.tsx';
import type { Site } from '../../layouts/site.ts';
import { LoginSide } from './side.tsx';

interface ForgottenPageProps {
  site: Site;
  /** The address was taken; whether somebody has it is told to its mailbox only. */
  sent: boolean;
  email: string;
  problem: string | null;
}

/** Asks for the address that a link to a new password goes to. */
export function ForgottenPage({ site, sent, email, problem }: ForgottenPageProps) {
  const { t } = site;
  return (
    <LoginSide site={site} title={t('users:forgotten.title')} failed={problem !== null}>
      <form method="post" action={paths.dashboard.forgottenPassword()} noValidate>
        <Logo site={site} />
        <div>
          <h1>{t('users:forgotten.title')}</h1>
          <p className="muted">{t('users:forgotten.text')}</p>
        </div>
        {sent && (
          <div role="status">
            <InlineBar tone="ok" title={t('users:forgotten.sent')} />
          </div>
        )}
        <InputField
          site={site}
          name="email"
          kind="email"
          label={t('login:email')}
          autoComplete="username"
          defaultValue={email}
          error={problem ?? undefined}
          autoFocus={problem !== null}
          required
        />
        <button type="submit" className="button primary full">
          {t('users:forgotten.submit')}
        </button>
        <a className="link fine" href={paths.dashboard.login()}>
          {t('users:back_to_login')}
        </a>
      </form>
    </LoginSide>
  );
}
