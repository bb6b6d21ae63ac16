import type { HistoryAct, HistoryEvent } from '../../views/components/dashboard/history.tsx';
import type { HistoryRow } from '../queries/audit-log.ts';

/** What the side panel tells of a change: the fields' names, never what stood in them. */
export function presentHistory({ id, at, action, before, after, actor }: HistoryRow): HistoryEvent {
  const was = asFields(before);
  const is = asFields(after);
  const changed = before ? Object.keys(is).filter((name) => differ(was[name], is[name])) : [];
  return {
    id: String(id),
    at: at.toISOString(),
    act: actOf(action),
    fields: changed.map((name) => name.replace(/_encrypted$/, '')),
    actor,
  };
}

const ACTS: Record<HistoryAct, true> = {
  created: true,
  edited: true,
  activated: true,
  deactivated: true,
  active: true,
  papers: true,
  features: true,
  popular: true,
  villa_of_month: true,
  withdrawn: true,
  brought_back: true,
  ranked: true,
  link_sent: true,
  reset_requested: true,
  password_set: true,
  started: true,
  stopped: true,
  tested: true,
};

/** 'user.link_sent' → 'link_sent' */
function actOf(action: string): HistoryAct {
  const act = action.slice(action.lastIndexOf('.') + 1);
  return act in ACTS ? (act as HistoryAct) : 'edited';
}

const asFields = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
