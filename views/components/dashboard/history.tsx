import type { Translate } from '../../../server/i18n.ts';
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
  | 'withdrawn'
  | 'brought_back'
  | 'ranked'
  | 'link_sent'
  | 'reset_requested'
  | 'password_set'
  | 'started'
  | 'stopped'
  | 'tested';

export interface HistoryEvent {
  id: string;
  /** ISO instant. */
  at: string;
  act: HistoryAct;
  /** Names of the fields that an edit changed. */
  fields: string[];
  /** Who did it; null: nobody signed in. */
  actor: string | null;
}

interface HistoryPanelProps {
  t: Translate;
  events: HistoryEvent[];
  /** A field's words; undefined for one that no form shows. */
  label: (field: string) => string | undefined;
}

/** Who changed what, beside the form. */
export function HistoryPanel({ t, events, label }: HistoryPanelProps) {
  return (
    <Panel title={t('dashboard:history.title')}>
      <Timeline
        t={t}
        events={events.map(({ id, at, act, fields, actor }) => ({
          id,
          at,
          actor,
          kind: kinds[act] ?? 'change',
          title: t(`dashboard:history.act.${act}`),
          detail: fields.map(label).filter(Boolean).join(', ') || null,
        }))}
      />
    </Panel>
  );
}

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
  started: 'mail',
  stopped: 'state',
  tested: 'mail',
};
