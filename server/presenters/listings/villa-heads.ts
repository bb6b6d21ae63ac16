import type { EditorHead } from '../../../views/layouts/dashboard-editor.tsx';
import type { VillaHeadRow } from '../../queries/listings/villa-heads.ts';
import { permitStateOf } from './villas.ts';

/** The head of a villa's editor. */
export const presentVillaHead = (row: VillaHeadRow): EditorHead => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  code: row.code,
  active: row.active,
  withdrawn: row.withdrawn_reason !== null,
  permit_state: permitStateOf(row),
  counts: { pictures: row.pictures, comments: row.waiting_comments },
  left_behind: row.left_behind,
});
