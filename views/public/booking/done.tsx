import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Attempt } from './attempt.tsx';
import {
  type DueTransfer,
  isFree,
  type JourneyStep,
  type ReservationHead,
  type StaySummary,
} from './booking.ts';
import { Journey } from './journey.tsx';
import { StateTag } from './state-tag.tsx';
import { Steps } from './steps.tsx';
import { Summary } from './summary.tsx';
import { Transfer } from './transfer.tsx';

export interface BookedPageProps {
  site: Site;
  head: ReservationHead;
  summary: StaySummary;
  journey: JourneyStep[];
  /** What has to be sent to the bank now; null: nothing. */
  transfer: DueTransfer | null;
  /** It was to be held at once, but others are held as it is: a request was made of it. */
  instead: boolean;
  /** Nothing follows any more. */
  is_over: boolean;
  /** Where to look further when this came to nothing. */
  alternatives: { href: string; text: string } | null;
  /** Where the same can be asked for again. */
  again: string | null;
  /** Where the card payment of what expired is looked after that has no end yet. */
  attempt_href: string | null;
}

/** The page behind a code: what was asked for, and what happens next. It names no person. */
export function BookedPage(props: BookedPageProps) {
  const { site, head, summary, transfer, alternatives, again, attempt_href } = props;
  const { t } = site;
  return (
    <PublicLayout
      site={site}
      title={t('booking:done_title', { code: head.code })}
      styles={['form', 'booking', 'own-booking']}
      noindex
      booking
    >
      <div className="wrap booking">
        <Steps site={site} at="done" />
        <div className="columns">
          <div className="stack loose">
            <header>
              <StateTag site={site} status={head.status} />
              <h1>{head.title}</h1>
              <p className="muted">{head.text}</p>
            </header>
            {props.instead && (
              <Note kind="info" icon="info" title={t('booking:done.instead_title')}>
                <p>{t('booking:done.instead')}</p>
              </Note>
            )}
            <Code site={site} head={head} transfer={transfer} />
            <Attempt site={site} href={attempt_href} />
            {again && (
              <LinkButton kind="primary" href={again}>
                {t('payments:again')}
              </LinkButton>
            )}
            {alternatives && <LinkButton href={alternatives.href}>{alternatives.text}</LinkButton>}
            {transfer ? (
              <Transfer site={site} transfer={transfer} />
            ) : (
              <>
                <Waiting {...props} />
                <Next {...props} />
              </>
            )}
          </div>
          <aside className="stack">
            <Summary site={site} summary={summary} />
            {transfer && <Next {...props} />}
          </aside>
        </div>
      </div>
    </PublicLayout>
  );
}

/** Beside the money where some is due, else on its own. */
function Next({ site: { t }, journey, is_over }: BookedPageProps) {
  return (
    <section className="panel">
      <h2>{t(is_over ? 'booking:journey.label' : 'booking:done.next')}</h2>
      <Journey label={t('booking:journey.label')} steps={journey} />
    </section>
  );
}

function Code({ site, head, transfer }: Pick<BookedPageProps, 'site' | 'head' | 'transfer'>) {
  const { t } = site;
  const { code } = head;
  return (
    <section className="code" aria-label={t('booking:done.code')}>
      <Icon name="hash" />
      <div>
        <p>{t('booking:done.code')}</p>
        <p className="number">
          <b>{code}</b>
        </p>
        <p className="fine">
          {t(transfer ? 'booking:done.code_transfer' : 'booking:done.code_note')}
        </p>
      </div>
      <CopyButton site={site} text={code} label={t('booking:done.copy_code')} />
    </section>
  );
}

function Waiting({ site, head, summary, is_over }: BookedPageProps) {
  const { t } = site;
  const is_free = isFree(summary);
  return (
    <Note icon="mail">
      {!is_over && <p>{t('booking:done.mail')}</p>}
      {head.status === 'PENDING' && !is_free && <p>{t('booking:transfer.pending')}</p>}
      <p>
        <a className="link" href={paths.enquire({ code: head.code })}>
          {t(head.status === 'OPTION' && is_free ? 'booking:done.confirm' : 'booking:done.enquire')}
        </a>
      </p>
    </Note>
  );
}
