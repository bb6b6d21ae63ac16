import type { EditorTabGroup } from '../../layouts/dashboard-editor.tsx';

/** The tabs of a boat's editor, as those of villas. */
export const BOAT_TABS: EditorTabGroup[] = [
  {
    key: 'facts',
    tabs: [
      { key: 'facts' },
      { key: 'texts' },
      { key: 'cabins' },
      { key: 'route' },
      { key: 'terms' },
      { key: 'owner' },
      { key: 'search-engine' },
    ],
  },
  { key: 'prices', tabs: [{ key: 'prices' }, { key: 'discounts' }, { key: 'extras' }] },
  { key: 'calendar', tabs: [{ key: 'calendar' }] },
  { key: 'pictures', tabs: [{ key: 'pictures' }] },
  { key: 'features', tabs: [{ key: 'features' }] },
  { key: 'comments', tabs: [{ key: 'comments' }] },
  { key: 'papers', tabs: [{ key: 'papers' }] },
];
