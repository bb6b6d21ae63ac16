import type { ReactNode } from 'react';

import {
  type EditorHead,
  EditorShell,
  type EditorTabKey,
} from '../../layouts/dashboard-editor.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { BOAT_TABS } from './tabs.ts';

export interface BoatEditorProps {
  site: Site;
  shell: DashboardShell;
  /** From `getBoatHead` and `presentBoatHead`. */
  head: EditorHead;
}

/** A tab of a boat's editor: the page around what the tab itself shows. */
export function BoatEditor(props: BoatEditorProps & { tab: EditorTabKey; children: ReactNode }) {
  return <EditorShell {...props} kind="boat" groups={BOAT_TABS} />;
}
