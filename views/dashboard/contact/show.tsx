import type { MessageAnswer } from '../../../server/schemas/answers/desk.ts';
import { formatInstant, formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { MessageState } from './index.tsx';

interface MessagePageProps {
  site: Site;
  shell: DashboardShell;
  message: MessageAnswer;
  /** Who read, marked and answered it, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/contact/{id}`. */
export function MessagePage(props: MessagePageProps) {
  const { site, shell, message } = props;
  const { t } = site;
  const title = message.subject || t('messages:no_subject');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('messages:title'), href: paths.dashboard.contactMessages() },
          { label: message.name },
        ]}
        title={title}
        tag={
          <span data-seen="state">
            <MessageState t={t} message={message} />
          </span>
        }
        summary={`${message.name} · ${formatInstant(message.created_at)}`}
        actions={<Acts {...props} />}
      />
      <div
        className="main-and-side"
        data-unread={message.state === 'UNREAD' ? paths.api.contactMessage(message.id) : undefined}
      >
        <div className="form">
          <Panel title={t('messages:message')}>
            <p className="pre-line">{message.message}</p>
          </Panel>
          <Answer {...props} />
        </div>
        <aside aria-label={t('messages:sender')} data-seen="side">
          <Sender {...props} />
          <HistoryPanel t={t} events={props.history} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function Answer({ site: { t }, message }: MessagePageProps) {
  if (message.answer !== null)
    return (
      <Panel title={t('messages:answer.given')}>
        <p className="pre-line">{message.answer}</p>
        <p className="fine dim">
          {t('messages:answer.by', {
            who: message.answered_by_name ?? '—',
            when: message.answered_at ? formatInstant(message.answered_at) : '—',
          })}
        </p>
      </Panel>
    );
  return (
    <Panel title={t('messages:answer.title')}>
      <ActionForm
        t={t}
        className="form"
        method="POST"
        path={paths.api.contactAnswer(message.id)}
        success="reload"
        toast={t('messages:answer.sent')}
        draft={`message-${message.id}`}
      >
        <FormTextarea
          t={t}
          name="answer"
          label={t('messages:answer.label')}
          hint={t('messages:answer.hint', { email: message.email })}
          wide
          rows={8}
          maxLength={5000}
        />
        <div className="row wrapping">
          <button type="submit" className="button primary" data-busy={t('messages:answer.sending')}>
            {t('messages:answer.send')}
          </button>
        </div>
      </ActionForm>
    </Panel>
  );
}

function Sender({ site: { t }, message }: MessagePageProps) {
  const { name, email, phone, villa, boat, read_at, read_by_name, consent_text } = message;
  return (
    <Panel title={t('messages:sender')}>
      <DefinitionList
        items={[
          { term: t('messages:column.name'), value: name },
          {
            term: t('messages:column.email'),
            value: (
              <a className="link" href={`mailto:${email}`}>
                <EmailText>{email}</EmailText>
              </a>
            ),
          },
          {
            term: t('messages:phone'),
            value: phone && (
              <a className="link" href={`tel:${phone}`}>
                {formatPhone(phone)}
              </a>
            ),
          },
          ...(villa
            ? [
                {
                  term: t('messages:villa'),
                  value: linkTo(paths.dashboard.villa(villa.id), villa.name),
                },
              ]
            : []),
          ...(boat
            ? [
                {
                  term: t('messages:boat'),
                  value: linkTo(paths.dashboard.boat(boat.id), boat.name),
                },
              ]
            : []),
          {
            term: t('messages:read'),
            value: read_at && [formatInstant(read_at), read_by_name].filter(Boolean).join(' · '),
          },
          ...(consent_text ? [{ term: t('messages:consent'), value: consent_text }] : []),
        ]}
      />
    </Panel>
  );
}

const linkTo = (href: string, text: string) => (
  <a className="link" href={href}>
    {text}
  </a>
);

function Acts(props: MessagePageProps) {
  return (
    <>
      <Unread {...props} />
      <Delete {...props} />
    </>
  );
}

function Unread({ site: { t }, message }: MessagePageProps) {
  return (
    <ActionForm
      t={t}
      className="quick-act"
      method="PATCH"
      path={paths.api.contactMessage(message.id)}
      success={paths.dashboard.contactMessages()}
      toast={t('messages:marked_unread')}
    >
      <button
        type="submit"
        name="state"
        value="UNREAD"
        className="button outline needs-script no-print"
        data-busy={t('common:saving')}
      >
        {t('messages:mark_unread')}
      </button>
    </ActionForm>
  );
}

function Delete({ site: { t }, message }: MessagePageProps) {
  return (
    <>
      <DialogButton opens="delete" kind="danger">
        {t('messages:delete.label')}
      </DialogButton>
      <ConfirmDialog
        t={t}
        id="delete"
        title={t('messages:delete.title', { name: message.name })}
        consequences={[
          t('messages:delete.gone'),
          t('messages:delete.journal'),
          ...(message.answer === null ? [] : [t('messages:delete.mail_stays')]),
        ]}
        submit={t('messages:delete.label')}
        danger
      >
        <ActionForm
          t={t}
          id="delete-form"
          method="DELETE"
          path={paths.api.contactMessage(message.id)}
          success={paths.dashboard.contactMessages()}
          toast={t('messages:delete.done')}
        >
          <p className="chosen">{message.email}</p>
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}
