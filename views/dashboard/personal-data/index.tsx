import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ErasedData } from './erased.tsx';
import { FoundData } from './found.tsx';

interface PersonalDataPageProps {
  site: Site;
  shell: DashboardShell;
}

/**
 * `/dashboard/personaldata`: what a guest may ask for by KVKK m.11. The page is the same for everybody;
 * a script (islands/dashboard/personal-data.ts) fills one of the places below the search.
 */
export function PersonalDataPage({ site, shell }: PersonalDataPageProps) {
  const { t } = site;
  const title = t('personaldata:title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead title={title} summary={t('personaldata:summary')} />
      <p className="note info">{t('personaldata:care')}</p>
      <div className="stack" data-personal-data="">
        <Search t={t} />
        <div data-part="none" tabIndex={-1} hidden>
          <EmptyState
            heading="h2"
            title={t('personaldata:none.title')}
            text={t('personaldata:none.text')}
          />
        </div>
        <FoundData t={t} />
        <ErasedData t={t} />
      </div>
    </DashboardLayout>
  );
}

function Search({ t }: Pick<Site, 't'>) {
  return (
    <Panel title={t('personaldata:search.title')}>
      <ActionForm
        t={t}
        id="personal-data-search"
        className="form"
        method="POST"
        path={paths.api.personalDataSearch()}
        success="close"
        toast=""
      >
        <div className="fields">
          <FormInput
            t={t}
            name="contact"
            label={t('personaldata:search.contact')}
            hint={t('personaldata:search.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
        </div>
        <div className="row">
          <button
            type="submit"
            className="button primary"
            data-busy={t('personaldata:search.busy')}
          >
            {t('personaldata:search.submit')}
          </button>
        </div>
      </ActionForm>
    </Panel>
  );
}
