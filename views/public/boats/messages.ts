import { formatStayWithYear, saidDays } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Site } from '../../layouts/site.ts';
import type { CharterChoice } from './listing.ts';

/** What a chat about a boat begins with: its name, the days a guest has in mind, its address. */
export function askMessage(
  { t, base_url }: Pick<Site, 't' | 'base_url'>,
  { name, slug }: { name: string; slug: string },
  { check_in, check_out, unit }: CharterChoice,
): string {
  const words = { name, address: base_url + paths.boat(slug) };
  if (!check_in || !check_out) return t('boats:contact.ask', words);
  const dates = formatStayWithYear(...saidDays(unit, check_in, check_out));
  return t('boats:contact.ask_days', { ...words, dates });
}
