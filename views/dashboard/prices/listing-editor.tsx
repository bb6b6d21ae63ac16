import type { ReactNode } from 'react';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';

import { UndoBar } from '../../components/dashboard/undo-bar.tsx';
import { EditorShell, type EditorTabKey } from '../../layouts/dashboard-editor.tsx';
import { BOAT_TABS } from '../boats/tabs.ts';
import type { VillaEditorProps } from '../villas/editor.tsx';
import { VILLA_TABS } from '../villas/tabs.ts';
import { ListingSheet } from './listing-sheet.tsx';

type ListingEditorProps = VillaEditorProps & {
  kind: ListingKind;
  tab: EditorTabKey;
  children: ReactNode;
};

/** The editor around a tab that villas and boats share. */
export function ListingEditor({ children, ...props }: ListingEditorProps) {
  return (
    <EditorShell {...props} groups={props.kind === 'villa' ? VILLA_TABS : BOAT_TABS}>
      <ListingSheet site={props.site} />
      {props.shell.user.role === 'ADMIN' && <UndoBar t={props.site.t} />}
      {children}
    </EditorShell>
  );
}
