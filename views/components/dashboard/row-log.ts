import { paths } from '../../../server/shared/paths.ts';

/** What the audit log calls rows that villas and boats have alike. */
const ENTITIES = {
  villa: { reservation: 'reservation', closing: 'villa_date' },
  boat: { reservation: 'boat_reservation', closing: 'boat_closing' },
} as const;

/** Where it is told what was done to the row that the call of a dialog for many names. */
export const rowLog = (
  kind: keyof typeof ENTITIES,
  row: keyof (typeof ENTITIES)['villa'],
): string => paths.dashboard.audit({ entity: ENTITIES[kind][row], entity_id: '{id}' });
