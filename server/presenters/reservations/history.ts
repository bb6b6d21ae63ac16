import type { HistoryAct, HistoryEvent } from '../../../views/components/dashboard/history.tsx';
import type { HistoryRow } from '../../queries/audit-log.ts';
import type { RowNames } from '../../shared/references.ts';
import { changedFields, masked } from '../guests/masked.ts';

/** What the side panel tells of a change: each field with what stood there before and after. */
export function presentHistory(row: HistoryRow, names: RowNames): HistoryEvent {
  const before = masked(row.entity, row.before);
  const after = masked(row.entity, row.after);
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    act: actOf(row.action),
    entity: row.entity,
    entity_id: row.entity_id,
    changes: changedFields(row.before, row.after)
      .filter((field) => !TECHNICAL.has(field))
      .map((field) => ({ field, before: before?.[field], after: after?.[field] })),
    names,
    actor: row.actor,
  };
}

/** Fields that follow each change and tell a clerk nothing. */
const TECHNICAL = new Set(['id', 'version', 'updated_at', 'parts_revision']);

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
  permit_checked: true,
  permit_file_added: true,
  permit_file_deleted: true,
  withdrawn: true,
  warned: true,
  brought_back: true,
  ranked: true,
  link_sent: true,
  reset_requested: true,
  password_set: true,
  totp_started: true,
  totp_on: true,
  totp_off: true,
  totp_taken: true,
  recovery_code_used: true,
  recovery_codes_renewed: true,
  started: true,
  stopped: true,
  tested: true,
  read: true,
  unread: true,
  answered: true,
};

/** 'user.link_sent' → 'link_sent' */
function actOf(action: string): HistoryAct {
  const act = action.slice(action.lastIndexOf('.') + 1);
  return act in ACTS ? (act as HistoryAct) : 'edited';
}
