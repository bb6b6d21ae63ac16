import type { EditorTabGroup } from '../../layouts/dashboard-editor.tsx';

/**
 * The tabs of a villa's editor: a tab's key is the end of its address, `facts` has none. A group of
 * several shows them as a second line. `owner`: owners read it too.
 */
export const VILLA_TABS: EditorTabGroup[] = [
  {
    key: 'facts',
    tabs: [
      { key: 'facts', owner: true },
      { key: 'texts' },
      { key: 'rooms' },
      { key: 'location' },
      { key: 'rules' },
      { key: 'owner' },
      { key: 'search-engine' },
    ],
  },
  {
    key: 'prices',
    tabs: [{ key: 'prices', owner: true }, { key: 'discounts' }, { key: 'extras' }],
  },
  { key: 'calendar', tabs: [{ key: 'calendar', owner: true }, { key: 'feeds' }] },
  { key: 'pictures', tabs: [{ key: 'pictures' }] },
  { key: 'features', tabs: [{ key: 'features' }] },
  { key: 'comments', tabs: [{ key: 'comments' }] },
  { key: 'permit', tabs: [{ key: 'permit' }] },
];
