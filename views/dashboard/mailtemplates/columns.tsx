import type { TemplateAnswer } from '../../../server/schemas/answers/mail-desk.ts';
import { formatCount, formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { selectColumn } from '../../components/dashboard/bulk.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { FlagSwitch } from '../../components/dashboard/flag-switch.tsx';
import { MailStateTag } from '../../components/dashboard/mail-state.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import type { Site } from '../../layouts/site.ts';
import type { MailRow } from './index.tsx';

/** `ticked`: they are mails that were given up, which can be sent again together. */
export function mailColumns({ t }: Site, ticked: boolean): Column<MailRow>[] {
  return [
    ...(ticked ? [selectColumn<MailRow>(t, ({ recipient }) => recipient, wholeName)] : []),
    {
      key: 'subject',
      always: true,
      label: t('mails:column.subject'),
      slot: 'b',
      cell: ({ id, subject }) => (
        <a className="row-link wrapping subject" href={paths.dashboard.mail(id)} title={subject}>
          {subject}
        </a>
      ),
    },
    {
      key: 'recipient',
      label: t('mails:column.recipient'),
      slot: 'a1',
      cell: ({ recipient }) => <EmailText>{recipient}</EmailText>,
    },
    {
      key: 'state',
      label: t('mails:column.state'),
      slot: 'a2',
      cell: ({ state }) => <MailStateTag t={t} state={state} />,
    },
    {
      key: 'attempts',
      label: t('mails:column.attempts'),
      align: 'end',
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'template',
      label: t('mails:column.template'),
      slot: 'c1',
      cell: ({ template_name }) =>
        template_name ? <span className="dim">{template_name}</span> : <Nothing />,
    },
    {
      key: 'time',
      label: t('mails:column.time'),
      slot: 'c2',
      cell: ({ sent_at, created_at }) => formatShortInstant(sent_at ?? created_at),
    },
    {
      key: 'next',
      label: t('mails:column.next'),
      cell: ({ state, next_attempt_at }) =>
        next_attempt_at && (state === 'WAITING' || state === 'FAILED') ? (
          formatShortInstant(next_attempt_at)
        ) : (
          <Nothing />
        ),
    },
  ];
}

const wholeName = ({ recipient, subject }: MailRow): string => `${recipient}: ${subject}`;

/** The subject with its fields' names in the place of their marks, as a preview without a reservation has them. */
const readable = ({ subject, placeholders }: TemplateAnswer): string =>
  placeholders.reduce(
    (text, { name, label }) => text.replaceAll(`{{${name}}}`, `[${label}]`),
    subject,
  );

export function templateColumns({ t }: Site): Column<TemplateAnswer>[] {
  return [
    {
      key: 'name',
      label: t('mails:column.name'),
      slot: 'a1',
      cell: ({ id, name }) => (
        <a className="row-link wrapping" href={paths.dashboard.mailTemplate(id)}>
          <b>{name}</b>
        </a>
      ),
    },
    {
      key: 'active',
      label: t('mails:column.active'),
      slot: 'a2',
      cell: ({ id, name, active, always }) =>
        always ? (
          <span className="dim">{t('mails:always')}</span>
        ) : (
          <FlagSwitch
            t={t}
            path={paths.api.mailTemplateActivity()}
            id={id}
            label={name}
            checked={active}
            bare
          />
        ),
    },
    {
      key: 'subject',
      label: t('mails:column.subject'),
      slot: 'b',
      cell: (template) => <span className="muted wrapping">{readable(template)}</span>,
    },
    {
      key: 'text',
      label: t('mails:column.text'),
      slot: 'c1',
      cell: ({ is_default }) =>
        is_default ? <span className="dim">{t('mails:original')}</span> : t('mails:own'),
    },
    {
      key: 'mail_count',
      label: t('mails:column.mail_count'),
      align: 'end',
      cell: ({ mail_count }) => formatCount(mail_count),
    },
  ];
}
