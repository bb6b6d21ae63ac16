import { ErrorSummary } from '../../components/error-summary.tsx';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import {
  type BookedVilla,
  type BookingForm,
  type BookingNotice,
  isFree,
  type StaySummary,
} from './booking.ts';
import { DatesForm } from './dates.tsx';
import { RequestForm } from './form.tsx';
import { Refused } from './refused.tsx';
import { Steps } from './steps.tsx';
import { FoldedSummary, Summary } from './summary.tsx';

export interface BookingPageProps {
  site: Site;
  villa: BookedVilla;
  /** As they were asked for, whether they make a stay or not. */
  dates: { check_in: string; check_out: string };
  /** Why they make none, field by field; none before any is chosen. */
  days_errors: Record<string, string>;
  /** Null while the dates are no stay. */
  summary: StaySummary | null;
  /** Every reason against the stay, in words. */
  reasons: string[];
  /** Villas free on the same dates. */
  alternatives: { href: string; text: string } | null;
  /** Other days of the same length that can be had. */
  nearest: { href: string; text: string } | null;
  /** Null where nothing can be asked for. */
  form: BookingForm | null;
  /** What became of a form that was sent. */
  notice: BookingNotice | null;
  /**
   * The guest comes from an offer whose price holds, from one that is over, or whose villa is taken; `href`
   * leads to it, as it is by now.
   */
  from_offer?: { state: 'agreed' | 'over' | 'taken'; href: string } | undefined;
  /** Nobody is asked first: the payment page comes next and holds the dates. */
  at_once: boolean;
  /** Cards are taken. */
  by_card: boolean;
}

/** `/rezervasyon/{slug}`: a guest asks for a stay. */
export function BookingPage(props: BookingPageProps) {
  const { site, villa, summary, form, at_once } = props;
  const { t } = site;
  const title = t(at_once ? 'booking:title_at_once' : 'booking:title', { villa: villa.name });
  const errors = shownErrors(props);
  const isRefused = Object.keys(errors).length > 0 || isRefusal(props);
  return (
    <PublicLayout
      site={site}
      title={isRefused ? t('booking:error_prefix', { title }) : title}
      styles={['form', 'booking', 'prose']}
      noindex
      booking
    >
      <div className="wrap booking">
        <Steps site={site} at={summary && form ? 'details' : 'dates'} />
        <Head {...props} />
        <div className="columns">
          <div className="stack loose">
            <Answer {...props} errors={errors} />
            {summary && <FoldedSummary site={site} summary={summary} />}
            <Body {...props} />
          </div>
          {summary && <Summary site={site} summary={summary} />}
        </div>
      </div>
    </PublicLayout>
  );
}

/** What was sent is for a stay that cannot be sold. */
const isRefusal = ({ form, reasons }: Pick<BookingPageProps, 'form' | 'reasons'>): boolean =>
  reasons.length > 0 && form?.is_answer === true;

function Head({ site, villa, summary, form, reasons, at_once }: BookingPageProps) {
  const { t } = site;
  if (!summary && !form)
    return (
      <header>
        <h1>{t('booking:dates.title')}</h1>
        <p className="muted">
          {t(villa.charter ? 'booking:dates.boat_text' : 'booking:dates.text')}
        </p>
      </header>
    );
  if (!form || (summary && reasons.length > 0))
    return (
      <header>
        <h1>{t(villa.charter ? 'booking:refused.boat_title' : 'booking:refused.title')}</h1>
      </header>
    );
  const words = headOf(villa, { at_once, is_free: isFree(summary) });
  return (
    <header>
      <h1>{t(`booking:head.${words}.title`)}</h1>
      <p className="muted">{t(`booking:head.${words}.text`)}</p>
    </header>
  );
}

function headOf(
  { charter }: BookedVilla,
  { at_once, is_free }: { at_once: boolean; is_free: boolean },
) {
  if (at_once) return is_free ? 'at_once_free' : 'at_once';
  if (is_free) return charter ? 'boat_free' : 'villa_free';
  return charter ? 'boat' : 'villa';
}

interface Errors {
  errors: Record<string, string>;
}

/** The boxes stand below a price: until there is one, nobody can tick them. */
function shownErrors({ form, ...page }: BookingPageProps): Record<string, string> {
  const errors = Object.entries(form ? form.errors : page.days_errors);
  return Object.fromEntries(errors.filter(([name]) => isSellable(page) || !BOXES.includes(name)));
}

const BOXES = ['accept_information', 'accept_contract'];

const isSellable = ({ summary, reasons }: Pick<BookingPageProps, 'summary' | 'reasons'>) =>
  summary !== null && reasons.length === 0;

/** What the form's answer says, first in the page and with the focus. */
function Answer({ site, notice, errors, from_offer }: BookingPageProps & Errors) {
  // Of days that went while the form was on its way the notice says it all but the way back.
  const back = notice && from_offer?.state === 'taken' ? from_offer.href : null;
  return (
    <>
      {from_offer && !back && <FromOffer site={site} {...from_offer} />}
      {notice && (
        <Note
          kind={notice.kind}
          icon={notice.kind === 'ok' ? 'circle-check' : 'circle-alert'}
          title={notice.title}
          focus
        >
          {notice.text && <p>{notice.text}</p>}
          {notice.link && (
            <p>
              <a className="link" href={notice.link.href}>
                {notice.link.text}
              </a>
            </p>
          )}
          {back && <BackToOffer site={site} href={back} />}
        </Note>
      )}
      <ErrorSummary site={site} fields={errors} />
    </>
  );
}

type FromOfferProps = { site: Site } & NonNullable<BookingPageProps['from_offer']>;

/** An offer that was changed while its villa's form was filled in may still be a good one. */
function FromOffer({ site, state, href }: FromOfferProps) {
  const { t } = site;
  return (
    <Note
      kind={state === 'agreed' ? 'ok' : 'warn'}
      icon={state === 'agreed' ? 'badge-check' : 'circle-alert'}
      title={t(`booking:offer.${state}_title`)}
    >
      <p>{t(`booking:offer.${state}`)}</p>
      {state !== 'agreed' && <BackToOffer site={site} href={href} />}
    </Note>
  );
}

const BackToOffer = ({ site: { t }, href }: { site: Site; href: string }) => (
  <p>
    <a className="link" href={href}>
      {t('booking:offer.see')}
    </a>
  </p>
);

function Body(props: BookingPageProps) {
  const { site, villa, dates, days_errors, summary, reasons, alternatives, form } = props;
  const { at_once, by_card, notice, nearest } = props;
  const { t } = site;
  const refused = summary !== null && reasons.length > 0;
  const sellable = isSellable(props);
  return (
    <>
      {refused && (
        <Refused
          site={site}
          villa={villa}
          stay={{ ...dates, ...guestsOf(summary) }}
          reasons={reasons}
          nearest={nearest}
          alternatives={notice?.link?.href === alternatives?.href ? null : alternatives}
          focus={
            isRefusal(props) && notice === null && Object.keys(form?.errors ?? {}).length === 0
          }
        />
      )}
      {form ? (
        <RequestForm {...{ site, villa, form, dates, summary, sellable, at_once, by_card }} />
      ) : (
        <DatesForm
          site={site}
          villa={villa}
          dates={dates}
          errors={days_errors}
          guests={summary && guestsOf(summary)}
          title={refused ? t('booking:dates.other_stay') : villa.name}
        />
      )}
    </>
  );
}

const guestsOf = ({ stay: { adults, children, babies } }: StaySummary) => ({
  adults,
  children,
  babies,
});
