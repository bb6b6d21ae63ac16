import type { Translate } from '../../../server/i18n.ts';

interface ChosenRowsProps {
  t: Translate;
  /** With how each was seen. */
  guarded?: boolean | undefined;
}

/** In the form of an act: the ticked rows' ids, and what they are called. */
export const ChosenRows = ({ t, guarded }: ChosenRowsProps) => (
  <>
    <input type="hidden" name="ids" data-type="json" data-selected-ids="" value="[]" />
    {guarded && (
      <input type="hidden" name="seen" data-type="json" data-selected-seen="" value="[]" />
    )}
    <p
      className="chosen"
      data-selected-names=""
      data-selected-more={t('dashboard:bulk.more', { count: '{{count}}' })}
    />
  </>
);

/** Which rows were refused, each with the way to what it lacks; the others can go on without them. */
export function RefusedRows({ t, act }: { t: Translate; act: string }) {
  return (
    <div className="refused" data-refused="" hidden>
      <ul className="lacks" />
      {/* No submit button before it is shown: Enter would press it, as the first of the form. */}
      <button
        type="button"
        className="button outline"
        data-refused-rest={t('dashboard:bulk.rest', { count: '{{count}}', act })}
      />
    </div>
  );
}
