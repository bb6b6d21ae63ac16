import type { Translate } from '../../../../server/i18n.ts';
import type { TextKey } from '../../../locales/index.ts';
import { Icon, type IconName } from '../../icon.tsx';
import type { GalleryPicture } from './index.tsx';
import { kindLabel } from './kind-label.ts';
import { DELETE_SEVERAL } from './several.tsx';

interface CardProps {
  t: Translate;
  /** The villa's or boat's: what a picture is called that nobody has described. */
  name: string;
  /** From 0. */
  place: number;
  /** Without one it is the form of those to come: its labels keep their holes. */
  picture?: GalleryPicture;
}

/** A picture with its place and what can be done with it. */
export function PictureCard({ t, name, place, picture }: CardProps) {
  const called = picture ? picture.alt || name : '{{name}}';
  const described = picture !== undefined && picture.alt !== '' && picture.alt !== name;
  const labelled = labels(t, picture && (described ? picture.alt : place));
  return (
    <li className="gallery-card" data-id={picture?.id ?? 0}>
      {/* Beside the figure: a press on that one is the beginning of a drag. */}
      <label className="check needs-script no-print">
        <input
          type="checkbox"
          form={DELETE_SEVERAL}
          data-part="tick"
          data-select=""
          data-name={picture && called}
          value={picture?.id ?? 0}
          {...labelled('dashboard:bulk.select_row')}
        />
      </label>
      <figure data-sort-grip="">
        <img
          data-part="image"
          src={picture?.thumbnail}
          alt={picture?.alt ?? ''}
          width={360}
          height={270}
          loading="lazy"
          draggable={false}
        />
        <span className="tag plain cover-tag">{t('pictures:gallery.cover')}</span>
        <span className="tag warn" data-part="undescribed" hidden={described}>
          {t('pictures:gallery.undescribed')}
        </span>
      </figure>
      <div className="about">
        <button
          type="button"
          className="icon-button no-print"
          data-sort-handle={described ? picture.alt : ''}
          {...labelled('pictures:gallery.move')}
        >
          <Icon name="grip-vertical" />
        </button>
        <b data-position="">{place + 1}</b>
        <span data-part="kind">{picture ? kindLabel(t, picture.kind) : ''}</span>
      </div>
      <Acts {...{ name, picture, labelled }} />
    </li>
  );
}

/**
 * Labels that name a picture by what it shows, or by its place, from 0, which changes as pictures are moved
 * (islands/dashboard/sortable.ts); of the form of those to come they keep the hole.
 */
const labels = (t: Translate, picture: string | number | undefined) => (key: TextKey) => {
  if (typeof picture !== 'number') return { 'aria-label': t(key, { name: picture ?? '{{name}}' }) };
  const at = (position: number | string) =>
    t(key, { name: t('pictures:gallery.placed', { position }) });
  return { 'aria-label': at(picture + 1), 'data-placed': at('{{position}}') };
};

interface ActsProps extends Pick<CardProps, 'name' | 'picture'> {
  labelled: ReturnType<typeof labels>;
}

function Acts({ name, picture, labelled }: ActsProps) {
  const fill = JSON.stringify(picture ? filled(picture, name) : {});
  const opening = (dialog: string, icon: IconName, label: TextKey) => (
    <button
      type="button"
      className="icon-button"
      command="show-modal"
      commandfor={dialog}
      data-fill={fill}
      {...labelled(label)}
    >
      <Icon name={icon} />
    </button>
  );
  const stepping = (step: string, icon: IconName, label: TextKey) => (
    <button type="button" className="icon-button" data-sort-step={step} {...labelled(label)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="acts no-print">
      {stepping('-1', 'arrow-left', 'pictures:gallery.earlier')}
      {stepping('1', 'arrow-right', 'pictures:gallery.later')}
      {opening('edit-picture', 'pencil', 'pictures:edit.label')}
      {opening('delete-picture', 'trash', 'pictures:delete.label')}
    </div>
  );
}

/** What the dialogs show of the picture they are opened for. */
const filled = ({ id, alt, kind, thumbnail }: GalleryPicture, name: string) => ({
  id,
  alt,
  kind: kind ?? '',
  thumbnail,
  name: alt || name,
});
