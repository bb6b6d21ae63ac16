import { paths } from '../../../server/shared/paths.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { SpinnerScreen } from '../../components/dashboard/spinner.tsx';
import { Icon } from '../../components/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import type { Site } from '../../layouts/site.ts';
import { SecondStep } from './second-step.tsx';
import { LoginSide } from './side.tsx';

export interface LoginPageProps {
  site: Site;
  /** Where to go after signing in: a path of this site, already checked. */
  next: string;
  /** What was typed, given back after a refused try. */
  email?: string;
  /** The Turkish sentence of a refused try (wrong, locked with the wait); null on the first visit. */
  problem: string | null;
  /** The screen for a forgotten password exists. */
  can_reset: boolean;
  /** A password was just set. */
  is_ready?: boolean;
}

/**
 * The login, without the shell. With a script `form[data-login]` calls POST /v1/auth/login and keeps
 * the token; without one the form posts to this page and only the session cookie is set: reading works.
 */
export function LoginPage({
  site,
  next,
  email = '',
  problem,
  can_reset,
  is_ready,
}: LoginPageProps) {
  const { t } = site;
  return (
    <LoginSide
      site={site}
      title={t('login:title')}
      failed={problem !== null}
      after={<SpinnerScreen t={t} />}
    >
      <form
        noValidate
        method="post"
        action={paths.dashboard.login()}
        data-login=""
        data-failed={t('login:failed', { content: '{{content}}' })}
        data-succeeded={t('login:succeeded')}
        data-unreadable={t('login:token_unreadable')}
        data-offline={t('common:unreachable')}
      >
        <Logo site={site} />
        <div>
          <h1>{t('login:title')}</h1>
          <p className="muted">{t('login:for_whom')}</p>
        </div>
        {is_ready && (
          <div role="status">
            <InlineBar tone="ok" title={t('users:new_password.ready')} />
          </div>
        )}
        <div
          className="form-errors"
          data-errors=""
          data-title={t('booking:error_prefix', { title: '{{title}}' })}
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: why nobody was let in is read first
          autoFocus={problem !== null}
          hidden={!problem}
        >
          {problem && <InlineBar tone="bad" title={t('login:failed', { content: problem })} />}
        </div>
        <input type="hidden" name="next" value={next} />
        <div className="field">
          <label htmlFor="email">{t('login:email')}</label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
        </div>
        <Password site={site} can_reset={can_reset} />
        <SecondStep site={site} />
        <button type="submit" className="button primary full" data-busy={t('login:busy')}>
          {t('login:submit')}
        </button>
        <noscript>
          <p className="fine dim">{t('dashboard:reading_only')}</p>
        </noscript>
      </form>
    </LoginSide>
  );
}

function Password({ site: { t }, can_reset }: Pick<LoginPageProps, 'site' | 'can_reset'>) {
  return (
    <div className="field">
      <div className="row between">
        <label htmlFor="password">{t('login:password')}</label>
        {can_reset && (
          <a className="link fine" href={paths.dashboard.forgottenPassword()}>
            {t('login:forgotten')}
          </a>
        )}
      </div>
      <div className="affixed">
        <input
          className="input"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button
          type="button"
          className="icon-button"
          data-show-password="password"
          aria-pressed="false"
          aria-label={t('login:show_password')}
        >
          <Icon name="eye" />
        </button>
      </div>
    </div>
  );
}
