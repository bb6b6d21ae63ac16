import type { ReactNode } from 'react';

import {
  type EditorHead,
  EditorShell,
  type EditorTabKey,
} from '../../layouts/dashboard-editor.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { VILLA_TABS } from './tabs.ts';

export interface VillaEditorProps {
  site: Site;
  shell: DashboardShell;
  /** From `getVillaHead` and `presentVillaHead`. */
  head: EditorHead;
}

/** A tab of a villa's editor: the page around what the tab itself shows. */
export function VillaEditor(props: VillaEditorProps & { tab: EditorTabKey; children: ReactNode }) {
  return <EditorShell {...props} kind="villa" groups={VILLA_TABS} />;
}
