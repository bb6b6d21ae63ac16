import type { Translate } from '../../../server/i18n.ts';
import type { Surroundings } from '../../../server/queries/reservations/reservation-surroundings.ts';
import {
  formatInstant,
  formatMoney,
  formatStayWithYear,
  saidDays,
  truncate,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton, DialogButton } from '../../components/dashboard/asking-button.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag, type TagKind } from '../../components/tag.tsx';
import type { EndingMoney } from './moves.tsx';
import type { ReservationRow } from './reservation.ts';

export type ShownRequest = Surroundings['requests'][number];

interface RequestsProps {
  t: Translate;
  reservation: Pick<ReservationRow, 'kind' | 'id' | 'reservation_id' | 'unit'>;
  requests: ShownRequest[];
  /** Whether the state lets dates change, and whether it can be cancelled. */
  changeable: boolean;
  cancellable: boolean;
  /** What its end by the guest's wish keeps and gives back, as of the day it was asked for. */
  ending: EndingMoney;
}

/** What the guest waits for an answer to; it stands until somebody gives one. */
export function OpenRequests(props: RequestsProps) {
  const { t, requests, reservation } = props;
  return requests
    .filter(({ state }) => state === 'OPEN')
    .map((request) => (
      <InlineBar
        key={request.id}
        tone="warn"
        icon="message-square"
        title={t(`reservations:request.${request.kind}`)}
        action={<RequestActs {...props} request={request} />}
      >
        {[formatInstant(request.at), wordsOf(t, request, reservation), sumsOf(props, request)]
          .filter(Boolean)
          .join(' · ')}
      </InlineBar>
    ));
}

/** What the guest saw and agreed to when they asked. */
function sumsOf({ t, cancellable, ending }: RequestsProps, { kind }: ShownRequest): string | null {
  if (kind !== 'CANCELLATION' || !cancellable) return null;
  const { kept_kurus, refund_kurus } = ending.by_guest;
  const sums = { kept: formatMoney(kept_kurus), refund: formatMoney(refund_kurus) };
  return t('affairs:request.sums', sums);
}

function wordsOf(
  t: Translate,
  { wanted, message }: ShownRequest,
  { unit }: RequestsProps['reservation'],
): string {
  const days = wanted && formatStayWithYear(...saidDays(unit, wanted.check_in, wanted.check_out));
  return [days && t('affairs:request.days', { days }), message].filter(Boolean).join(' · ');
}

type ActsProps = RequestsProps & { request: ShownRequest };

function RequestActs(props: ActsProps) {
  const isMessage = props.request.kind === 'MESSAGE';
  return (
    <div className="row wrapping no-print">
      <Grant {...props} />
      <AnswerDialog {...props} act="close" />
      {!isMessage && <AnswerDialog {...props} act="refuse" />}
    </div>
  );
}

/** A granted request leads to the form that does it, filled in. */
function Grant({ t, request, reservation, changeable, cancellable }: ActsProps) {
  const { kind, id } = reservation;
  if (request.kind === 'CHANGE' && changeable) {
    const search = { ...request.wanted, request: request.id, as_sold: '1' };
    return (
      <LinkButton
        small
        icon="calendar-sync"
        href={paths.dashboard.reservationChange(kind, id, search)}
      >
        {t('affairs:request.prepare')}
      </LinkButton>
    );
  }
  if (request.kind !== 'CANCELLATION' || !cancellable) return null;
  const { message } = request;
  const reason = message
    ? t('affairs:request.reason', { message: truncate(message, 400) })
    : t('affairs:request.reason_plain');
  return (
    <DialogButton small opens="move-CANCELLED" data-fill={JSON.stringify({ reason })}>
      {t('affairs:request.cancel')}
    </DialogButton>
  );
}

const STATES = { close: 'DONE', refuse: 'REFUSED' } as const;

/** The answer in the clerk's words; the guest gets it by mail. */
function AnswerDialog({ t, request, reservation, act }: ActsProps & { act: 'close' | 'refuse' }) {
  const dialog = `request-${request.id}-${act}`;
  const says = [t(`affairs:request.${act}_mails`)];
  if (act === 'close') says.push(t('affairs:request.close_changes_nothing'));
  return (
    <AskingButton
      t={t}
      id={dialog}
      small
      label={t(`affairs:request.${act}`)}
      title={t(`affairs:request.${act}_title`, { code: reservation.reservation_id })}
      consequences={says}
      danger={act === 'refuse'}
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="PATCH"
        path={paths.api.guestRequest(request.id)}
        success="reload"
        toast={t('affairs:request.done')}
        once
      >
        <input type="hidden" name="state" value={STATES[act]} />
        <FormTextarea
          t={t}
          scope={dialog}
          name="answer"
          label={t('affairs:request.answer')}
          hint={t('affairs:request.answer_hint')}
          rows={4}
          maxLength={2000}
          required={act === 'refuse'}
          optional={act === 'close'}
        />
      </ActionForm>
    </AskingButton>
  );
}

export const requestTones: Record<ShownRequest['state'], TagKind> = {
  OPEN: 'warn',
  DONE: 'ok',
  REFUSED: 'bad',
};

type AnsweredProps = Pick<RequestsProps, 't' | 'requests' | 'reservation'>;

/** What was asked before and what became of it. */
export function AnsweredRequests({ t, requests, reservation }: AnsweredProps) {
  const answered = requests.filter(({ state }) => state !== 'OPEN').reverse();
  if (answered.length === 0) return null;
  return (
    <Panel title={t('affairs:request.title')}>
      <ul className="lines">
        {answered.map((request) => (
          <li key={request.id}>
            <div>
              <b>{t(`affairs:request.kind.${request.kind}`)}</b>
              <small>
                {[formatInstant(request.at), wordsOf(t, request, reservation)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {request.answer && (
                <small>{t('affairs:request.answered', { answer: request.answer })}</small>
              )}
            </div>
            <div className="end">
              <Tag kind={requestTones[request.state]}>
                {t(`affairs:request.state.${request.state}`)}
              </Tag>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
