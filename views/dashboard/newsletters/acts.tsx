import type { NewsletterAnswer } from '../../../server/schemas/answers/newsletters.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { ButtonKind } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteButton, DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import type { NewsletterPageProps } from './edit.tsx';

type ActsProps = NewsletterPageProps & { newsletter: NewsletterAnswer };

/** What can be done with it now: try, send, stop, go on. */
export function NewsletterActs(props: ActsProps) {
  const { site, newsletter } = props;
  const { t } = site;
  const { state } = newsletter;
  const moving = (look: ButtonKind, label: string) => (
    <DialogButton opens="move" kind={look}>
      {label}
    </DialogButton>
  );
  return (
    <>
      {state === 'DRAFT' && <DeleteDraft site={site} newsletter={newsletter} />}
      <DialogButton opens="test" icon="send">
        {t('newsletters:test.label')}
      </DialogButton>
      {state === 'SENDING' && moving('danger', t('newsletters:stop.label'))}
      {state === 'STOPPED' && moving('primary', t('newsletters:go_on.label'))}
      {state === 'DRAFT' && moving('primary', t('newsletters:send.label'))}
      <TestDialog {...props} />
      <MoveDialog {...props} />
    </>
  );
}

function DeleteDraft({ site: { t }, newsletter }: Pick<ActsProps, 'site' | 'newsletter'>) {
  return (
    <DeleteButton
      t={t}
      title={t('newsletters:delete.title', { subject: newsletter.subject })}
      label={t('newsletters:delete.label')}
      consequences={[t('newsletters:delete.gone')]}
      path={paths.api.newsletter(newsletter.id)}
      success={paths.dashboard.newsletters()}
      toast={t('newsletters:delete.done')}
    />
  );
}

function TestDialog({ site: { t }, shell, newsletter }: ActsProps) {
  return (
    <ConfirmDialog
      t={t}
      id="test"
      title={t('newsletters:test.title')}
      consequences={[t('newsletters:test.saved'), t('newsletters:test.only_there')]}
      submit={t('newsletters:test.send')}
      busy={t('mails:resend.sending')}
    >
      <ActionForm
        t={t}
        id="test-form"
        method="POST"
        path={paths.api.newsletterTest(newsletter.id)}
        success="close"
        needsSaved={t('newsletters:unsaved')}
        toast={t('newsletters:test.done')}
      >
        <FormInput
          t={t}
          name="email"
          type="email"
          label={t('mails:test.email')}
          defaultValue={shell.user.email}
          data-optional=""
          maxLength={254}
        />
      </ActionForm>
    </ConfirmDialog>
  );
}

const MOVES = {
  DRAFT: { key: 'send', state: 'SENDING' },
  STOPPED: { key: 'go_on', state: 'SENDING' },
  SENDING: { key: 'stop', state: 'STOPPED' },
} as const;

function MoveDialog({ site: { t }, newsletter, audience }: ActsProps) {
  const { id, state, subject, queued_count } = newsletter;
  if (state === 'QUEUED' || state === 'SENT') return null;
  const { key, state: wanted } = MOVES[state];
  const rest = formatCount(Math.max(audience - queued_count, 0));
  return (
    <ConfirmDialog
      t={t}
      id="move"
      title={t(`newsletters:${key}.title`)}
      consequences={[
        t(`newsletters:${key}.consequence`, { audience: formatCount(audience), rest }),
        t(`newsletters:${key}.after`),
      ]}
      submit={t(`newsletters:${key}.label`)}
      danger={key === 'stop'}
    >
      <ActionForm
        t={t}
        id="move-form"
        method="PATCH"
        path={paths.api.newsletter(id)}
        success="reload"
        needsSaved={t('newsletters:unsaved')}
        toast={t(`newsletters:${key}.done`)}
      >
        <input type="hidden" name="state" value={wanted} />
        <input type="hidden" name="version" value={newsletter.version ?? 1} data-type="int" />
        <p className="chosen">{subject}</p>
      </ActionForm>
    </ConfirmDialog>
  );
}
