import { Gallery, type GalleryPicture } from '../../components/dashboard/gallery/index.tsx';
import { VillaEditor, type VillaEditorProps } from './editor.tsx';

interface VillaPicturesPageProps extends VillaEditorProps {
  pictures: GalleryPicture[];
}

/** `/dashboard/villas/{id}/pictures`. */
export function VillaPicturesPage({ pictures, ...editor }: VillaPicturesPageProps) {
  const { site, head } = editor;
  return (
    <VillaEditor {...editor} tab="pictures">
      <Gallery site={site} kind="villa" id={head.id} name={head.name} pictures={pictures} />
    </VillaEditor>
  );
}
