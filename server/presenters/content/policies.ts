import type { PolicyRow } from '../../queries/content/policies.ts';
import type { PolicyAnswer } from '../../schemas/answers/policies.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A ladder of cancellation as staff edit it. */
export const presentPolicy = (row: PolicyRow): PolicyAnswer => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind as PolicyAnswer['kind'],
  base: row.base as PolicyAnswer['base'],
  tiers: row.tiers.map(({ days_before, percent }) => ({ days_before, percent })),
  date_changes: row.date_changes,
  date_change_days: row.date_change_days,
  description: row.description,
  position: row.position,
  active: row.active,
  listings: row.listings,
  version: row.version,
});

/** What a file of the list shows. */
export const policyColumns: Columns<PolicyAnswer> = {
  id: 'number',
  name: 'text',
  description: 'text',
  listings: 'number',
  active: 'yes_no',
};
