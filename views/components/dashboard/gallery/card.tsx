import type { Translate } from '../../../../server/i18n.ts';
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
          aria-label={t('dashboard:bulk.select_row', { name: called })}
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
          className="icon-button"
          data-sort-handle=""
          aria-label={t('pictures:gallery.move', { name: called })}
        >
          <Icon name="grip-vertical" />
        </button>
        <b data-position="">{place + 1}</b>
        <span data-part="kind">{picture ? kindLabel(t, picture.kind) : ''}</span>
      </div>
      <Acts {...{ t, name, called, picture }} />
    </li>
  );
}

type ActsProps = Omit<CardProps, 'place'> & { called: string };

function Acts({ t, name, called, picture }: ActsProps) {
  const fill = JSON.stringify(picture ? filled(picture, name) : {});
  const opening = (dialog: string, icon: IconName, label: string) => (
    <button
      type="button"
      className="icon-button"
      command="show-modal"
      commandfor={dialog}
      data-fill={fill}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
  const stepping = (step: string, icon: IconName, label: string) => (
    <button type="button" className="icon-button" data-sort-step={step} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="acts">
      {stepping('-1', 'arrow-left', t('pictures:gallery.earlier', { name: called }))}
      {stepping('1', 'arrow-right', t('pictures:gallery.later', { name: called }))}
      {opening('edit-picture', 'pencil', t('pictures:edit.label', { name: called }))}
      {opening('delete-picture', 'trash', t('pictures:delete.label', { name: called }))}
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
