import { areAllThere } from '../../../server/shared/accepted-texts.ts';
import { Button } from '../../components/button.tsx';
import { InputField, TextareaField } from '../../components/field.tsx';
import { Trap } from '../../components/trap.tsx';
import type { Site } from '../../layouts/site.ts';
import { bookingAddress } from './addresses.ts';
import { Agreements, NewsletterBox } from './agreements.tsx';
import { type BookedVilla, type BookingForm, isFree, type StaySummary } from './booking.ts';
import { DateFields } from './dates.tsx';
import { Extras } from './extras.tsx';
import { PartyFields } from './party-fields.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

interface FormProps {
  site: Site;
  villa: BookedVilla;
  form: BookingForm;
  dates: { check_in: string; check_out: string };
  summary: StaySummary | null;
  /** False after dates turned out not to be for sale: other ones have to be chosen first. */
  sellable: boolean;
  /** The payment page comes next. */
  at_once: boolean;
  /** Cards are taken. */
  by_card: boolean;
}

/** The request: who comes, with whom, with what, and what is agreed to. It works without a script. */
export function RequestForm(props: FormProps) {
  const { site, villa, form, dates, summary, sellable, at_once, by_card } = props;
  const sendable = sellable && areAllThere(form.documents);
  return (
    <form
      className="stack loose"
      method="post"
      action={addressOf(villa, summary, form.offer)}
      noValidate
      data-answer={form.is_answer ? '' : undefined}
    >
      {villa.charter && <input type="hidden" name="unit" value={villa.charter.unit} />}
      {form.again && <input type="hidden" name="again" value="1" />}
      <Hidden form={form} dates={sellable ? dates : null} total={summary?.price?.total_kurus} />
      {sendable && <SentByEnter />}
      <Trap site={site} />
      {!sellable && <OtherDates site={site} villa={villa} dates={dates} errors={form.errors} />}
      <Contact site={site} form={form} />
      <Guests site={site} villa={villa} form={form} />
      {form.extras.length > 0 && (
        <Extras
          site={site}
          form={form}
          boat={villa.charter !== null}
          total_kurus={sellable ? summary?.price?.total_kurus : undefined}
        />
      )}
      {sellable && !at_once && summary?.price && !isFree(summary) && (
        <WaysToPay
          site={site}
          prepayment_kurus={summary.price.prepayment_kurus}
          by_card={by_card}
        />
      )}
      {sellable && <Agreements site={site} form={form} />}
      {sendable && <NewsletterBox site={site} form={form} />}
      {sendable && <Send site={site} at_once={at_once} is_free={isFree(summary)} />}
    </form>
  );
}

/** What the press does, and what it costs. */
function Send({ site: { t }, at_once, is_free }: SendProps) {
  const booking = is_free ? 'booking:send_and_book' : 'booking:send_and_pay';
  const booked = is_free ? 'booking:book_note' : 'booking:pay_note';
  const asked = is_free ? 'booking:send_free_note' : 'booking:send_note';
  return (
    <div className="send">
      <Button kind="primary">{t(at_once ? booking : 'booking:send')}</Button>
      <p className="fine dim">{t(at_once ? booked : asked)}</p>
    </div>
  );
}

type SendProps = Pick<FormProps, 'site' | 'at_once'> & { is_free: boolean };

/** With the stay in it, so that the page can be opened again by its address. */
function addressOf(
  villa: BookedVilla,
  summary: StaySummary | null,
  offer: string | undefined,
): string {
  if (!summary) return bookingAddress(villa);
  const { check_in, check_out, adults, children, babies } = summary.stay;
  return bookingAddress(villa, { check_in, check_out, adults, children, babies, offer });
}

function Hidden({
  form,
  dates,
  total,
}: Pick<FormProps, 'form'> & {
  dates: FormProps['dates'] | null;
  total: number | undefined;
}) {
  return (
    <div hidden data-priced="marks">
      <input type="hidden" name="form_key" value={form.form_key} />
      <input type="hidden" name="price_mark" value={form.price_mark} />
      <input type="hidden" name="terms_mark" value={form.terms_mark} />
      {form.offer && <input type="hidden" name="offer" value={form.offer} />}
      {total !== undefined && <input type="hidden" name="shown_total_kurus" value={total} />}
      {dates && <input type="hidden" name="check_in" value={dates.check_in} />}
      {dates && <input type="hidden" name="check_out" value={dates.check_out} />}
    </div>
  );
}

/** Enter in a field presses a form's first button: that is sending, not the total's update. */
function SentByEnter() {
  return <button type="submit" className="hidden-text" tabIndex={-1} aria-hidden="true" />;
}

function OtherDates({
  site,
  villa,
  dates,
  errors,
}: Pick<FormProps, 'site' | 'villa' | 'dates'> & { errors: Record<string, string> }) {
  const { t } = site;
  return (
    <section className="panel stack">
      <h2>{t('booking:dates.other')}</h2>
      <p className="muted">{t('booking:dates.same_details')}</p>
      <DateFields site={site} villa={villa} dates={dates} errors={errors} />
      <Button kind="primary" name="reprice" value="1">
        {t('booking:dates.show')}
      </Button>
    </section>
  );
}

function Contact({ site, form }: Pick<FormProps, 'site' | 'form'>) {
  const { t } = site;
  const { typed, errors } = form;
  return (
    <section className="panel">
      <h2>{t('booking:contact.title')}</h2>
      <div className="pair">
        <InputField
          site={site}
          name="customer_name"
          label={t('booking:contact.name')}
          defaultValue={typed.customer_name}
          error={errors.customer_name}
          problem={t('booking:error.customer_name')}
          autoComplete="name"
          maxLength={120}
          required
        />
        <InputField
          site={site}
          name="customer_phone"
          kind="tel"
          inputMode="tel"
          label={t('booking:contact.phone')}
          hint={t('booking:contact.phone_hint')}
          defaultValue={typed.customer_phone}
          error={errors.customer_phone}
          problem={t('booking:error.customer_phone')}
          autoComplete="tel"
          required
        />
        <InputField
          site={site}
          name="customer_email"
          kind="email"
          inputMode="email"
          label={t('booking:contact.email')}
          hint={t('booking:contact.email_hint')}
          defaultValue={typed.customer_email}
          error={errors.customer_email}
          problem={t('booking:error.customer_email')}
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
    </section>
  );
}

function Guests({ site, villa, form }: Pick<FormProps, 'site' | 'villa' | 'form'>) {
  const { t } = site;
  const { typed, errors, max_guests, ages } = form;
  return (
    <section className="panel guests">
      <h2>{t('booking:guests.title')}</h2>
      {max_guests !== null && (
        <p className="fine muted">
          {t(villa.charter ? 'booking:guests.boat_capacity' : 'booking:guests.capacity', {
            guests: max_guests,
          })}
        </p>
      )}
      {/* A note changes no price: priced with it, ticks for the same texts were taken back. */}
      <div data-prices>
        <PartyFields {...{ site, villa, ages, errors }} party={typed} />
      </div>
      <TextareaField
        site={site}
        name="customer_note"
        label={t('booking:guests.note')}
        hint={t(villa.charter ? 'booking:guests.boat_note_hint' : 'booking:guests.note_hint')}
        placeholder={t(
          villa.charter
            ? 'booking:guests.boat_note_placeholder'
            : 'booking:guests.note_placeholder',
        )}
        defaultValue={typed.customer_note}
        error={errors.customer_note}
        maxLength={2000}
        optional
      />
    </section>
  );
}
