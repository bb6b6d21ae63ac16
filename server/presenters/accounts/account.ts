import { deviceOf } from '../../domain/devices.ts';
import type { SessionRow } from '../../queries/accounts/sessions.ts';
import type { SessionAnswer } from '../../schemas/answers/account.ts';

export const presentSession = (row: SessionRow): SessionAnswer => ({
  id: row.id,
  current: row.current,
  ...deviceOf(row.device ?? ''),
  place: row.place || null,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
});
