import { type PictureData, thumbnailUrl } from '../../../server/shared/pictures.ts';
import type { Site } from '../../layouts/site.ts';
import { Icon } from '../icon.tsx';

/** What the server reads; a phone turns its own format into one of these. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureFieldProps {
  site: Site;
  /** The field's name; with `in_form` the hash is sent under it (null: none). */
  name: string;
  label: string;
  /** Where it is shown, and in which shape. */
  hint?: string;
  picture: Pick<PictureData, 'hash' | 'width' | 'height' | 'alt'> | null;
  /**
   * `at_once`: the page's own picture, changed as soon as it is chosen, whatever the form does;
   * `path` takes POST with `image` and DELETE, and answers `LandingPicture`. `form` is the id of the
   * row's form when the field does not stand in it.
   * `in_form`: kept by `POST /v1/admin/picture`; the form saves its hash.
   */
  kept: { at_once: string; form?: string } | { in_form: string };
}

/** One picture of a row. Reading needs no script, changing does. */
export function PictureField({ site, name, label, hint, picture, kept }: PictureFieldProps) {
  const { t } = site;
  const atOnce = 'at_once' in kept ? kept.at_once : undefined;
  return (
    <div
      className="field wide picture-field"
      role="group"
      aria-labelledby={`picture-${name}`}
      data-picture-field=""
      data-upload={'in_form' in kept ? kept.in_form : atOnce}
      data-name={atOnce ? 'image' : 'images[]'}
      data-remove={atOnce}
      data-form={'form' in kept ? kept.form : undefined}
      data-preparing={t('pictures:preparing')}
      data-uploading={t('pictures:uploading', { percent: '{{percent}}' })}
      data-done={atOnce ? t('pictures:field.saved') : t('pictures:field.kept')}
      data-removed={t('pictures:field.removed')}
      data-failed={t('pictures:failed')}
      data-choose={t('pictures:field.choose')}
      data-another={t('pictures:field.another')}
    >
      <PictureSheet site={site} />
      <b className="label" id={`picture-${name}`}>
        {label}
      </b>
      {!atOnce && (
        <input
          type="hidden"
          name={name}
          data-type="line"
          data-picture="hash"
          defaultValue={picture?.hash ?? ''}
        />
      )}
      <Shown site={site} picture={picture} />
      <Buttons site={site} name={name} chosen={picture !== null} />
      <Progress site={site} />
      <p className="error" role="alert" data-picture="error" data-error-for={name} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

/** The stylesheet of what has to do with pictures; only such pages load it. */
export function PictureSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-pictures.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}

function Shown({ site: { t }, picture }: Pick<PictureFieldProps, 'site' | 'picture'>) {
  return (
    <div className="picture-shown">
      <img
        data-picture="image"
        src={picture ? thumbnailUrl(picture) : undefined}
        alt={picture?.alt ?? ''}
        width={360}
        height={240}
        loading="lazy"
        hidden={!picture}
      />
      <p data-picture="none" hidden={picture !== null}>
        <Icon name="image" />
        {t('pictures:field.none')}
      </p>
    </div>
  );
}

function Buttons({ site: { t }, name, chosen }: { site: Site; name: string; chosen: boolean }) {
  return (
    <>
      <div className="picture-buttons needs-script no-print">
        <label className="button outline small file-button">
          <Icon name="upload" />
          <span data-picture="choose">
            {chosen ? t('pictures:field.another') : t('pictures:field.choose')}
          </span>
          {/* No control of the form around it: choosing a file is no unsaved change. */}
          <input
            type="file"
            className="hidden-text"
            form={`no-form-${name}`}
            accept={PICTURE_TYPES}
            data-picture="input"
          />
        </label>
        <button type="button" className="button quiet small" data-picture="remove" hidden={!chosen}>
          {t('pictures:field.remove')}
        </button>
        <button type="button" className="button outline small" data-picture="retry" hidden>
          <Icon name="rotate-cw" />
          {t('pictures:retry')}
        </button>
      </div>
      <div className="note warn picture-ask" role="alert" data-picture="ask" hidden>
        <Icon name="circle-alert" />
        <div>
          <p>{t('pictures:field.remove_consequence')}</p>
          <div className="row wrapping">
            <button type="button" className="button danger small" data-picture="confirm">
              {t('pictures:field.remove')}
            </button>
            <button type="button" className="button quiet small" data-picture="keep">
              {t('common:cancel')}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}

function Progress({ site: { t } }: { site: Site }) {
  return (
    <div className="picture-progress">
      <progress max={1} aria-label={t('pictures:progress')} data-picture="progress" hidden />
      <span role="status" data-picture="words" />
    </div>
  );
}
