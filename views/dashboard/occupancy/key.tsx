import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { LOOKS, type Look, lookIcons } from './looks.ts';

interface KindProps {
  t: Translate;
  kind: ListingKind;
}

/** What no boat has. */
const OF_VILLAS: ReadonlySet<Look> = new Set(['external', 'feed']);

const looksOf = (kind: KindProps['kind']) =>
  kind === 'boat' ? LOOKS.filter((look) => !OF_VILLAS.has(look)) : LOOKS;

/** What colours and letters mean; it also brings the icons that lines fetched later point to. */
export function OccupancyKey({ t, kind }: KindProps) {
  return (
    <ul className="occ-key" aria-label={t('occupancy:key')}>
      {looksOf(kind).map((look) => {
        const icon = lookIcons[look];
        return (
          <li key={look}>
            <span className={`stay ${look}`} aria-hidden="true">
              {icon ? <Icon name={icon} /> : t(`occupancy:letter.${look}`)}
            </span>
            {t('occupancy:key_word', {
              letter: t(`occupancy:letter.${look}`),
              word: t(`occupancy:look.${look}`),
            })}
          </li>
        );
      })}
      {kind === 'villa' && (
        <li>
          <span className="gap-swatch" aria-hidden="true" />
          {t('occupancy:key_gap')}
        </li>
      )}
      <li>
        <span className="today-swatch" aria-hidden="true" />
        {t('occupancy:today')}
      </li>
      {kind === 'boat' && <li>{t('occupancy:key_days')}</li>}
    </ul>
  );
}

/** Filled by the script with the stay that has the pointer or the focus. */
export function SelectedStay({ t, kind }: KindProps) {
  return (
    <section
      className="panel selected-stay needs-script no-print"
      data-selected=""
      aria-label={t('occupancy:selected')}
    >
      <div className="panel-head">
        <h2 data-selected-title="">{t('occupancy:nothing_selected')}</h2>
        <div className="row" data-selected-acts="" hidden>
          <a className="button outline small" data-act="open" href="#content">
            {t('occupancy:act.open')}
          </a>
          <button type="button" className="button outline small" data-act="extend">
            {t('occupancy:act.extend')}
          </button>
          <button type="button" className="button outline small" data-act="move">
            {t('occupancy:act.move')}
          </button>
          <button type="button" className="button outline small" data-act="free">
            {t('occupancy:act.free')}
          </button>
          <button type="button" className="button outline small" data-act="adopt">
            {t('calendar:adopt.label')}
          </button>
          <button
            type="button"
            className="icon-button"
            data-act="leave"
            aria-label={t('dashboard:close')}
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
      <p data-selected-text="">
        <span className="by-mouse">
          {t(kind === 'boat' ? 'occupancy:select_hint_boat' : 'occupancy:select_hint')}
        </span>
        <span className="by-finger">
          {t(kind === 'boat' ? 'occupancy:select_hint_boat_touch' : 'occupancy:select_hint_touch')}
        </span>
      </p>
      <dl className="facts-list" data-selected-facts="" hidden>
        {(['customer', 'stay', 'total', 'balance'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`occupancy:fact.${fact}`)}</dt>
            <dd data-fact={fact} />
          </div>
        ))}
      </dl>
    </section>
  );
}

const SHORTCUTS = {
  villa: ['walk', 'pick', 'open', 'move', 'leave'],
  boat: ['walk', 'open', 'move'],
} as const;

export function Shortcuts({ t, kind }: KindProps) {
  return (
    <aside className="needs-script no-print">
      <Panel title={t('occupancy:shortcuts')}>
        <dl className="shortcuts">
          {SHORTCUTS[kind].map((key) => (
            <div key={key}>
              <dt>{t(`occupancy:shortcut.${key}`)}</dt>
              <dd>
                <kbd>{t(`occupancy:shortcut_key.${key}`)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </aside>
  );
}
