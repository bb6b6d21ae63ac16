import type { PlaceRow } from '../../../server/queries/content/place-tree.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import type { Site } from '../../layouts/site.ts';
import { DeleteLanding } from '../landings/delete.tsx';
import { NameFields, PageFields, SearchFields } from '../landings/fields.tsx';
import type { EditedPlace } from './edited-place.ts';
import { LevelFields } from './level-fields.tsx';
import type { OpenPlaces } from './open-places.ts';

export interface PlaceFormProps {
  site: Site;
  title: string;
  level: PlaceRow['level'];
  /** Null: a new place of that level. */
  edited: EditedPlace | null;
  tree: PlaceRow[];
  open: OpenPlaces;
}

const KINDS = { region: 'regions', town: 'towns', district: 'districts' } as const;

/** A place with what stands on its page. */
export function PlaceForm(props: PlaceFormProps) {
  const { site, title, level, edited } = props;
  const { t } = site;
  const row = edited?.row ?? null;
  return (
    <RowForm
      t={t}
      title={title}
      row={row}
      call={callOf(level, row?.id)}
      toast={t('landings:saved')}
      back={paths.dashboard.regions(row ? { [level]: row.id } : props.open)}
      remove={edited && <DeletePlace {...props} edited={edited} />}
    >
      <div className="fields">
        <NameFields t={t} row={row} />
        <LevelFields {...props} />
        <Texts {...props} />
        <PageFields
          site={site}
          row={row}
          path={(id) => paths.api.landingPicture(KINDS[level], id)}
          hint={t('landings:hint.body_villa')}
        />
        <SearchFields t={t} row={row} />
      </div>
    </RowForm>
  );
}

/** A new place's form leads to its own, where the picture is added. */
function callOf(level: PlaceRow['level'], id: number | undefined) {
  const [one, all] = {
    region: [paths.api.region, paths.api.regions] as const,
    town: [paths.api.town, paths.api.towns] as const,
    district: [paths.api.district, paths.api.districts] as const,
  }[level];
  return rowCall(id === undefined ? null : one(id), {
    path: all(),
    success: `${paths.dashboard.regions()}?${level}={id}#form`,
    once: true,
  });
}

function Texts({ site, edited }: PlaceFormProps) {
  const { t } = site;
  const row = edited?.row;
  return (
    <>
      <FormInput
        t={t}
        name="locative"
        label={t('landings:field.locative')}
        hint={t('landings:hint.locative')}
        optional
        wide
        data-type="line"
        defaultValue={row?.locative ?? ''}
        maxLength={80}
        autoComplete="off"
      />
      <FormTextarea
        t={t}
        name="intro"
        label={t('landings:field.intro')}
        hint={t('landings:hint.intro')}
        optional
        wide
        rows={3}
        maxLength={2000}
        defaultValue={row?.intro}
      />
    </>
  );
}

/** Towns of a region, districts of a town. */
function belowOf({ level, row }: EditedPlace): number {
  if (level === 'region') return row.towns;
  return level === 'town' ? row.districts : 0;
}

function DeletePlace({ site: { t }, edited, open }: PlaceFormProps & { edited: EditedPlace }) {
  const { level, row } = edited;
  const below = belowOf(edited);
  const used = [
    below > 0 && t(level === 'region' ? 'landings:towns' : 'landings:districts', { count: below }),
    row.villas > 0 && t('landings:villas', { count: row.villas }),
  ].filter((words) => words !== false);
  return (
    <DeleteLanding
      t={t}
      name={row.name}
      used={used}
      linked={row.linked}
      linked_texts={row.linked_texts}
      path={callOf(level, row.id).path}
      version={row.version}
      back={paths.dashboard.regions(level === 'district' ? { town: open.town } : {})}
      toast={t('landings:deleted')}
    />
  );
}
