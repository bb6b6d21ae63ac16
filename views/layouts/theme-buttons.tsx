import { LateIcon } from '../components/late-icon.tsx';
import { PREFERENCES_FORM } from './preferences.tsx';
import type { ShellSite } from './site.ts';

/**
 * Both ways of the toggle stand in the page and CSS shows the one that leads away from the present
 * look: only the browser knows it when the visitor never chose.
 */
export function ThemeButtons({ site, className }: { site: ShellSite; className: string }) {
  const { t } = site;
  return (
    <>
      <ThemeButton
        site={site}
        theme="dark"
        label={t('layout:to_dark')}
        className={`${className} to-dark`}
      />
      <ThemeButton
        site={site}
        theme="light"
        label={t('layout:to_light')}
        className={`${className} to-light`}
      />
    </>
  );
}

interface ThemeButtonProps {
  site: ShellSite;
  theme: 'dark' | 'light';
  label: string;
  className: string;
}

function ThemeButton(props: ThemeButtonProps) {
  return (
    <button
      className={props.className}
      type="submit"
      form={PREFERENCES_FORM}
      name="theme"
      value={props.theme}
      aria-label={props.label}
      data-theme-toggle
    >
      <LateIcon site={props.site} name={props.theme === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
