import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';

const slots = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));

/** What the calendar's script says, with its slots left open. Villas are counted in nights, boats in days. */
export const occupancyWords = (t: Translate, kind: ListingKind) => ({
  cursor: t('occupancy:script.cursor', slots('villa', 'day', 'state')),
  free: t('occupancy:script.free'),
  in_gap: t('occupancy:script.in_gap', slots('nights')),
  picked: t('occupancy:script.picked', slots('villa', 'stay', 'length')),
  pick_end: t('occupancy:script.pick_end', slots('day')),
  title: t('occupancy:script.title', slots('villa', 'stay', 'nights')),
  move: t('occupancy:script.move', slots('name')),
  moved_meanwhile: t('occupancy:script.moved_meanwhile', slots('listing', 'stay')),
  from_to: t('occupancy:script.from_to', slots('from', 'to')),
  same_price: t('occupancy:script.same_price'),
  dearer: t('occupancy:script.dearer', slots('amount')),
  cheaper: t('occupancy:script.cheaper', slots('amount')),
  new_total: t('occupancy:script.new_total', slots('amount')),
  unpaid: t('occupancy:script.unpaid', slots('amount')),
  refund: t('occupancy:script.refund', slots('amount')),
  dropped_extras: t('occupancy:script.dropped_extras', slots('extras')),
  withdrawn: t('occupancy:script.withdrawn', slots('amount')),
  ended_links: t('occupancy:script.ended_links', slots('amounts')),
  sellable: t('occupancy:script.sellable', slots('total', 'prepayment')),
  unsellable: t('occupancy:script.unsellable'),
  asking: t('occupancy:script.asking'),
  loading: t('occupancy:script.loading'),
  failed: t('common:load_failed'),
  fixed: t('occupancy:script.fixed'),
  length: t(kind === 'boat' ? 'occupancy:script.days' : 'occupancy:script.nights', slots('nights')),
});

export type OccupancyWords = ReturnType<typeof occupancyWords>;
