import { CommentsTab, type CommentsTabData } from '../listings/comments.tsx';
import { BoatEditor, type BoatEditorProps } from './editor.tsx';

/** `/dashboard/boats/{id}/comments`. */
export function BoatCommentsPage({
  comments,
  counts,
  query,
  ...editor
}: BoatEditorProps & CommentsTabData) {
  const { site, head } = editor;
  return (
    <BoatEditor {...editor} tab="comments">
      <CommentsTab {...{ site, comments, counts, query }} kind="boat" id={head.id} />
    </BoatEditor>
  );
}
