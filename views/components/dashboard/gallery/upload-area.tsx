import type { Translate } from '../../../../server/i18n.ts';
import type { ListingKind } from '../../../../server/shared/paths/listing.ts';
import { Icon } from '../../icon.tsx';
import { PICTURE_TYPES } from '../picture-field.tsx';
import { GALLERIES } from './galleries.ts';
import { kindLabel } from './kind-label.ts';

interface UploadAreaProps {
  t: Translate;
  kind: ListingKind;
}

/** Where pictures are dropped or chosen, and how those on their way stand. */
export function UploadArea({ t, kind }: UploadAreaProps) {
  return (
    <>
      <div className="drop needs-script no-print" data-part="drop">
        <Icon name="image-up" size="large" />
        <b>{t('pictures:drop.title')}</b>
        <p>{t('pictures:drop.hint')}</p>
        <div className="row wrapping">
          <label className="hidden-text" htmlFor="upload-kind">
            {t('pictures:drop.kind')}
          </label>
          <select className="input" id="upload-kind" data-part="kind">
            <option value="">{t('pictures:drop.kind')}</option>
            {GALLERIES[kind].kinds.map((value) => (
              <option key={value} value={value}>
                {kindLabel(t, value)}
              </option>
            ))}
          </select>
          <label className="button outline file-button">
            {t('pictures:drop.choose')}
            <input
              type="file"
              className="hidden-text"
              multiple
              accept={PICTURE_TYPES}
              data-part="files"
            />
          </label>
        </div>
      </div>
      <section className="panel no-print" data-part="queue" hidden>
        <div className="panel-head">
          <h2>
            {t('pictures:queue.title')} <span className="dim" data-part="count" />
          </h2>
          <div className="row">
            <button type="button" className="button quiet small" data-part="again" hidden>
              {t('pictures:queue.again')}
            </button>
            <button type="button" className="button quiet small" data-part="stop">
              {t('pictures:queue.stop')}
            </button>
            <button type="button" className="button quiet small" data-part="clear" hidden>
              {t('pictures:queue.clear')}
            </button>
          </div>
        </div>
        <ul data-part="lines" />
      </section>
      <template data-part="line">
        <UploadLine t={t} />
      </template>
    </>
  );
}

function UploadLine({ t }: { t: Translate }) {
  return (
    <li className="upload">
      <div>
        <b data-part="name" /> <small data-part="size" />
      </div>
      <progress max={1} data-part="progress" aria-label={t('pictures:progress')} />
      <span className="words" data-part="words" />
      <div className="row acts">
        <button
          type="button"
          className="button outline small"
          data-part="retry"
          aria-label={t('pictures:queue.retry_one', { name: '{{name}}' })}
          hidden
        >
          {t('pictures:retry')}
        </button>
        <button
          type="button"
          className="icon-button"
          data-part="remove"
          aria-label={t('pictures:queue.remove_one', { name: '{{name}}' })}
        >
          <Icon name="x" />
        </button>
      </div>
    </li>
  );
}
