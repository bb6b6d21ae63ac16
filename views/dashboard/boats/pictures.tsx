import { Gallery, type GalleryPicture } from '../../components/dashboard/gallery/index.tsx';
import { BoatEditor, type BoatEditorProps } from './editor.tsx';

interface BoatPicturesPageProps extends BoatEditorProps {
  pictures: GalleryPicture[];
}

/** `/dashboard/boats/{id}/pictures`. */
export function BoatPicturesPage({ pictures, ...editor }: BoatPicturesPageProps) {
  const { site, head } = editor;
  return (
    <BoatEditor {...editor} tab="pictures">
      <Gallery site={site} kind="boat" id={head.id} name={head.name} pictures={pictures} />
    </BoatEditor>
  );
}
