import type { ReactNode } from 'react';
import type { CharterUnit } from '../../../server/schemas/boats.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { RequestKind } from '../../../server/shared/guest-requests.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { CheckboxField, InputField, TextareaField } from '../../components/field.tsx';
import { Note } from '../../components/note.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import type { GuestAffairsData, RefundShown, SentRequest } from './affairs.ts';

interface RequestProps {
  site: Site;
  code: string;
  affairs: GuestAffairsData;
  /** Of a boat's reservation; null: it is a villa's. */
  unit: CharterUnit | null;
  /** The page answers a form: where it is shown again. */
  answer: string | undefined;
}

/** Other days, the end of the booking, a question: each folds out its form. */
export function Requests({ site, code, affairs, unit, answer }: RequestProps) {
  const { t } = site;
  const { may_change, may_cancel, refund, refused } = affairs;
  const form = { site, code, affairs, answer };
  const typed = (kind: RequestKind) => (refused?.kind === kind ? refused : null);
  return (
    <section className="panel requests no-print" id="requests">
      <h2>{t('enquire:request.title')}</h2>
      <p className="muted">{t('enquire:request.text')}</p>
      {refused?.sentence && <Note kind="bad" icon="circle-alert" title={refused.sentence} focus />}
      {may_change && (
        <RequestForm {...form} kind="CHANGE">
          {affairs.change_right && <p className="hint">{affairs.change_right}</p>}
          <WantedDays {...form} unit={unit} />
          <Message {...form} kind="CHANGE" />
        </RequestForm>
      )}
      {!may_change && affairs.change_right && <p className="muted">{affairs.change_right}</p>}
      <RequestForm {...form} kind="MESSAGE">
        <Message {...form} kind="MESSAGE" />
      </RequestForm>
      {may_cancel && refund && (
        <RequestForm {...form} kind="CANCELLATION">
          <Refund site={site} refund={refund} />
          <Message {...form} kind="CANCELLATION" />
          <CheckboxField
            site={site}
            name="seen"
            value="1"
            label={t(
              affairs.refund?.paid_kurus ? 'enquire:request.seen' : 'enquire:request.seen_nothing',
            )}
            error={typed('CANCELLATION')?.fields.seen}
            required
          />
        </RequestForm>
      )}
      <Sent site={site} requests={affairs.requests} />
    </section>
  );
}

/** The days instead; a day trip has one. */
function WantedDays({ site, affairs: { refused }, unit }: Omit<RequestProps, 'answer' | 'code'>) {
  const { t, today } = site;
  const typed = refused?.kind === 'CHANGE' ? refused : null;
  const field = (name: 'check_in' | 'check_out', label: string) => (
    <InputField
      site={site}
      name={name}
      kind="date"
      min={today}
      label={label}
      error={typed?.fields[name]}
      defaultValue={typed?.[name]}
      optional
    />
  );
  if (unit === 'trip') return field('check_in', t('enquire:request.trip_day'));
  return (
    <div className="pair">
      {field('check_in', t(unit ? 'enquire:request.boat_check_in' : 'enquire:request.check_in'))}
      {field('check_out', t(unit ? 'enquire:request.boat_check_out' : 'enquire:request.check_out'))}
    </div>
  );
}

type FormProps = Omit<RequestProps, 'unit'> & { kind: RequestKind };

function RequestForm(props: FormProps & { children: ReactNode }) {
  const { site, code, affairs, answer, kind, children } = props;
  const { t } = site;
  const refused = affairs.refused?.kind === kind ? affairs.refused : null;
  const last = kind === 'CANCELLATION' ? 'danger' : 'primary';
  return (
    <details className="request" open={refused !== null}>
      <summary className={kind === 'CANCELLATION' ? 'button quiet bad' : 'button outline'}>
        {t(`enquire:request.open.${kind}`)}
      </summary>
      <form
        className="stack"
        method="post"
        action={paths.guestRequest(code)}
        noValidate
        data-answer={answer}
      >
        <input type="hidden" name="token" value={affairs.token} />
        <input type="hidden" name="kind" value={kind} />
        <ErrorSummary site={site} fields={refused && named(kind, refused.fields)} />
        {children}
        <Button kind={last}>{t(`enquire:request.send.${kind}`)}</Button>
      </form>
    </details>
  );
}

/** Each form has a message of its own. */
const messageOf = (kind: RequestKind) => `message-${kind.toLowerCase()}`;

const named = (kind: RequestKind, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name === 'message' ? messageOf(kind) : name,
      text,
    ]),
  );

function Message({ site, affairs, kind }: FormProps) {
  const refused = affairs.refused?.kind === kind ? affairs.refused : null;
  return (
    <TextareaField
      site={site}
      name="message"
      own={messageOf(kind)}
      label={site.t(`enquire:request.message.${kind}`)}
      error={refused?.fields.message}
      defaultValue={refused?.message}
      optional={kind !== 'MESSAGE'}
      maxLength={2000}
      rows={4}
    />
  );
}

/** What comes back if the booking ended today, before anything is sent. */
function Refund({ site, refund }: RefundProps) {
  const { paid_kurus, in_review } = refund;
  const { t } = site;
  if (in_review)
    return (
      <>
        {paid_kurus > 0 && <Sums site={site} refund={refund} />}
        <p>{t('enquire:request.paid_in_review')}</p>
      </>
    );
  return paid_kurus > 0 ? (
    <Sums site={site} refund={refund} />
  ) : (
    <p>{t('enquire:request.nothing_paid')}</p>
  );
}

interface RefundProps {
  site: Site;
  refund: RefundShown;
}

function Sums({ site: { t }, refund }: RefundProps) {
  const { paid_kurus, kept_kurus, refund_kurus } = refund;
  return (
    <dl className="refund">
      <div>
        <dt>{t('enquire:request.paid')}</dt>
        <dd className="number">{formatMoney(paid_kurus)}</dd>
      </div>
      <div>
        <dt>{t('enquire:request.kept')}</dt>
        <dd className="number">{formatMoney(kept_kurus)}</dd>
      </div>
      <div className="total">
        <dt>{t('enquire:request.refund')}</dt>
        <dd className="number">{formatMoney(refund_kurus)}</dd>
      </div>
    </dl>
  );
}

function Sent({ site: { t }, requests }: { site: Site; requests: SentRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <>
      <h3>{t('enquire:request.list')}</h3>
      <ul className="asked">
        {requests.map((request) => (
          <li key={request.id}>
            <p className="row between wrapping">
              <b>{request.title}</b>
              <Tag kind={request.tag}>{request.state}</Tag>
            </p>
            <p className="fine muted">{request.when}</p>
            {request.days && <p>{t('enquire:request.wanted', { days: request.days })}</p>}
            {request.text && <p className="typed">{request.text}</p>}
            {request.answer && (
              <p>
                <b>{t('enquire:request.answer')}</b> {request.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
