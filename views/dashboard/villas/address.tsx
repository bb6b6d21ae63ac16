import type { Translate } from '../../../server/i18n.ts';
import type { DistrictAnswer } from '../../../server/schemas/answers/districts.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { NumberField, TextField } from './fields.tsx';

interface AddressProps {
  t: Translate;
  villa: VillaAnswer;
  district: Pick<DistrictAnswer, 'il_code' | 'ilce_code'>;
}

/** The address as the ministry writes it, never shown on the site. */
export function AddressForm({ t, villa, district }: AddressProps) {
  return (
    <ActionForm
      t={t}
      className="form"
      method="PUT"
      path={paths.api.villaPapers(villa.id)}
      success="reload"
      toast={t('villas:saved')}
      draft={`villa-${villa.id}-address`}
      guarded
    >
      <StaleNote t={t} version={villa.version} />
      <Panel title={t('villas:section.address')}>
        <div className="fields">
          <Codes t={t} villa={villa} district={district} />
          {PARTS.map(([name, maxLength]) => (
            <TextField key={name} t={t} villa={villa} name={name} optional maxLength={maxLength} />
          ))}
        </div>
      </Panel>
      <SaveBar t={t} back={paths.dashboard.villas()} label={t('villas:save_address')} />
    </ActionForm>
  );
}

const PARTS = [
  ['mahalle', 80],
  ['street', 120],
  ['lane', 120],
  ['outer_door_no', 20],
  ['inner_door_no', 20],
] as const;

/** What the district's other villas have is the likeliest. */
function Codes({ t, villa, district }: AddressProps) {
  return (['il_code', 'ilce_code'] as const).map((name) => {
    const usual = district[name];
    return (
      <NumberField
        key={name}
        t={t}
        villa={villa}
        name={name}
        optional
        defaultValue={String(villa[name] ?? '')}
        hint={
          usual === null
            ? t(`villas:hint.${name}`)
            : t('villas:hint.usual_code', { place: villa.district, code: usual })
        }
      />
    );
  });
}
