import { CommentsTab, type CommentsTabData } from '../listings/comments.tsx';
import { BoatEditor, type BoatEditorProps } from './editor.tsx';

/** `/dashboard/boats/{id}/comments`. */
export function BoatCommentsPage({
  comments,
  counts,
  total,
  query,
  ...editor
}: BoatEditorProps & CommentsTabData) {
  const { site, head } = editor;
  return (
    <BoatEditor {...editor} tab="comments">
      <CommentsTab {...{ site, comments, counts, total, query }} kind="boat" id={head.id} />
    </BoatEditor>
  );
}
