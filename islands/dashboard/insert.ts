/**
 * `button[data-insert]` (views/components/dashboard/insert-buttons.tsx): writes its piece into a field
 * where the cursor was last, or as the last of a list. Of several fields the one used last takes it.
 */
export function keepInsertions(): void {
  let used = '';
  document.addEventListener('focusin', ({ target }) => {
    if (isText(target as HTMLElement)) used = (target as HTMLElement).id;
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-insert]');
    const fields = button?.dataset.into?.split(' ') ?? [];
    const field = document.getElementById(fields.includes(used) ? used : (fields[0] ?? ''));
    if (!button || !isText(field)) return;
    const { insert = '', joined } = button.dataset;
    if (isEdited(field)) {
      field.dispatchEvent(new CustomEvent('rich-insert', { detail: insert }));
      return;
    }
    if (joined === undefined) putAtCursor(field, insert);
    else addToList(field, insert, joined);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isText = (field: HTMLElement | null): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** An editor stands in its place (rich-text/editor.ts) and knows where the cursor is. */
const isEdited = (field: TextField): boolean =>
  field.closest<HTMLElement>('[data-rich-text]')?.dataset.richText === 'open';

function putAtCursor(field: TextField, piece: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(piece, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}

function addToList(field: TextField, piece: string, joined: string): void {
  const pieces = field.value
    .split(joined.trim())
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (!pieces.includes(piece)) field.value = [...pieces, piece].join(joined);
}
