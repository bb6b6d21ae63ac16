import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { FlagSwitch } from '../../components/dashboard/flag-switch.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import type { EditorTabKey } from '../../layouts/dashboard-editor.tsx';
import { LISTING_KINDS, type Listing } from './kinds.ts';

interface SideProps {
  t: Translate;
  kind: ListingKind;
  listing: Listing;
}

interface Flag {
  label: string;
  /** From `paths.api`. */
  path: string;
  checked: boolean;
  /** What else is to be known once it is on. */
  told?: string | undefined;
}

/** Switches that act at once: on sale, popular, of the month. */
export function Publication({ t, kind, listing, flags }: SideProps & { flags: Flag[] }) {
  const { words } = LISTING_KINDS[kind];
  return (
    <Panel title={t(`${words}:section.publication`)}>
      <ul className="switches">
        {flags.map((flag) => (
          <li key={flag.path}>
            <FlagSwitch t={t} id={listing.id} {...flag} />
          </li>
        ))}
      </ul>
      <p className="hint">{t(`${words}:at_once`)}</p>
    </Panel>
  );
}

export function OwnerCard({ t, kind, listing }: SideProps) {
  const { words } = LISTING_KINDS[kind];
  return (
    <Panel
      title={t(`${words}:section.owner`)}
      action={
        <a className="link" href={EDITOR_KINDS[kind].editor(listing.id, 'owner')}>
          {t(`${words}:owner_change`)}
        </a>
      }
    >
      {listing.owner_id === null ? (
        <p className="dim">{t(`${words}:no_owner`)}</p>
      ) : (
        <p>
          <a href={paths.dashboard.user(listing.owner_id)}>
            <b>{listing.owner_name}</b>
          </a>
          <br />
          <span className="dim">
            {t(`${words}:commission`, { percent: listing.commission_percent })}
          </span>
        </p>
      )}
    </Panel>
  );
}

/** Something that makes a listing whole. */
export interface Lack<Key extends string> {
  key: Key;
  lacking: boolean;
  /** Where it is mended. */
  tab: EditorTabKey;
}

interface MissingProps extends SideProps {
  lacks: (Lack<string> & { words: string })[];
}

/** What the listing still lacks, each with the tab that mends it. */
export function Missing({ t, kind, listing, lacks }: MissingProps) {
  return (
    <Panel title={t(`${LISTING_KINDS[kind].words}:section.missing`)}>
      <ul className="lacks">
        {lacks.map(({ key, lacking, tab, words }) => (
          <li key={key} className={lacking ? 'due' : 'dim'}>
            <Icon name={lacking ? 'circle-alert' : 'circle-check'} size="small" />
            {lacking ? <a href={EDITOR_KINDS[kind].editor(listing.id, tab)}>{words}</a> : words}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
