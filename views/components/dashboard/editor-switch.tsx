import type { Translate } from '../../../server/i18n.ts';
import { Button } from '../button.tsx';
import { type SwitchAct, SwitchDialog } from './bulk.tsx';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.ts';
import type { EditorHead } from './editor-shell.tsx';

/** Putting on sale and taking off it, with what each means. */
export const activityActs = (t: Translate): SwitchAct[] => [
  {
    active: true,
    label: t('editor:activate.label'),
    title: t('editor:activate.title'),
    consequences: [t('editor:activate.shown'), t('editor:activate.needs_permit')],
    toast: t('editor:activate.done'),
  },
  {
    active: false,
    label: t('editor:deactivate.label'),
    title: t('editor:deactivate.title'),
    consequences: [t('editor:deactivate.hidden'), t('editor:deactivate.stays_stand')],
    toast: t('editor:deactivate.done'),
  },
];

interface ActivitySwitchProps {
  t: Translate;
  kind: EditorKind;
  head: EditorHead;
}

/** One villa's or boat's switch; a withdrawn one has to be brought back first, on its owner's tab. */
export function ActivitySwitch({ t, kind, head }: ActivitySwitchProps) {
  const act = activityActs(t).find(({ active }) => active !== head.active);
  if (!act || head.withdrawn) return null;
  return (
    <>
      <Button
        type="button"
        kind={act.active ? 'primary' : 'outline'}
        className="needs-script no-print"
        command="show-modal"
        commandfor="activity"
      >
        {act.label}
      </Button>
      <SwitchDialog t={t} id="activity" path={EDITOR_KINDS[kind].activity()} act={act}>
        <input type="hidden" name="ids" data-type="json" value={`[${head.id}]`} />
        <p className="chosen">{[head.name, head.code].filter(Boolean).join(' · ')}</p>
      </SwitchDialog>
    </>
  );
}
