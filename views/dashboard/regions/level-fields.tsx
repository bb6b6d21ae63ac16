import { FormInput, FormSelect, FormTick } from '../../components/dashboard/form-fields.tsx';
import type { PlaceFormProps } from './form.tsx';

/** What only a region, a town or a district has. */
export function LevelFields(props: PlaceFormProps) {
  const { level } = props;
  if (level === 'region') return <RegionFields {...props} />;
  return level === 'town' ? <TownFields {...props} /> : <DistrictFields {...props} />;
}

function RegionFields({ site: { t }, edited }: PlaceFormProps) {
  return (
    <FormInput
      t={t}
      name="plate_code"
      label={t('landings:field.plate_code')}
      hint={t('landings:hint.plate_code')}
      optional
      data-type="int"
      inputMode="numeric"
      defaultValue={edited?.level === 'region' ? (edited.row.plate_code ?? '') : ''}
      maxLength={2}
    />
  );
}

function TownFields({ site: { t }, edited, tree, open }: PlaceFormProps) {
  const town = edited?.level === 'town' ? edited.row : null;
  return (
    <>
      <FormSelect
        t={t}
        name="region_id"
        label={t('landings:field.region_id')}
        wide
        data-type="int"
        defaultValue={town?.region_id ?? open.region}
        options={tree
          .filter(({ level }) => level === 'region')
          .map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <FormTick
        t={t}
        name="popular"
        label={t('landings:field.popular')}
        defaultChecked={town?.popular ?? false}
      />
      <Place t={t} place={town} />
    </>
  );
}

function DistrictFields({ site: { t }, edited, tree, open }: PlaceFormProps) {
  const district = edited?.level === 'district' ? edited.row : null;
  return (
    <>
      <FormSelect
        t={t}
        name="town_id"
        label={t('landings:field.town_id')}
        wide
        data-type="int"
        defaultValue={district?.town_id ?? open.town}
        options={tree
          .filter(({ level }) => level === 'town')
          .map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      {(['il_code', 'ilce_code'] as const).map((name) => (
        <FormInput
          key={name}
          t={t}
          name={name}
          label={t(`landings:field.${name}`)}
          hint={t(`landings:hint.${name}`)}
          optional
          data-type="int"
          inputMode="numeric"
          defaultValue={district?.[name] ?? ''}
          maxLength={5}
        />
      ))}
      <Place t={t} place={district} />
    </>
  );
}

interface PlaceProps {
  t: PlaceFormProps['site']['t'];
  place: { lat: number | null; lon: number | null } | null;
}

/** Its middle, for maps and distances. */
function Place({ t, place }: PlaceProps) {
  return (['lat', 'lon'] as const).map((name) => (
    <FormInput
      key={name}
      t={t}
      name={name}
      label={t(`landings:field.${name}`)}
      optional
      data-type="decimal"
      inputMode="decimal"
      defaultValue={place?.[name] ?? ''}
      maxLength={12}
    />
  ));
}
