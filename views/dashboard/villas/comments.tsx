import { CommentsTab, type CommentsTabData } from '../listings/comments.tsx';
import { VillaEditor, type VillaEditorProps } from './editor.tsx';

/** `/dashboard/villas/{id}/comments`. */
export function VillaCommentsPage({
  comments,
  counts,
  total,
  query,
  ...editor
}: VillaEditorProps & CommentsTabData) {
  const { site, head } = editor;
  return (
    <VillaEditor {...editor} tab="comments">
      <CommentsTab {...{ site, comments, counts, total, query }} kind="villa" id={head.id} />
    </VillaEditor>
  );
}
