import type { EditorHead, PermitState } from '../../../views/layouts/dashboard-editor.tsx';
import type { BoatHeadRow } from '../../queries/listings/boat-heads.ts';

/** The head of a boat's editor. */
export const presentBoatHead = (row: BoatHeadRow): EditorHead => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  code: row.code,
  active: row.active,
  withdrawn: row.withdrawn_reason !== null,
  permit_state: licenceState(row),
  counts: { pictures: row.pictures, comments: row.waiting_comments },
  left_behind: row.left_behind,
});

function licenceState({ licence_no, licence_verified_at }: BoatHeadRow): PermitState {
  if (licence_no === null) return 'MISSING';
  return licence_verified_at === null ? 'UNVERIFIED' : 'VERIFIED';
}
