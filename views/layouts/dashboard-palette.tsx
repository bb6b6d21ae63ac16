import type { Translate } from '../../server/i18n.ts';
import { paths } from '../../server/shared/paths.ts';
import type { Role } from '../../server/shared/roles.ts';
import { stateWords } from '../components/dashboard/status.tsx';
import { Icon } from '../components/icon.tsx';
import { screensFor } from './dashboard-screens.ts';
import type { DashboardShell } from './dashboard-shell.ts';

interface PaletteProps {
  t: Translate;
  shell: DashboardShell;
  today: string;
}

/**
 * The command palette, empty until a key or a click opens it; islands/dashboard/palette.ts fills it.
 * Without a script the top bar's field is a form that leads to the page of the search.
 */
export function Palette({ t, shell, today }: PaletteProps) {
  const screens = screensFor(t, shell).map(({ label, group, href }) => [label, group, href]);
  return (
    <dialog
      className="palette"
      id="palette"
      aria-label={t('dashboard:search')}
      data-role={shell.user.role}
      data-today={today}
      data-words={JSON.stringify(wordsOf(t))}
      data-screens={JSON.stringify(screens)}
    >
      <form className="palette-head" action={paths.dashboard.search()}>
        <Icon name="search" />
        <input
          name="q"
          role="combobox"
          aria-label={t('dashboard:search')}
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          placeholder={t('dashboard:search_hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          autoFocus
        />
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor="palette"
          aria-label={t('dashboard:close')}
        >
          <Icon name="x" />
        </button>
      </form>
      <div id="palette-list" role="listbox" aria-label={t('find:results')} tabIndex={-1} />
      <p className="palette-status" role="status" />
      <PaletteFoot t={t} />
    </dialog>
  );
}

/** What the script shows beside the rows that were found. */
const wordsOf = (t: Translate) => ({
  screens: t('find:screens'),
  reservations: t('find:reservations'),
  listings: t('find:listings'),
  users: t('find:users'),
  all: t('find:all'),
  none: t('find:none'),
  failed: t('common:load_failed'),
  found: t('find:found', { shown: '{shown}' }),
  villa: t('find:kind.villa'),
  boat: t('find:kind.boat'),
  closed: t('find:closed'),
  ADMIN: t('dashboard:role.ADMIN'),
  OWNER: t('dashboard:role.OWNER'),
  ...stateWords(t),
});

function PaletteFoot({ t }: { t: Translate }) {
  return (
    <p className="palette-foot" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('find:keys.choose')}
      </span>
      <span>
        <kbd>↵</kbd> {t('find:keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('dashboard:close')}
      </span>
    </p>
  );
}

type KeyGroup = 'everywhere' | 'rows' | 'ticks' | 'lists' | 'calendar';

/** What the keyboard can do, as the scripts behind it do it. */
const KEYS: Record<KeyGroup, [key: string, words: string][]> = {
  everywhere: [
    ['/', 'search'],
    ['Ctrl K', 'search'],
    ['?', 'keys'],
    ['Ctrl S', 'save'],
    ['Esc', 'close'],
  ],
  rows: [
    ['J K', 'walk_rows'],
    ['Enter', 'open_row'],
  ],
  ticks: [['X', 'tick_row']],
  lists: [
    ['↑ ↓', 'order'],
    ['Home End', 'order_ends'],
  ],
  calendar: [
    ['← → ↑ ↓', 'walk'],
    ['Shift ← →', 'pick_days'],
    ['Enter', 'use_days'],
    ['T', 'move_stay'],
  ],
};

/** The list of keys under `?`. */
export function KeyList({ t, role }: { t: Translate; role: Role }) {
  const groups: KeyGroup[] =
    role === 'ADMIN'
      ? ['everywhere', 'rows', 'ticks', 'lists', 'calendar']
      : ['everywhere', 'rows'];
  return (
    <dialog className="sheet confirm key-list" id="keys" aria-labelledby="keys-title">
      <div className="head">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog opens at its heading, not at its close button */}
        <h2 id="keys-title" tabIndex={-1} autoFocus>
          {t('find:keys.title')}
        </h2>
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor="keys"
          aria-label={t('dashboard:close')}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="body">
        <section>
          <label className="check">
            <input type="checkbox" data-letter-keys />
            <span>{t('find:keys.letters')}</span>
          </label>
        </section>
        {groups.map((group) => (
          <section key={group}>
            <h3>{t(`find:keys.group.${group}`)}</h3>
            <dl>
              {KEYS[group].map(([key, words]) => (
                <div key={key}>
                  <dt>
                    {key.split(' ').map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dt>
                  <dd>{t(`find:keys.${words}` as 'find:keys.search')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
