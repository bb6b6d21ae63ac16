import { useState } from 'react';

import type { Currency, ExchangeRates } from '../server/shared/currency.ts';
import { paths } from '../server/shared/paths.ts';
import { labels } from '../views/locales/tr/compare.json';
import { CompareTable } from './compare-table.tsx';
import type { ComparedVilla } from './compared-villa.ts';
import {
  addFavourite,
  type Favourite,
  removeFavourites,
  useFavourites,
} from './favourites-store.ts';
import { fill } from './fill.ts';
import { SpriteIcon } from './sprite-icon.tsx';
import { useComparedVillas } from './use-compared-villas.ts';

export interface FavouritesCompareProps {
  /** Somebody's list; null: the visitor's own is shown. */
  shared: ComparedVilla[] | null;
  /** Villas side by side at most. */
  at_most: number;
  currency: Currency;
  /** Null: only TL can be shown. */
  rates: ExchangeRates | null;
}

/** The favourites kept in this browser side by side, or a list that somebody shared. */
export function FavouritesCompare({ shared, ...props }: FavouritesCompareProps) {
  if (shared) return <SharedList {...props} villas={shared} />;
  return <OwnList {...props} />;
}

type ListProps = Omit<FavouritesCompareProps, 'shared'>;

/** The server's own table; a script adds the buttons. */
function SharedList({ villas, ...props }: ListProps & { villas: ComparedVilla[] }) {
  const favourites = useFavourites();
  if (villas.length === 0) return <Nothing reason="none" />;
  const action = (villa: ComparedVilla) =>
    favourites && <Add villa={villa} favourites={favourites} />;
  return <CompareTable {...props} villas={villas} action={action} />;
}

function Add({ villa, favourites }: { villa: ComparedVilla; favourites: Favourite[] }) {
  const { id, slug, name, thumbnail } = villa;
  if (favourites.some((each) => each.id === id)) return <p className="fine">{labels.added}</p>;
  return (
    <button
      type="button"
      className="button outline small"
      aria-label={fill(labels.add_label, { name })}
      onClick={() => addFavourite({ id, slug, name, thumbnail })}
    >
      {labels.add}
    </button>
  );
}

function OwnList(props: ListProps) {
  const { at_most } = props;
  const favourites = useFavourites();
  const ids = favourites?.slice(0, at_most).map(({ id }) => id) ?? null;
  const { villas, failed, retry } = useComparedVillas(ids);
  if (!favourites) return null;
  if (favourites.length === 0) return <Nothing reason="empty" />;
  if (failed) return <Failed retry={retry} />;
  if (!villas) return <Waiting count={Math.min(favourites.length, at_most)} />;
  const remove = (villa: ComparedVilla) => <Remove villa={villa} />;
  const gone = favourites
    .slice(0, at_most)
    .filter(({ id }) => villas.every((villa) => villa.id !== id));
  return (
    <>
      {favourites.length > at_most && (
        <p className="muted">{fill(labels.at_most, { count: at_most })}</p>
      )}
      <OffSale gone={gone} />
      {villas.length > 0 && <Share villas={villas} />}
      {villas.length > 0 && <CompareTable {...props} villas={villas} action={remove} />}
    </>
  );
}

function Remove({ villa }: { villa: ComparedVilla }) {
  const { id, name } = villa;
  return (
    <button
      type="button"
      className="button quiet small"
      aria-label={fill(labels.remove_label, { name })}
      onClick={() => removeFavourites([id])}
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
      <button
        type="button"
        className="button quiet small"
        onClick={() => removeFavourites(gone.map(({ id }) => id))}
      >
        {labels.drop_off_sale}
      </button>
    </p>
  );
}

/** The phone's own way of sharing, or the address on the clipboard. */
function Share({ villas }: { villas: ComparedVilla[] }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const ids = villas.map(({ id }) => id).join(',');
    const url = new URL(paths.favourites({ ids }), location.href).href;
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
          <b>{labels.failed}</b>
        </p>
        <p>{labels.failed_text}</p>
      </div>
      <button type="button" className="button outline small" onClick={retry}>
        <SpriteIcon name="rotate-cw" small />
        {labels.retry}
      </button>
    </div>
  );
}
