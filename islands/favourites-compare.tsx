import { useState } from 'react';

import { paths } from '../server/shared/paths.ts';
import { labels } from '../views/locales/tr/compare.json';
import type { Looks } from './compare-rows.tsx';
import { CompareTable } from './compare-table.tsx';
import type { Compared, ComparedKind, ComparedListing } from './compared-listings.ts';
import {
  addFavourite,
  type Favourite,
  isSame,
  removeFavourites,
  useFavourites,
} from './favourites-store.ts';
import { fill } from './fill.ts';
import { goOnFrom } from './go-on-from.ts';
import { SpriteIcon } from './sprite-icon.tsx';
import { useCompared } from './use-compared.ts';

export interface FavouritesCompareProps extends Looks {
  /** Somebody's lists; null: the visitor's own are shown. */
  shared: { [Kind in ComparedKind]: Compared[Kind][] } | null;
  /** Villas, or boats, side by side at most. */
  at_most: number;
}

/** The favourites kept in this browser side by side, or a list that somebody shared. */
export function FavouritesCompare({ shared, ...props }: FavouritesCompareProps) {
  if (shared) return <SharedList {...props} shared={shared} />;
  return <OwnList {...props} />;
}

type ListProps = Omit<FavouritesCompareProps, 'shared'>;

/** The server's own tables; a script adds the buttons. */
function SharedList(props: ListProps & { shared: NonNullable<FavouritesCompareProps['shared']> }) {
  const { shared, at_most: _, ...looks } = props;
  const { villa, boat } = shared;
  const favourites = useFavourites();
  if (villa.length + boat.length === 0) return <Nothing reason="none" />;
  const action = (kind: ComparedKind) => (listing: ComparedListing) =>
    favourites && <Add kind={kind} listing={listing} favourites={favourites} />;
  const both = villa.length > 0 && boat.length > 0;
  return (
    <>
      {both && <h2>{labels.kind.villa}</h2>}
      {villa.length > 0 && (
        <CompareTable {...looks} kind="villa" listings={villa} action={action('villa')} />
      )}
      {both && <h2>{labels.kind.boat}</h2>}
      {boat.length > 0 && (
        <CompareTable {...looks} kind="boat" listings={boat} action={action('boat')} />
      )}
    </>
  );
}

interface AddProps {
  kind: ComparedKind;
  listing: ComparedListing;
  favourites: Favourite[];
}

function Add({ kind, listing, favourites }: AddProps) {
  const { id, slug, name, thumbnail } = listing;
  const favourite: Favourite = {
    ...(kind === 'boat' && { kind }),
    ...{ id, slug, name, thumbnail },
  };
  if (favourites.some((each) => isSame(each, favourite)))
    return <p className="fine">{labels.added}</p>;
  return (
    <button
      type="button"
      className="button outline small"
      aria-label={fill(labels.add_label, { name })}
      onClick={() => addFavourite(favourite)}
    >
      {labels.add}
    </button>
  );
}

const ofKind = (favourites: Favourite[], kind: ComparedKind) =>
  favourites.filter((each) => (each.kind ?? 'villa') === kind);

function OwnList(props: ListProps) {
  const favourites = useFavourites();
  if (!favourites) return null;
  if (favourites.length === 0) return <Nothing reason="empty" />;
  const villas = ofKind(favourites, 'villa');
  const boats = ofKind(favourites, 'boat');
  const both = villas.length > 0 && boats.length > 0;
  return (
    <>
      <Share villas={villas.slice(0, props.at_most)} boats={boats.slice(0, props.at_most)} />
      {both && <h2>{labels.kind.villa}</h2>}
      {villas.length > 0 && <OwnKind {...props} kind="villa" favourites={villas} />}
      {both && <h2>{labels.kind.boat}</h2>}
      {boats.length > 0 && <OwnKind {...props} kind="boat" favourites={boats} />}
    </>
  );
}

interface OwnKindProps<Kind extends ComparedKind> extends ListProps {
  kind: Kind;
  favourites: Favourite[];
}

function OwnKind<Kind extends ComparedKind>(props: OwnKindProps<Kind>) {
  const { kind, favourites, at_most, ...looks } = props;
  const shown = favourites.slice(0, at_most);
  const { listings, failed, retry } = useCompared(
    kind,
    shown.map(({ id }) => id),
  );
  if (failed) return <Failed retry={retry} />;
  if (!listings) return <Waiting count={shown.length} />;
  const gone = shown.filter(({ id }) => listings.every((listing) => listing.id !== id));
  const remove = ({ id, name }: ComparedListing) => (
    <Remove favourite={shown.find((each) => each.id === id)} name={name} />
  );
  return (
    <>
      {favourites.length > at_most && (
        <p className="muted">{fill(labels.at_most[kind], { count: at_most })}</p>
      )}
      <OffSale gone={gone} />
      {listings.length > 0 && (
        <CompareTable {...looks} kind={kind} listings={listings} action={remove} />
      )}
    </>
  );
}

function Remove({ favourite, name }: { favourite: Favourite | undefined; name: string }) {
  return (
    <button
      type="button"
      className="button quiet small"
      aria-label={fill(labels.remove_label, { name })}
      onClick={() => favourite && removeFavourites([favourite])}
    >
      {labels.remove}
    </button>
  );
}

function OffSale({ gone }: { gone: Favourite[] }) {
  if (gone.length === 0) return null;
  const names = gone.map(({ name }) => name).join(', ');
  return (
    <p className="off-sale">
      {fill(labels.off_sale, { names })}
      <button type="button" className="button quiet small" onClick={() => removeFavourites(gone)}>
        {labels.drop_off_sale}
      </button>
    </p>
  );
}

/** The phone's own way of sharing, or the address on the clipboard. */
function Share({ villas, boats }: { villas: Favourite[]; boats: Favourite[] }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const list = { ids: idsOf(villas), boats: idsOf(boats) };
    const url = new URL(paths.favourites(list), location.href).href;
    if (navigator.share) return navigator.share({ title: labels.share_text, url }).catch(() => {});
    await navigator.clipboard?.writeText(url);
    setCopied(true);
  };
  return (
    <div className="share">
      <button type="button" className="button outline small" onClick={share}>
        <SpriteIcon name="share-2" small />
        {labels.share}
      </button>
      <span role="status">{copied && labels.share_copied}</span>
    </div>
  );
}

const idsOf = (favourites: Favourite[]) =>
  favourites.length > 0 ? favourites.map(({ id }) => id).join(',') : undefined;

function Nothing({ reason }: { reason: 'empty' | 'none' }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 132 84" aria-hidden="true">
        <path className="coast" d="M8 70c26-8 34-34 60-34s34 26 56 30" />
        <path className="waves" d="M24 78h84" strokeDasharray="14 9" />
        <circle className="boat" cx="68" cy="24" r="9" />
      </svg>
      <h2>{labels[`${reason}_title`]}</h2>
      <p>{labels[reason]}</p>
      <div className="row">
        <a className="button primary" href={paths.villas()}>
          {labels.villas}
        </a>
      </div>
    </div>
  );
}

/** The shape of what is on its way. */
function Waiting({ count }: { count: number }) {
  return (
    <div className="waiting" role="status" aria-label={labels.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <div key={index}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="note bad" role="alert">
      <SpriteIcon name="wifi-off" />
      <div>
        <p>
          <b lang="en">{labels.failed}</b>
        </p>
        <p>{labels.failed_text}</p>
      </div>
      <button
        type="button"
        className="button outline small"
        onClick={({ currentTarget }) => {
          goOnFrom(currentTarget.closest('.favourites-list'));
          retry();
        }}
      >
        <SpriteIcon name="rotate-cw" small />
        {labels.retry}
      </button>
    </div>
  );
}
