import { paths } from '../../../server/shared/paths.ts';
import { InputField } from '../../components/field.tsx';
import { Logo } from '../../components/logo.tsx';
import type { Site } from '../../layouts/site.ts';
import { LoginSide } from './side.tsx';

interface NewPasswordPageProps {
  site: Site;
  /** Whose password it will be, and whether it is their first. */
  person: { email: string; is_new: boolean };
  problems: Record<string, string>;
}

/** As they stand in the form: what was refused is put right from its first on. */
const FIELDS = ['password', 'repeated'] as const;

/** Where the link of an invitation or of a forgotten password leads. The form posts to its own address. */
export function NewPasswordPage({ site, person, problems }: NewPasswordPageProps) {
  const { t } = site;
  const { email } = person;
  const which = person.is_new ? 'first' : 'another';
  const title = t(`users:new_password.title.${which}`);
  const first = FIELDS.find((name) => problems[name]);
  return (
    <LoginSide site={site} title={title} failed={Object.keys(problems).length > 0}>
      <form method="post" noValidate>
        <Logo site={site} />
        <div>
          <h1>{title}</h1>
          <p className="muted">{t(`users:new_password.text.${which}`, { email })}</p>
        </div>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <InputField
          site={site}
          name="password"
          kind="password"
          label={t(`users:new_password.password.${which}`)}
          hint={t('users:new_password.hint')}
          autoComplete="new-password"
          minLength={15}
          maxLength={128}
          error={problems.password}
          autoFocus={first === 'password'}
          required
        />
        <InputField
          site={site}
          name="repeated"
          kind="password"
          label={t(`users:new_password.repeated.${which}`)}
          autoComplete="new-password"
          error={problems.repeated}
          autoFocus={first === 'repeated'}
          required
        />
        <button type="submit" className="button primary full">
          {t('users:new_password.submit')}
        </button>
        <a className="link fine" href={paths.dashboard.login()}>
          {t('users:back_to_login')}
        </a>
      </form>
    </LoginSide>
  );
}
