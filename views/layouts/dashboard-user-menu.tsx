import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import type { DashboardShell } from './dashboard-shell.ts';
import { initials } from './dashboard-sidebar.tsx';
import { PREFERENCES_FORM } from './preferences.tsx';
import type { Site } from './site.ts';

/** Name, theme and logout; plain forms, so they work without a script. */
export function UserMenu({ site, shell: { user } }: { site: Site; shell: DashboardShell }) {
  const { t } = site;
  return (
    <>
      <button type="button" className="user-button" popoverTarget="user-menu">
        <span className="avatar">{initials(user.user_name)}</span>
        <span className="hidden-text">{t('dashboard:user_menu', { name: user.user_name })}</span>
        <Icon name="chevron-down" size="small" />
      </button>
      <div className="user-menu" id="user-menu" popover="auto">
        <p>
          <b>{user.user_name}</b>
          <small>{user.email}</small>
        </p>
        <ThemeChoice site={site} />
        <a className="user-action" href={paths.dashboard.account()}>
          <Icon name="user-cog" />
          {t('account:title')}
        </a>
        {user.role === 'ADMIN' && (
          <a className="user-action" href={paths.dashboard.ops()}>
            <Icon name="activity" />
            {t('ops:title')}
          </a>
        )}
        <button type="button" className="user-action on-wide needs-script" data-show-keys="">
          <Icon name="keyboard" />
          {t('find:keys.title')}
        </button>
        <a className="user-action on-phone" href={paths.home()} target="_blank" rel="noopener">
          <Icon name="external-link" />
          {t('dashboard:open_site')}
        </a>
        <form method="post" action={paths.dashboard.logout()} data-logout="">
          <button type="submit" className="user-action">
            <Icon name="log-out" />
            {t('dashboard:logout')}
          </button>
        </form>
      </div>
    </>
  );
}

function ThemeChoice({ site }: { site: Site }) {
  const { t, theme } = site;
  return (
    <fieldset className="segment">
      <legend className="hidden-text">{t('dashboard:theme.label')}</legend>
      {(['light', 'dark'] as const).map((choice) => (
        <button
          key={choice}
          type="submit"
          form={PREFERENCES_FORM}
          name="theme"
          value={choice}
          aria-pressed={theme === choice}
          data-theme-toggle=""
        >
          <Icon name={choice === 'light' ? 'sun' : 'moon'} size="small" />
          {t(`dashboard:theme.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
