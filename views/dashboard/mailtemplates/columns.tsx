import { formatCount, formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { MailStateTag } from '../../components/dashboard/mail-state.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import type { MailRow, MailTemplateRow } from './index.tsx';

export function mailColumns({ t }: Site): Column<MailRow>[] {
  return [
    {
      key: 'subject',
      label: t('mails:column.subject'),
      slot: 'b',
      cell: ({ id, subject }) => (
        <a className="row-link wrapping" href={paths.dashboard.mail(id)}>
          {subject}
        </a>
      ),
    },
    {
      key: 'recipient',
      label: t('mails:column.recipient'),
      slot: 'a1',
      cell: ({ recipient }) => recipient,
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
      cell: ({ template_name }) => <span className="dim">{template_name ?? '—'}</span>,
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
        next_attempt_at && (state === 'WAITING' || state === 'FAILED')
          ? formatShortInstant(next_attempt_at)
          : '—',
    },
  ];
}

export function templateColumns({ t }: Site): Column<MailTemplateRow>[] {
  return [
    {
      key: 'name',
      label: t('mails:column.name'),
      slot: 'a1',
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      key: 'active',
      label: t('mails:column.active'),
      slot: 'a2',
      cell: ({ active }) => (
        <Tag kind={active ? 'ok' : 'warn'}>{t(active ? 'mails:on' : 'mails:off')}</Tag>
      ),
    },
    {
      key: 'subject',
      label: t('mails:column.subject'),
      slot: 'b',
      cell: ({ subject }) => <span className="muted wrapping">{subject}</span>,
    },
    {
      key: 'code',
      label: t('mails:column.code'),
      slot: 'c1',
      cell: ({ code }) => <code>{code}</code>,
    },
    {
      key: 'mail_count',
      label: t('mails:column.mail_count'),
      align: 'end',
      cell: ({ mail_count }) => formatCount(mail_count),
    },
  ];
}
