import type { Translate } from '../../server/i18n.ts';
import { FormInput, FormTextarea } from '../components/dashboard/form-fields.tsx';
import {
  CountedHint,
  SEARCHED_DESCRIPTION,
  SEARCHED_TITLE,
} from '../components/dashboard/length.tsx';
import { Panel } from '../components/dashboard/panel.tsx';
import type { Site } from '../layouts/site.ts';

interface SeoFieldsProps {
  site: Site;
  seo_title: string | null | undefined;
  seo_description: string | null | undefined;
  /** What stands there while a field is empty. */
  hints: { title: string; description: string };
}

/** How search engines show the page. */
export const SeoFields = (props: SeoFieldsProps) => (
  <Panel title={props.site.t('pages:section.seo')}>
    <div className="fields">
      <SeoInputs {...props} t={props.site.t} />
    </div>
  </Panel>
);

type SeoInputsProps = Omit<SeoFieldsProps, 'site' | 'hints'> & {
  t: Translate;
  hints: { title: string; description?: string };
};

export const SeoInputs = ({ t, seo_title, seo_description, hints }: SeoInputsProps) => (
  <>
    <FormInput
      t={t}
      name="seo_title"
      label={t('pages:field.seo_title')}
      hint={
        <CountedHint t={t} of="seo_title" text={seo_title ?? ''} most={SEARCHED_TITLE}>
          {hints.title}
        </CountedHint>
      }
      optional
      wide
      data-type="line"
      defaultValue={seo_title ?? ''}
      maxLength={120}
      autoComplete="off"
    />
    <FormTextarea
      t={t}
      name="seo_description"
      label={t('pages:field.seo_description')}
      hint={
        <CountedHint
          t={t}
          of="seo_description"
          text={seo_description ?? ''}
          most={SEARCHED_DESCRIPTION}
        >
          {hints.description}
        </CountedHint>
      }
      optional
      wide
      rows={2}
      data-type="line"
      maxLength={320}
      defaultValue={seo_description ?? ''}
    />
  </>
);
