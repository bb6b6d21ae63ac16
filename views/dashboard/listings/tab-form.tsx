import type { ReactNode } from 'react';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';

import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import {
  type EditorHead,
  EditorShell,
  type EditorTabKey,
} from '../../layouts/dashboard-editor.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { LISTING_KINDS, type Listing } from './kinds.ts';

export interface TabFormProps {
  site: Site;
  shell: DashboardShell;
  head: EditorHead;
  /** Newest first. */
  history: HistoryEvent[];
  tab: EditorTabKey;
  /** From `paths.api`; the listing's own by default. */
  path?: string;
  /** Beside the form, above the history. */
  side?: ReactNode;
  /** Above the form, as wide as both. */
  top?: ReactNode;
  /** Below it: what is not saved by it. */
  below?: ReactNode;
  children: ReactNode;
}

/** Forms in which much is typed; what is ticked in a moment is no loss. */
const DRAFTED: ReadonlySet<string> = new Set([
  ...['facts', 'texts', 'rooms', 'cabins', 'location', 'rules', 'terms', 'route', 'owner'],
]);

/** A tab that is one form over a listing's own fields; what it does not name stays as it is. */
export function ListingTabForm(props: TabFormProps & { kind: ListingKind; listing: Listing }) {
  const { kind, listing, history, tab, path, side, top, below, children, ...editor } = props;
  const { t } = editor.site;
  const { words, groups, call } = LISTING_KINDS[kind];
  return (
    <EditorShell {...editor} kind={kind} groups={groups} tab={tab}>
      {top}
      <div className="main-and-side">
        <div>
          <ActionForm
            t={t}
            className="form"
            method="PUT"
            path={path ?? call(listing.id)}
            success="reload"
            toast={t(`${words}:saved`)}
            draft={DRAFTED.has(tab) ? `${kind}-${listing.id}-${tab}` : undefined}
            guarded={DRAFTED.has(tab)}
          >
            <StaleNote t={t} version={listing.version} />
            {children}
            <SaveBar t={t} back={EDITOR_KINDS[kind].list()} />
          </ActionForm>
          {below}
        </div>
        <aside aria-label={t(`editor:tab.${tab}`)}>
          {side}
          <HistoryPanel t={t} events={history} />
        </aside>
      </div>
    </EditorShell>
  );
}
