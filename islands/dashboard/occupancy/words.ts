/** What the calendar says, from its `data-words`; `{{slots}}` are filled here. */
export type OccupancyWords = Record<
  | 'cursor'
  | 'free'
  | 'in_gap'
  | 'picked'
  | 'pick_end'
  | 'title'
  | 'move'
  | 'moved_meanwhile'
  | 'from_to'
  | 'same_price'
  | 'dearer'
  | 'cheaper'
  | 'new_total'
  | 'unpaid'
  | 'refund'
  | 'dropped_extras'
  | 'ended_links'
  | 'withdrawn'
  | 'sellable'
  | 'unsellable'
  | 'asking'
  | 'loading'
  | 'failed'
  | 'fixed'
  | 'length',
  string
>;
