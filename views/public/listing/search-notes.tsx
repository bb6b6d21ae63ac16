import { Note } from '../../components/note.tsx';
import type { Site } from '../../layouts/site.ts';
import type { ListingData } from './listing.ts';

interface SearchNotesProps extends Pick<ListingData, 'wrong_prices' | 'unread'> {
  site: Pick<Site, 't'>;
}

/** What of a search was not done as it was typed, of villas as of boats. */
export function SearchNotes({ site: { t }, wrong_prices, unread }: SearchNotesProps) {
  const { min_price, max_price, slugs, most } = unread;
  const notes = [
    wrong_prices ? t('listing:wrong_prices') : [],
    (min_price ?? max_price) === undefined ? [] : t('listing:unread_price'),
    slugs ? t('listing:unread_slugs', { slugs: slugs.map((slug) => `“${slug}”`).join(', ') }) : [],
    most ? t('listing:too_many', { ...most }) : [],
  ];
  return notes.flat().map((text) => (
    <Note key={text} kind="warn" icon="circle-alert">
      {text}
    </Note>
  ));
}
