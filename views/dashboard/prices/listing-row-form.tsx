import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import { writtenAgain } from '../../components/dashboard/undo-bar.tsx';

const WORDS = { discount: 'discounts', extra: 'extras' } as const;

interface ListingRowFormProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  of: keyof typeof WORDS;
  /** Null: a new one. */
  row: { id: number; version: number } | null;
  /** What the delete button asks; null for a new one. */
  asks: { title: string; consequences: string[] } | null;
  back: string;
  children: ReactNode;
}

/** The form of a listing's discount or extra; one that was deleted can be written again. */
export function ListingRowForm(props: ListingRowFormProps) {
  const { t, kind, listing_id, of, row, back, children } = props;
  const words = WORDS[of];
  return (
    <RowForm
      t={t}
      id="form"
      title={row ? t(`${words}:edit`) : t(`${words}:add`)}
      row={row}
      call={rowCall(
        row && paths.api.listingRow(kind, of, { id: row.id }),
        { path: paths.api.listingRows(kind, of), success: back },
        back,
      )}
      toast={t(`${words}:saved`)}
      back={back}
      remove={<DeleteRow {...props} />}
    >
      {!row && <input type="hidden" name={`${kind}_id`} value={listing_id} data-type="int" />}
      {children}
    </RowForm>
  );
}

function DeleteRow({ t, kind, listing_id, of, row, asks, back }: ListingRowFormProps) {
  if (!row || !asks) return null;
  const words = WORDS[of];
  return (
    <DeleteButton
      t={t}
      {...asks}
      label={t(`${words}:delete.label`)}
      path={paths.api.listingRow(kind, of, row)}
      success={back}
      toast={t(`${words}:delete.done`)}
      undo={writtenAgain({
        said: t(`${words}:delete.done`),
        path: paths.api.listingRows(kind, of),
        rows: [row],
        owner: { [`${kind}_id`]: listing_id },
      })}
    />
  );
}
