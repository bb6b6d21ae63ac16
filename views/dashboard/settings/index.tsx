import type {
  ContactSettingsAnswer,
  SiteSettingsAnswer,
  SocialSettingsAnswer,
} from '../../../server/schemas/answers/settings.ts';
import type { SettingsSection } from '../../../server/schemas/settings.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { SettingInput } from './field.tsx';
import { GROUPS, type SettingKey } from './fields.ts';
import { SettingsNav, settingsPath } from './nav.tsx';

export interface SettingsPageProps {
  site: Site;
  shell: DashboardShell;
  section: SettingsSection;
  settings: SiteSettingsAnswer | ContactSettingsAnswer | SocialSettingsAnswer;
  /** The home page's; null: none, or another section. */
  picture: Pick<PictureData, 'hash' | 'width' | 'height' | 'alt'> | null;
  /** Newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/settings/{site,contact,social}`. */
export function SettingsPage(props: SettingsPageProps) {
  const { site, shell, section, settings, picture, history } = props;
  const { t } = site;
  const title = t(`settings:${section}.title`);
  const values: Partial<Record<SettingKey, string | number | null>> = settings;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead title={title} summary={t(`settings:${section}.summary`)} />
      <div className="settings-columns">
        <SettingsNav site={site} shell={shell} />
        <ActionForm
          t={t}
          className="form"
          method="PUT"
          path={paths.api.settings(section)}
          success="reload"
          toast={t('settings:saved')}
        >
          <StaleNote t={t} version={settings.version} />
          {GROUPS[section].map(({ key, fields }) => (
            <Panel key={key} title={t(`settings:group.${key}.title`)}>
              <p className="panel-text">{t(`settings:group.${key}.text`)}</p>
              <div className="fields">
                {fields.map((name) => (
                  <SettingInput
                    key={name}
                    site={site}
                    name={name}
                    value={values[name] ?? null}
                    picture={picture && { ...picture, alt: String(values.home_picture_alt ?? '') }}
                  />
                ))}
              </div>
            </Panel>
          ))}
          <SaveBar t={t} back={settingsPath(section)} />
        </ActionForm>
        <aside className="settings-history">
          <HistoryPanel t={t} events={history} />
        </aside>
      </div>
    </DashboardLayout>
  );
}
