import type { PlaceRow } from '../../../server/queries/content/place-tree.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { EditedPlace } from './edited-place.ts';
import { type OpenPlaces, placesOf } from './open-places.ts';

interface TreeProps {
  site: Site;
  tree: PlaceRow[];
  open: OpenPlaces;
  edited: EditedPlace | null;
}

/** Regions, the towns of the open one and the districts of the open town. */
export function PlaceTree(props: TreeProps) {
  const { tree, open } = props;
  const region = tree.find(({ level, id }) => level === 'region' && id === open.region);
  const town = tree.find(({ level, id }) => level === 'town' && id === open.town);
  return (
    <>
      <Level {...props} level="region" rows={placesOf(tree, 'region')} />
      {region && (
        <Level {...props} level="town" parent={region} rows={placesOf(tree, 'town', region.id)} />
      )}
      {town && (
        <Level
          {...props}
          level="district"
          parent={town}
          rows={placesOf(tree, 'district', town.id)}
        />
      )}
    </>
  );
}

const ORDERED = { region: 'regions', town: 'towns', district: 'districts' } as const;

interface LevelProps extends TreeProps {
  level: PlaceRow['level'];
  parent?: PlaceRow;
  rows: PlaceRow[];
}

function Level({ site, open, edited, level, parent, rows }: LevelProps) {
  const { t } = site;
  const title = parent
    ? t(`landings:places.of.${level as 'town'}`, { name: parent.name })
    : t('landings:places.regions');
  return (
    <section className="list-section" aria-label={title}>
      <div className="panel-head">
        <h2>
          {title} <span className="dim">{rows.length}</span>
        </h2>
        <div className="row wrapping">
          {rows.length > 0 && (
            <ExportButtons t={t} of={title} small file={fileOf(level, parent?.id)} />
          )}
          {parent && (
            <LinkButton
              small
              icon="plus"
              href={`${paths.dashboard.regions({ ...open, add: level })}#form`}
            >
              {t(`landings:places.add.${level}`)}
            </LinkButton>
          )}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{t('landings:places.none')}</p>
      ) : (
        <SortList
          site={site}
          id={`order-${level}`}
          label={title}
          path={paths.api.landingOrder(ORDERED[level])}
          rows={rows}
          open={openOf(level, { open, edited })}
          name={({ name }) => name}
          href={({ id }) => `${paths.dashboard.regions({ [level]: id })}#form`}
          cells={(row) => <Cells site={site} row={row} />}
        />
      )}
    </section>
  );
}

/** The places of a level below the open one, as the call lists them. */
const fileOf = (level: PlaceRow['level'], parent: number | undefined) => (format: string) => {
  if (level === 'region') return paths.api.regions({ format });
  if (level === 'town') return paths.api.towns({ region_id: parent, format });
  return paths.api.districts({ town_id: parent, format });
};

function openOf(
  level: PlaceRow['level'],
  { open, edited }: Pick<TreeProps, 'open' | 'edited'>,
): number | undefined {
  if (level === 'region') return open.region;
  if (level === 'town') return open.town;
  return edited?.level === 'district' ? edited.row.id : undefined;
}

function Cells({ site: { t }, row }: { site: Site; row: PlaceRow }) {
  const { level, below, villas, popular, has_picture } = row;
  return (
    <>
      {level === 'region' && <span>{t('landings:towns', { count: below })}</span>}
      {level === 'town' && <span>{t('landings:districts', { count: below })}</span>}
      <span>{t('landings:villas', { count: villas })}</span>
      {popular && <span className="tag deniz">{t('landings:places.popular')}</span>}
      {has_picture && (
        <span title={t('landings:places.has_picture')}>
          <Icon name="image" size="small" />
          <span className="hidden-text">{t('landings:places.has_picture')}</span>
        </span>
      )}
    </>
  );
}
