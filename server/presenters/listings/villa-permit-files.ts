import type { PermitFileRow } from '../../queries/listings/villa-permit-files.ts';
import type { PermitFile } from '../../schemas/answers/villa-permit-files.ts';

export const presentPermitFile = (row: PermitFileRow): PermitFile => ({
  id: row.id,
  villa_id: row.villa_id,
  title: row.title,
  file_name: row.file_name,
  mime: row.mime as PermitFile['mime'],
  bytes: row.bytes,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by,
});
