import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { ExchangePageProps } from './index.tsx';

/** By how much the suggestion differs from the bank's rate. */
export function MarginForm({ site, margin_percent, settings_version }: ExchangePageProps) {
  const { t } = site;
  return (
    <Panel title={t('exchange:margin.title')}>
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.settings('site')}
        success="reload"
        toast={t('exchange:margin.saved')}
        log={paths.dashboard.audit({ entity: 'settings', action: 'site_settings.edited' })}
      >
        <StaleNote t={t} version={settings_version} />
        <div className="margin-line">
          <FormInput
            t={t}
            name="exchange_margin"
            label={t('exchange:margin.label')}
            hint={t('exchange:margin.hint')}
            data-type="int"
            inputMode="numeric"
            before="%"
            defaultValue={margin_percent}
            maxLength={3}
            autoComplete="off"
          />
          <Button type="submit" data-busy={t('common:saving')}>
            {t('exchange:margin.save')}
          </Button>
        </div>
      </ActionForm>
    </Panel>
  );
}
