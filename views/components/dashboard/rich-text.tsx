import type { ReactNode, TextareaHTMLAttributes } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Assets } from '../../layouts/site.ts';
import { fieldId } from '../field.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { FieldError } from './action-form.tsx';

interface FormRichTextProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'defaultValue'> {
  site: { t: Translate; assets: Pick<Assets, 'asset'> };
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** HTML as the API answers it. */
  defaultValue?: string;
  /** The stored value where the shown one is written otherwise. */
  'data-stored'?: string;
  /** Lower, for an answer or a note. */
  short?: boolean;
}

/**
 * A field of an `ActionForm` for staff's longer texts: headings, lists, links, quotes, pictures. It is
 * a text area with HTML in it; islands/dashboard/rich-text.ts shows an editor in its place, loaded
 * with its stylesheet only where such a field is. The API cleans what is saved (rich-text.ts there).
 */
export function FormRichText(props: FormRichTextProps) {
  const { site, name, label, hint, optional, defaultValue, short, ...rest } = props;
  const { t, assets } = site;
  const id = fieldId(name);
  return (
    <div className="field wide">
      <link rel="stylesheet" href={assets.asset('css/rich-text.css')} precedence="default" />
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && <span className="optional">{` (${t('common:optional')})`}</span>}
      </label>
      <div
        className={short ? 'rich-text short' : 'rich-text'}
        data-rich-text=""
        data-label={`${id}-label`}
        data-pictures={paths.api.pictures()}
        data-uploading={t('richtext:uploading', { name: '{{name}}' })}
        data-failed={t('richtext:failed')}
        data-lost={t('richtext:lost', { count: '{{count}}' })}
      >
        <Toolbar t={t} field={label} />
        <LinkBar t={t} />
        <AltBar t={t} />
        <div className="rich-page" data-rich-page="" hidden />
        <textarea
          rows={short ? 6 : 16}
          spellCheck
          {...rest}
          id={id}
          name={name}
          className="input"
          aria-describedby={`${id}-error${hint ? ` ${id}-note` : ''}`}
          defaultValue={defaultValue}
        />
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          hidden
          aria-label={t('richtext:tool.picture')}
        />
      </div>
      <p className="error" role="alert" data-rich-refused="" />
      <FieldError name={name} id={`${id}-error`} />
      {hint && (
        <p className="hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Groups are parted by a line. `state`: on or off where the cursor stands. */
const GROUPS = [
  [
    { tool: 'h2', icon: 'heading-2', state: true },
    { tool: 'h3', icon: 'heading-3', state: true },
    { tool: 'bold', icon: 'bold', state: true },
    { tool: 'italic', icon: 'italic', state: true },
  ],
  [
    { tool: 'bullets', icon: 'list', state: true },
    { tool: 'numbers', icon: 'list-ordered', state: true },
    { tool: 'deeper', icon: 'list-indent-increase', state: false },
    { tool: 'shallower', icon: 'list-indent-decrease', state: false },
    { tool: 'quote', icon: 'text-quote', state: true },
  ],
  [
    { tool: 'link', icon: 'link', state: true },
    { tool: 'picture', icon: 'image', state: false },
    { tool: 'rule', icon: 'minus', state: false },
  ],
  [
    { tool: 'undo', icon: 'undo-2', state: false },
    { tool: 'redo', icon: 'redo-2', state: false },
  ],
] as const satisfies { tool: string; icon: IconName; state: boolean }[][];

function Toolbar({ t, field }: { t: Translate; field: string }) {
  return (
    <div
      className="rich-tools no-print"
      role="toolbar"
      aria-label={t('richtext:toolbar', { field })}
      hidden
    >
      {GROUPS.map((group) => (
        <span key={group[0].tool}>
          {group.map(({ tool, icon, state }) => (
            <button
              key={tool}
              type="button"
              className="icon-button"
              data-rich={tool}
              aria-pressed={state ? false : undefined}
              aria-label={t(`richtext:tool.${tool}`)}
              title={t(`richtext:tool.${tool}`)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </span>
      ))}
      <output className="dim" data-rich-state="" />
    </div>
  );
}

/** Its fields have no name: they are the editor's, not the form's. */
function LinkBar({ t }: { t: Translate }) {
  return (
    <div className="rich-bar" data-rich-link="" data-wrong={t('richtext:link.wrong')} hidden>
      <input
        type="text"
        inputMode="url"
        className="input"
        aria-label={t('richtext:link.address')}
        placeholder={t('richtext:link.example')}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="button" className="button outline" data-link="apply">
        {t('richtext:link.apply')}
      </button>
      <button type="button" className="button quiet" data-link="remove">
        {t('richtext:link.remove')}
      </button>
      <button
        type="button"
        className="icon-button"
        data-link="close"
        aria-label={t('dashboard:close')}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

function AltBar({ t }: { t: Translate }) {
  return (
    <div className="rich-bar" data-rich-alt="" hidden>
      <input
        type="text"
        className="input"
        aria-label={t('richtext:alt')}
        placeholder={t('richtext:alt')}
        maxLength={200}
        autoComplete="off"
      />
      <button type="button" className="button quiet" data-picture-remove="">
        {t('richtext:remove_picture')}
      </button>
    </div>
  );
}
