import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { RowNames } from '../../../server/shared/references.ts';
import { ChangeList, type FieldChange } from './changes/list.tsx';
import { Panel } from './panel.tsx';
import { Timeline, type TimelineKind } from './timeline.tsx';

export type HistoryAct =
  | 'created'
  | 'edited'
  | 'activated'
  | 'deactivated'
  | 'active'
  | 'papers'
  | 'features'
  | 'popular'
  | 'villa_of_month'
  | 'permit_checked'
  | 'permit_file_added'
  | 'permit_file_deleted'
  | 'withdrawn'
  | 'warned'
  | 'brought_back'
  | 'ranked'
  | 'link_sent'
  | 'reset_requested'
  | 'password_set'
  | 'totp_started'
  | 'totp_on'
  | 'totp_off'
  | 'totp_taken'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'started'
  | 'stopped'
  | 'tested'
  | 'read'
  | 'unread'
  | 'answered';

export interface HistoryEvent {
  id: string;
  /** ISO instant. */
  at: string;
  act: HistoryAct;
  /** The kind of row and its number, as the audit log has them; settings have no number. */
  entity: string;
  entity_id: number | null;
  /** What an edit changed. */
  changes: FieldChange[];
  /** Of the rows that the values mean by number. */
  names: RowNames;
  /** Who did it; null: nobody signed in. */
  actor: string | null;
}

interface HistoryPanelProps {
  t: Translate;
  events: HistoryEvent[];
}

/** Who changed what, beside the form: each field with what stood there and what stands there since. */
export function HistoryPanel({ t, events }: HistoryPanelProps) {
  const [latest] = events;
  return (
    <Panel
      title={t('dashboard:history.title')}
      action={
        latest?.entity_id && (
          <HistoryLink entity={latest.entity} id={latest.entity_id}>
            {t('changes:all')}
          </HistoryLink>
        )
      }
    >
      <Timeline
        t={t}
        events={events.map((event) => ({
          id: event.id,
          at: event.at,
          actor: event.actor,
          kind: kinds[event.act] ?? 'change',
          title: t(`dashboard:history.act.${event.act}`),
          detail: null,
          more: event.changes.length > 0 && (
            <ChangeList
              t={t}
              entity={event.entity}
              names={event.names}
              changes={event.changes}
              longest={LONGEST}
            />
          ),
        }))}
      />
    </Panel>
  );
}

/** Leads to all that was done to a row; alone where there is no room for the panel. */
export const HistoryLink = (props: { entity: string; id: number; children: string }) => (
  <a
    className="link no-print"
    data-row-log=""
    href={paths.dashboard.audit({ entity: props.entity, entity_id: props.id })}
  >
    {props.children}
  </a>
);

/** Long texts are read in the form; here their beginning says which is meant. */
const LONGEST = 80;

const kinds: Partial<Record<HistoryAct, TimelineKind>> = {
  created: 'created',
  activated: 'state',
  deactivated: 'state',
  active: 'state',
  popular: 'state',
  villa_of_month: 'state',
  withdrawn: 'state',
  brought_back: 'state',
  link_sent: 'mail',
  reset_requested: 'mail',
  totp_on: 'state',
  totp_off: 'state',
  totp_taken: 'state',
  started: 'mail',
  stopped: 'state',
  tested: 'mail',
  read: 'state',
  unread: 'state',
  answered: 'mail',
};
