import type { PostAnswer, TagAnswer } from '../../../server/schemas/answers/blog-posts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { clockInput } from '../../components/dashboard/format.ts';
import { InsertButtons } from '../../components/dashboard/insert-buttons.tsx';
import { CountedHint, TextLength } from '../../components/dashboard/length.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { PictureField } from '../../components/dashboard/picture-field.tsx';
import { FormRichText } from '../../components/dashboard/rich-text.tsx';
import type { Site } from '../../layouts/site.ts';
import { SeoFields } from '../seo-fields.tsx';

/** The most that is stored. */
const TITLE = 160;
const SUMMARY = 500;

interface FieldsProps {
  site: Site;
  /** Null: a new one. */
  post: PostAnswer | null;
}

/** What is read: title, summary, text. */
export function PostFields({ site, post }: FieldsProps) {
  const { t } = site;
  return (
    <div className="form">
      <Panel title={t('posts:section.text')}>
        <div className="fields">
          <FormInput
            t={t}
            name="title"
            label={t('posts:field.title')}
            hint={<CountedHint t={t} of="title" text={post?.title ?? ''} most={TITLE} />}
            wide
            defaultValue={post?.title}
            maxLength={TITLE}
            autoComplete="off"
          />
          <FormTextarea
            t={t}
            name="summary"
            label={t('posts:field.summary')}
            hint={
              <CountedHint t={t} of="summary" text={post?.summary ?? ''} most={SUMMARY}>
                {t('posts:hint.summary')}
              </CountedHint>
            }
            optional
            wide
            rows={2}
            maxLength={SUMMARY}
            defaultValue={post?.summary}
          />
          <FormRichText
            site={site}
            name="body"
            label={t('posts:field.body')}
            hint={<TextLength t={t} of="body" text={post?.body ?? ''} />}
            defaultValue={post?.body}
          />
        </div>
      </Panel>
      <SeoFields
        site={site}
        seo_title={post?.seo_title}
        seo_description={post?.seo_description}
        hints={{ title: t('posts:hint.seo_title'), description: t('posts:hint.seo_description') }}
      />
    </div>
  );
}

/** When and how it is shown: state, moment, address, cover, tags. */
export function PublishingFields(props: FieldsProps & { tags: TagAnswer[] }) {
  const { site, post, tags } = props;
  const { t } = site;
  return (
    <Panel title={t('posts:section.publishing')}>
      <div className="fields">
        <When site={site} post={post} />
        <PictureField
          site={site}
          name="picture_hash"
          label={t('posts:field.picture_hash')}
          picture={post?.picture ?? null}
          kept={{ in_form: paths.api.pictures() }}
        />
        <Line site={site} post={post} name="picture_alt" maxLength={200} />
        <FormInput
          t={t}
          name="tags"
          label={t('posts:field.tags')}
          hint={t('posts:hint.tags')}
          optional
          wide
          data-type="list"
          data-stored={post?.tags.join(',') ?? ''}
          defaultValue={post?.tags.join(', ')}
          autoComplete="off"
        >
          <InsertButtons
            into="field-tags"
            joined=", "
            label={t('posts:known_tags')}
            pieces={tags.slice(0, 12).map(({ name }) => ({ text: name, label: name }))}
          />
        </FormInput>
        <Line site={site} post={post} name="author_name" maxLength={120} />
      </div>
    </Panel>
  );
}

function When({ site: { t }, post }: FieldsProps) {
  return (
    <>
      <FormSelect
        t={t}
        name="state"
        label={t('posts:field.state')}
        wide
        defaultValue={post?.state ?? 'DRAFT'}
        options={(['DRAFT', 'PUBLISHED'] as const).map((value) => ({
          value,
          text: t(`states:post.${value}`),
        }))}
      />
      <FormInput
        t={t}
        name="published_at"
        type="datetime-local"
        label={t('posts:field.published_at')}
        hint={t('posts:hint.published_at')}
        optional
        wide
        data-type="instant"
        data-stored={post?.published_at ?? ''}
        defaultValue={post?.published_at ? clockInput(post.published_at) : ''}
      />
      <FormInput
        t={t}
        name="slug"
        label={t('posts:field.slug')}
        hint={post ? t('posts:hint.slug_edit') : t('posts:hint.slug')}
        optional={!post}
        wide
        data-optional=""
        data-stored={post?.slug}
        defaultValue={post?.slug}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

interface LineProps extends FieldsProps {
  name: 'picture_alt' | 'author_name';
  maxLength: number;
}

function Line({ site: { t }, post, name, maxLength }: LineProps) {
  return (
    <FormInput
      t={t}
      name={name}
      label={t(`posts:field.${name}`)}
      hint={name === 'picture_alt' ? t('posts:hint.picture_alt') : undefined}
      optional
      wide
      defaultValue={post?.[name]}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
}
