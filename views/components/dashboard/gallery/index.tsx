import type { BoatPictureAnswer } from '../../../../server/schemas/answers/boat-pictures.ts';
import type { VillaPictureAnswer } from '../../../../server/schemas/answers/villa-pictures.ts';
import { formatCount } from '../../../../server/shared/format.ts';
import type { ListingKind } from '../../../../server/shared/paths/listing.ts';
import type { Site } from '../../../layouts/site.ts';
import { EmptyState } from '../../empty-state.tsx';
import { SortForm } from '../order.tsx';
import { PictureSheet } from '../picture-field.tsx';
import { PictureCard } from './card.tsx';
import { PictureDialogs } from './dialogs.tsx';
import { GALLERIES } from './galleries.ts';
import { DeleteSeveral, SelectAll, TickedBar } from './several.tsx';
import { UploadArea } from './upload-area.tsx';

export type GalleryPicture = VillaPictureAnswer | BoatPictureAnswer;

interface GalleryProps {
  site: Site;
  kind: ListingKind;
  /** Whose pictures they are. */
  id: number;
  name: string;
  pictures: GalleryPicture[];
}

/**
 * The pictures of a villa or a boat: several go up at once, their order is changed by dragging, by
 * buttons or with the keyboard and stored at once. What the marks mean stands in
 * islands/dashboard/gallery.
 */
export function Gallery({ site, kind, id, name, pictures }: GalleryProps) {
  const { t } = site;
  const { upload, owner } = GALLERIES[kind];
  return (
    <div
      className="form"
      data-gallery=""
      data-upload={upload()}
      data-owner={owner}
      data-listing={id}
      data-name={name}
      data-placed={t('pictures:gallery.placed', { position: '{{position}}' })}
      data-waiting={t('pictures:queue.waiting')}
      data-running={t('pictures:preparing')}
      data-uploading={t('pictures:queue.share', { percent: '{{percent}}' })}
      data-finishing={t('pictures:queue.finishing')}
      data-done={t('pictures:queue.done')}
      data-failed={t('pictures:failed')}
      data-ended={t('pictures:queue.ended', { done: '{{done}}', failed: '{{failed}}' })}
    >
      <PictureSheet site={site} />
      <UploadArea t={t} kind={kind} />
      <p className="hidden-text" role="status" data-part="said" />
      <Order {...{ site, kind, id, name, pictures }} />
      <div data-part="empty" hidden={pictures.length > 0}>
        <EmptyState
          heading="h2"
          title={t('pictures:gallery.empty_title')}
          text={t('pictures:gallery.empty_text')}
        />
      </div>
      <PictureDialogs t={t} kind={kind} />
      <DeleteSeveral t={t} kind={kind} />
      <template data-part="card">
        <PictureCard t={t} name={name} place={0} />
      </template>
    </div>
  );
}

function Order({ site, kind, name, pictures }: GalleryProps) {
  const { t } = site;
  return (
    <SortForm
      site={site}
      id="order-form"
      method="PUT"
      path={GALLERIES[kind].order()}
      ids={pictures.map(({ id }) => id)}
    >
      <div className="form" data-part="gallery" hidden={pictures.length === 0}>
        <div className="gallery-head">
          <p>
            <b>
              <span data-part="total">{formatCount(pictures.length)}</span>{' '}
              {t('pictures:gallery.unit')}
            </b>{' '}
            <span className="needs-script">{t('pictures:gallery.how')}</span>
          </p>
          <SelectAll t={t} />
        </div>
        <TickedBar t={t} />
        <ul className="gallery-cards" data-part="cards" data-sortable="">
          {pictures.map((picture, at) => (
            <PictureCard key={picture.id} t={t} name={name} place={at} picture={picture} />
          ))}
        </ul>
      </div>
    </SortForm>
  );
}
