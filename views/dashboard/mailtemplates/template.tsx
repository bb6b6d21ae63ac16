import type { TemplateAnswer } from '../../../server/schemas/answers/mail-desk.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FlagSwitch } from '../../components/dashboard/flag-switch.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tag } from '../../components/tag.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { MailView } from '../mail-view.tsx';
import { TemplateActs } from './acts.tsx';
import { TemplateForm } from './form.tsx';
import { SampleField } from './sample-field.tsx';

export interface MailTemplatePageProps {
  site: Site;
  shell: DashboardShell;
  template: TemplateAnswer;
  /** All of them, in their order. */
  templates: TemplateAnswer[];
  /** Reservations to try it on; none where it tells of none. */
  samples: { reservation_id: string; customer_name: string; listing: string }[];
  /** The chosen one's code. */
  reservation: string | null;
  /** In whose mailbox it lands. */
  audience: 'guest' | 'staff' | 'owner' | 'user' | 'subscriber' | null;
  history: HistoryEvent[];
}

/** `/dashboard/templates/mailtemplates/{id}`: what a mail says, beside the mail it becomes. */
export function MailTemplatePage(props: MailTemplatePageProps) {
  const { site, shell, template, audience } = props;
  const { t } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={template.name}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('mails:title'), href: paths.dashboard.mails() },
          { label: template.name },
        ]}
        title={template.name}
        tag={template.is_default ? null : <Tag>{t('mails:template.changed')}</Tag>}
        summary={audience && t(`mails:audience.${audience}`)}
        actions={<TemplateActs {...props} />}
      />
      <div className="mail-desk">
        <Others {...props} />
        <div className="form">
          <Switch {...props} />
          <TemplateForm {...props} />
          <HistoryPanel t={t} events={props.history} />
        </div>
        <div className="form">
          <SampleField {...props} />
          <MailView
            t={t}
            call={paths.api.mailTemplatePreview(template.id)}
            form="template-form"
            about="sample"
          />
        </div>
      </div>
    </DashboardLayout>
  );
}

function Others({ site: { t }, template, templates }: MailTemplatePageProps) {
  return (
    <nav className="panel mail-list no-print" aria-label={t('mails:templates')}>
      {templates.map(({ id, name, active }) => (
        <a
          key={id}
          href={paths.dashboard.mailTemplate(id)}
          aria-current={id === template.id ? 'page' : undefined}
        >
          {name}
          {!active && <Tag kind="warn">{t('mails:off')}</Tag>}
        </a>
      ))}
    </nav>
  );
}

/** Mails that somebody waits for cannot be switched off. */
function Switch({ site: { t }, template }: MailTemplatePageProps) {
  if (template.always) return <p className="note">{t('mails:template.always')}</p>;
  return (
    <div className="panel">
      <FlagSwitch
        t={t}
        path={paths.api.mailTemplateActivity()}
        id={template.id}
        label={t('mails:template.sends')}
        checked={template.active}
      />
      <p className="hint">{t('mails:template.sends_hint')}</p>
    </div>
  );
}
