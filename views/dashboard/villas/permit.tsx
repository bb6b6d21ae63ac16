import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import type { PermitFile } from '../../../server/schemas/answers/villa-permit-files.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import {
  ChoiceField,
  type FieldsProps,
  NumberField,
  ParagraphField,
  TextField,
} from './fields.tsx';
import { PermitFiles } from './permit-files.tsx';
import { BtransLacks } from './permit-lacks.tsx';
import { CheckedToday, TakeBack, VerifyTick } from './permit-verify.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

/** `/dashboard/villas/{id}/permit`: the permit with its papers, and what the ministry's monthly report asks for. */
export function VillaPermitPage({ files, ...tab }: VillaTabProps & { files: PermitFile[] }) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm
      {...tab}
      tab="permit"
      path={paths.api.villaPapers(villa.id)}
      top={<PermitBar t={t} villa={villa} today={site.today} />}
      side={<BtransLacks t={t} villa={villa} />}
      below={<PermitFiles site={site} villa_id={villa.id} files={files} />}
    >
      <Panel title={t('villas:section.permit')}>
        <Permit t={t} villa={villa} />
      </Panel>
      <Panel title={t('villas:section.property')}>
        <Property t={t} villa={villa} />
      </Panel>
    </VillaTabForm>
  );
}

type PermitProps = FieldsProps & { villa: VillaAnswer };

const TONES = { VERIFIED: 'ok', UNVERIFIED: 'warn', MISSING: 'bad' } as const;

function PermitBar({ t, villa, today }: PermitProps & { today: string }) {
  const { permit_state, permit_check_due } = villa;
  if (permit_check_due && permit_check_due <= today) return <DueBar t={t} villa={villa} />;
  return (
    <InlineBar
      tone={TONES[permit_state]}
      icon={permit_state === 'VERIFIED' ? 'badge-check' : 'circle-alert'}
      title={t(`editor:permit.${permit_state}`)}
      action={permit_state === 'VERIFIED' && <TakeBack t={t} villa={villa} />}
    >
      {permit_state === 'VERIFIED' ? lastCheck(t, villa) : t(`villas:permit.${permit_state}`)}
    </InlineBar>
  );
}

/** Verified, but not looked up for a year. */
function DueBar({ t, villa }: PermitProps) {
  return (
    <InlineBar
      tone="warn"
      icon="calendar-clock"
      title={t('villas:permit.due')}
      action={
        <>
          <CheckedToday t={t} villa={villa} />
          <TakeBack t={t} villa={villa} />
        </>
      }
    >
      {lastCheck(t, villa)}
    </InlineBar>
  );
}

const lastCheck = (t: Translate, { permit_verified_at, permit_verified_by }: VillaAnswer) =>
  permit_verified_at &&
  t('villas:permit.verified', {
    when: formatInstant(permit_verified_at),
    who: permit_verified_by ?? '—',
  });

const TYPES = ['RENTAL_PERMIT', 'TOURISM_BUSINESS', 'SIMPLE_LODGING', 'MUNICIPAL'] as const;

function Permit(props: PermitProps) {
  const { t, villa } = props;
  const strange = villa.permit_looks_usual === false;
  return (
    <div className="fields">
      <TextField
        {...props}
        name="permit_no"
        optional
        maxLength={40}
        hint={
          strange ? (
            <span className="due">{t('villas:hint.permit_unusual')}</span>
          ) : (
            t('villas:hint.permit_no')
          )
        }
      />
      <ChoiceField {...props} name="permit_type" optional values={TYPES} />
      <TextField {...props} name="permit_holder" optional maxLength={160} />
      <FormInput
        t={t}
        type="date"
        name="permit_date"
        label={t('villas:field.permit_date')}
        optional
        data-type="line"
        defaultValue={villa.permit_date ?? ''}
      />
      <NumberField
        {...props}
        name="permit_capacity"
        optional
        after={t('villas:unit.people')}
        hint={t('villas:hint.permit_capacity')}
      />
      <VerifyTick t={t} villa={villa} />
      <ParagraphField
        {...props}
        name="permit_evidence"
        rows={2}
        optional
        maxLength={1000}
        hint={t('villas:hint.permit_evidence')}
      />
    </div>
  );
}

function Property(props: PermitProps) {
  const { t, villa } = props;
  return (
    <div className="fields">
      <TextField {...props} name="property_no" optional maxLength={30} />
      <TextField {...props} name="title_deed_no" optional maxLength={30} />
      <Zoned t={t} zoned={villa.zoned} />
      <ChoiceField
        {...props}
        name="kbs_force"
        optional
        values={['POLICE', 'GENDARMERIE'] as const}
        hint={t('villas:hint.kbs')}
      />
      <TextField {...props} name="kbs_facility_code" optional maxLength={40} />
    </div>
  );
}

/** Yes, no or not known. */
function Zoned({ t, zoned }: { t: Translate; zoned: boolean | null }) {
  return (
    <FormSelect
      t={t}
      name="zoned"
      label={t('villas:field.zoned')}
      optional
      data-type="json"
      defaultValue={zoned === null ? '' : String(zoned)}
      options={[
        { value: '', text: t('villas:none') },
        ...(['true', 'false'] as const).map((value) => ({
          value,
          text: t(`villas:choice.zoned.${value}`),
        })),
      ]}
    />
  );
}
