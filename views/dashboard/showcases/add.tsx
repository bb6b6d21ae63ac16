import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { Tag } from '../../components/tag.tsx';
import type { ShowcasePageProps } from './show.tsx';

/** A search whose results can be put at the end of the showcase. */
export function AddVillas({ site: { t }, query, showcase, found }: ShowcasePageProps) {
  const there = new Set(showcase.villas.map(({ villa_id }) => villa_id));
  return (
    <Panel title={t('showcases:search.title')} id="add" off_paper>
      <form
        className="filters"
        action={`${paths.dashboard.showcase(showcase.id)}#add`}
        aria-label={t('showcases:search.title')}
      >
        <SearchField
          name="q"
          label={t('showcases:search.label')}
          defaultValue={query.q}
          maxLength={80}
        />
        <Button type="submit">{t('showcases:search.find')}</Button>
      </form>
      {query.q && found.length === 0 && (
        <p className="muted">{t('showcases:search.none', { q: query.q })}</p>
      )}
      <ul className="lines">
        {found.map(({ id, name, code, town, active, thumbnail }) => (
          <li key={id}>
            <span className="thumbnail">
              {thumbnail && <img src={thumbnail} alt="" width={44} height={44} loading="lazy" />}
            </span>
            <div>
              <b>{name}</b>
              <small>{[code, town].filter(Boolean).join(' · ')}</small>
            </div>
            {!active && <Tag>{t('showcases:not_on_sale')}</Tag>}
            {there.has(id) ? (
              <span className="dim">{t('showcases:search.there')}</span>
            ) : (
              <ActionForm
                t={t}
                className="quick-act"
                method="POST"
                path={paths.api.showcaseVillas()}
                success="reload"
                toast={t('showcases:search.added', { name })}
              >
                <input type="hidden" name="showcase_id" value={showcase.id} data-type="int" />
                <input type="hidden" name="villa_ids" value={`[${id}]`} data-type="json" />
                <Button type="submit" small icon="plus" data-busy={t('common:saving')}>
                  {t('showcases:search.add')}
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
