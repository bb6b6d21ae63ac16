import type { ReactNode } from 'react';

import { paths } from '../server/shared/paths.ts';
import { labels } from '../views/locales/tr/compare.json';
import { type Looks, ROWS } from './compare-rows.tsx';
import type { Compared, ComparedKind, ComparedListing } from './compared-listings.ts';

interface CompareTableProps<Kind extends ComparedKind> extends Looks {
  kind: Kind;
  listings: readonly Compared[Kind][];
  /** What can be done with a villa or boat, under its picture. */
  action: (listing: ComparedListing) => ReactNode;
}

/** Villas or boats side by side: a column each, what is compared in rows. It scrolls sideways by itself. */
export function CompareTable<Kind extends ComparedKind>(props: CompareTableProps<Kind>) {
  const { kind, listings, action, currency, rates } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <section className="comparison" aria-label={labels.table[kind]} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                <Head kind={kind} listing={listing} />
                {action(listing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS[kind]({ currency, rates }).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {listings.map((listing) => (
                <td key={listing.id}>{value(listing)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ kind, listing }: { kind: ComparedKind; listing: ComparedListing }) {
  const { slug, name, thumbnail, thumbnail_alt } = listing;
  return (
    <a href={paths[kind](slug)}>
      <span className="picture">
        {thumbnail && (
          <img className="cover" src={thumbnail} alt={thumbnail_alt} width="320" height="240" />
        )}
      </span>
      <b>{name}</b>
    </a>
  );
}
