import type { Translate } from '../../../server/i18n.ts';
import type { LeftBehind } from '../../../server/queries/content/leaving-listings.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { EditorHead } from '../../layouts/dashboard-editor.tsx';
import { Button } from '../button.tsx';
import { type SwitchAct, SwitchDialog } from './bulk.tsx';
import { EDITOR_KINDS } from './editor-kinds.ts';

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

/** Of one villa or boat: with what still hangs on it, in numbers. */
const ownActs = (t: Translate, kind: ListingKind, { left_behind }: EditorHead): SwitchAct[] =>
  activityActs(t).map((act) =>
    act.active
      ? act
      : {
          ...act,
          consequences: [
            t('editor:deactivate.hidden'),
            staysLeft(t, left_behind),
            ...(kind === 'villa' ? [showcasesLeft(t, left_behind)] : []),
          ],
        },
  );

const staysLeft = (t: Translate, { stays, options }: LeftBehind) =>
  stays + options > 0
    ? t('editor:deactivate.stays_left', { stays, options })
    : t('editor:deactivate.no_stays');

const showcasesLeft = (t: Translate, { showcases }: LeftBehind) =>
  showcases > 0
    ? t('editor:deactivate.showcases_left', { count: showcases })
    : t('editor:deactivate.no_showcases');

interface ActivitySwitchProps {
  t: Translate;
  kind: ListingKind;
  head: EditorHead;
}

/** One villa's or boat's switch; a withdrawn one has to be brought back first, on its owner's tab. */
export function ActivitySwitch({ t, kind, head }: ActivitySwitchProps) {
  const act = ownActs(t, kind, head).find(({ active }) => active !== head.active);
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
