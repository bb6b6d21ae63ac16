import type { Translate } from '../../../server/i18n.ts';
import type { DistrictAnswer } from '../../../server/schemas/answers/districts.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { DISTANCE_KEYS } from '../../../server/shared/listing-choices.ts';
import { LinkButton } from '../../components/button.tsx';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { FormRows } from '../../components/dashboard/form-rows.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { AddressForm } from './address.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

type Distance = VillaAnswer['distances'][number];

interface VillaLocationPageProps extends VillaTabProps {
  /** The state's codes of its district, which its villas usually have. */
  district: Pick<DistrictAnswer, 'il_code' | 'ilce_code'>;
}

/** `/dashboard/villas/{id}/location`: where it stands, and how far everything is. */
export function VillaLocationPage({ district, ...tab }: VillaLocationPageProps) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm
      {...tab}
      tab="location"
      below={<AddressForm t={t} villa={villa} district={district} />}
    >
      <Panel title={t('villas:section.place')} action={<OnMap t={t} villa={villa} />}>
        <Place t={t} villa={villa} />
      </Panel>
      <Panel title={t('villas:section.distances')} aside={villa.distances.length}>
        <p className="hint">{t('villas:hint.distances')}</p>
        <FormRows
          t={t}
          name="distances"
          label={t('villas:section.distances')}
          named={(number) => t('villas:distance.nth', { number })}
          rows={villa.distances}
          row={(distance, prefix) => <DistanceFields {...{ t, distance, prefix }} />}
          add={t('villas:distance.add')}
          most={40}
        />
      </Panel>
    </VillaTabForm>
  );
}

interface PlaceProps {
  t: Translate;
  villa: VillaAnswer;
}

function OnMap({ t, villa: { lat, lon } }: PlaceProps) {
  if (lat === null || lon === null) return null;
  return (
    <LinkButton
      kind="quiet"
      small
      icon="map-pin"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`}
      target="_blank"
      rel="noopener"
    >
      {t('villas:on_map')}
    </LinkButton>
  );
}

function Place({ t, villa }: PlaceProps) {
  return (
    <div className="fields">
      {(['lat', 'lon'] as const).map((name) => (
        <FormInput
          key={name}
          t={t}
          name={name}
          label={t(`villas:field.${name}`)}
          hint={name === 'lat' ? t('villas:hint.degrees') : undefined}
          optional
          inputMode="decimal"
          data-type="decimal"
          data-stored={String(villa[name] ?? '')}
          defaultValue={String(villa[name] ?? '').replace('.', ',')}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

interface DistanceProps {
  t: Translate;
  distance: Distance | null;
  prefix: string;
}

function DistanceFields({ t, distance, prefix }: DistanceProps) {
  return (
    <>
      <FormSelect
        t={t}
        name={`${prefix}.key`}
        label={t('villas:distance.key')}
        defaultValue={distance?.key}
        options={DISTANCE_KEYS.map((value) => ({
          value,
          text: t(`villa:location.distance.${value}`),
        }))}
      />
      <FormInput
        t={t}
        name={`${prefix}.metres`}
        label={t('villas:distance.metres')}
        after={t('villas:unit.metres')}
        inputMode="numeric"
        data-type="int"
        defaultValue={distance?.metres}
        autoComplete="off"
      />
      <FormInput
        t={t}
        name={`${prefix}.target`}
        label={t('villas:distance.target')}
        optional
        data-type="line"
        defaultValue={distance?.target ?? ''}
        maxLength={80}
        autoComplete="off"
      />
    </>
  );
}
