import { call } from './api.ts';
import { readBadges } from './badges.ts';
import { renewParts } from './renewed.ts';
import { restoreSession } from './session.ts';

/**
 * `[data-unread]`: what is read once its page is before somebody's eyes, with the address that is told so; the parts
 * `[data-seen]` say it then.
 */
export function tellSeen(): void {
  if (!document.hidden) return void tell();
  document.addEventListener('visibilitychange', () => void tell(), { once: true });
}

async function tell(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-unread]')?.dataset.unread;
  if (!address || !restoreSession()) return;
  const { ok } = await call('PATCH', address, { state: 'READ' });
  if (ok) await Promise.all([readBadges(), renewParts('data-seen')]);
}
