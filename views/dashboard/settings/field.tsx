import { isAgencyFact } from '../../../server/shared/agency-facts.ts';
import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { PictureField } from '../../components/dashboard/picture-field.tsx';
import type { Site } from '../../layouts/site.ts';
import { FIELDS, HINTED, type SettingField, type SettingKey } from './fields.ts';
import type { SettingsPageProps } from './index.tsx';

interface Props {
  site: Site;
  name: SettingKey;
  value: string | number | null;
  picture: SettingsPageProps['picture'];
}

/** One setting, by its kind. */
export function SettingInput({ site, name, value, picture }: Props) {
  const { t } = site;
  const field: SettingField = FIELDS[name];
  if (field.kind === 'picture') return <HomePicture site={site} picture={picture} />;
  const shared = {
    t,
    name,
    label: t(`settings:field.${name}`),
    hint: hintOf(site, name),
    optional: field.kind !== 'count' && !field.needed && !(value && isAgencyFact(name)),
    wide: field.wide,
  };
  if (field.kind === 'area')
    return (
      <FormTextarea {...shared} rows={3} maxLength={field.maxLength} defaultValue={value ?? ''} />
    );
  if (field.kind === 'choice')
    return (
      <FormSelect
        {...shared}
        defaultValue={value ?? ''}
        options={['', 'A', 'B', 'C'].map((each) => ({
          value: each,
          text: each || t('settings:none'),
        }))}
      />
    );
  return <Line {...{ site, field, shared, value }} />;
}

interface LineProps {
  site: Site;
  field: SettingField;
  shared: {
    t: Site['t'];
    name: SettingKey;
    label: string;
    hint: string | undefined;
    optional: boolean;
    wide: true | undefined;
  };
  value: string | number | null;
}

function Line({ site: { t }, field, shared, value }: LineProps) {
  const { kind, unit, before, maxLength } = field;
  const isCount = kind === 'count';
  const text = value === null ? '' : String(value);
  return (
    <FormInput
      {...shared}
      type={isCount ? 'text' : kind}
      inputMode={isCount ? 'numeric' : undefined}
      data-type={isCount ? 'int' : undefined}
      data-stored={kind === 'tel' ? text : undefined}
      defaultValue={kind === 'tel' && text ? formatPhone(text) : text}
      before={before}
      after={unit && t(`settings:unit.${unit}`)}
      maxLength={maxLength ?? 3}
      autoComplete="off"
    />
  );
}

function HomePicture({ site, picture }: Pick<Props, 'site' | 'picture'>) {
  const { t } = site;
  return (
    <PictureField
      site={site}
      name="home_picture"
      label={t('settings:field.home_picture')}
      hint={t('settings:hint.home_picture')}
      picture={picture}
      kept={{ in_form: paths.api.pictures() }}
    />
  );
}

function hintOf({ t }: Site, name: SettingKey): string | undefined {
  const known = HINTED.find((key) => key === name);
  return known && t(`settings:hint.${known}`);
}
