import type { ShowcaseAnswer } from '../../../server/schemas/answers/showcases.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteDialog } from '../../components/dashboard/asking-button.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';

/** The form that keeps their order. */
export const VILLA_ORDER = 'villa-order';

interface Props {
  site: Site;
  showcase: ShowcaseAnswer;
}

/** The villas in their order; each can be taken out. */
export function ShowcaseVillas({ site, showcase }: Props) {
  const { t } = site;
  const { villas } = showcase;
  return (
    <section className="list-section" aria-labelledby="villas">
      <h2 id="villas">
        {t('showcases:in_order')} <span className="dim">{villas.length}</span>
      </h2>
      {villas.length === 0 ? (
        <EmptyState title={t('showcases:no_villas_title')} text={t('showcases:no_villas_text')} />
      ) : (
        <SortList
          site={site}
          id={VILLA_ORDER}
          label={t('showcases:in_order')}
          path={paths.api.showcaseVillaOrder()}
          rows={villas}
          name={({ name }) => name}
          href={({ villa_id }) => paths.dashboard.villa(villa_id)}
          cells={({ id, name, town, active, thumbnail }) => (
            <>
              <span>{town}</span>
              {!active && <span className="state-dot plain">{t('showcases:not_on_sale')}</span>}
              {thumbnail && (
                <img className="thumbnail" src={thumbnail} alt="" width={48} height={34} />
              )}
              <button
                type="button"
                className="icon-button over needs-script"
                command="show-modal"
                commandfor="take-out"
                data-fill={JSON.stringify({ id, name })}
                aria-label={t('showcases:take_out.named', { name })}
              >
                <Icon name="x" size="small" />
              </button>
            </>
          )}
        />
      )}
      <TakeOut {...{ site, showcase }} />
    </section>
  );
}

function TakeOut({ site: { t }, showcase }: Props) {
  return (
    <DeleteDialog
      t={t}
      id="take-out"
      title={t('showcases:take_out.title', { title: showcase.title })}
      consequences={[t('showcases:take_out.stays')]}
      submit={t('showcases:take_out.label')}
      path={paths.api.showcaseVilla('{id}')}
      toast={t('showcases:take_out.done')}
    />
  );
}
