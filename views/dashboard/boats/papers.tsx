import { formatInstant } from '../../../server/shared/format.ts';
import { WITHDRAWN_REASONS } from '../../../server/shared/listing-choices.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ChoiceField, type FieldsProps, TextField, TickField, TimeField } from './fields.tsx';
import { Missing } from './side.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

/** `/dashboard/boats/{id}/papers`: what the ministry asks for, and taking the boat off for good. */
export function BoatPapersPage(tab: BoatTabProps) {
  const { site, head, boat } = tab;
  const { t } = site;
  return (
    <BoatTabForm
      {...tab}
      tab="papers"
      path={paths.api.boatPapers(boat.id)}
      side={<Missing t={t} boat={boat} pictures={head.counts.pictures} today={site.today} />}
    >
      <Panel title={t('fleet:section.licence')}>
        <p className="hint">{t('fleet:hint.licence')}</p>
        <Licence t={t} boat={boat} />
      </Panel>
      <Panel title={t('fleet:section.papers')}>
        <Papers t={t} boat={boat} />
      </Panel>
      <Panel title={t('fleet:section.withdrawal')}>
        <div className="fields">
          <ChoiceField
            t={t}
            boat={boat}
            name="withdrawn_reason"
            data_type="line"
            none={t('fleet:not_withdrawn')}
            hint={t('fleet:hint.withdrawal')}
            options={WITHDRAWN_REASONS.map((value) => ({
              value,
              text: t(`fleet:withdrawn_reason.${value}`),
            }))}
          />
        </div>
      </Panel>
    </BoatTabForm>
  );
}

function Licence(props: FieldsProps) {
  const { t, boat } = props;
  const seen = boat?.licence_verified_at && {
    name: boat.licence_verified_by ?? '—',
    day: formatInstant(boat.licence_verified_at),
  };
  return (
    <div className="fields">
      <TextField {...props} name="licence_no" optional maxLength={60} />
      <TextField
        {...props}
        name="licence_holder"
        hint={t('fleet:hint.licence_holder')}
        optional
        maxLength={160}
      />
      <TickField
        {...props}
        name="licence_verified"
        hint={seen ? t('fleet:hint.licence_seen', seen) : t('fleet:hint.licence_verified')}
      />
    </div>
  );
}

function Papers(props: FieldsProps) {
  return (
    <div className="fields">
      <TimeField {...props} type="date" name="seaworthiness_until" optional />
      <TextField {...props} name="insurer" optional maxLength={120} />
      <TimeField {...props} type="date" name="insurance_until" optional />
      <TextField {...props} name="registry_no" optional maxLength={60} />
      <TextField {...props} name="mooring_log_no" optional maxLength={60} />
    </div>
  );
}
