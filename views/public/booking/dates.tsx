import { addDays } from '../../../server/shared/days.ts';
import { Button } from '../../components/button.tsx';
import { InputField } from '../../components/field.tsx';
import type { Site } from '../../layouts/site.ts';
import { bookingAddress } from './addresses.ts';
import type { BookedVilla } from './booking.ts';
import { PartyFields } from './party-fields.tsx';

interface DatesProps {
  site: Site;
  villa: BookedVilla;
  dates: { check_in: string; check_out: string };
  /** By the field's name. */
  errors?: Record<string, string>;
}

/** Arrival and departure as two days. */
export function DateFields({ site, villa, dates, errors = {} }: DatesProps) {
  const { t, today } = site;
  const isDayTrip = villa.charter?.unit === 'trip';
  const check_in = villa.charter ? 'booking:dates.boat_check_in' : 'booking:dates.check_in';
  return (
    <div className="pair">
      <InputField
        site={site}
        name="check_in"
        kind="date"
        label={t(isDayTrip ? 'booking:dates.trip_day' : check_in)}
        defaultValue={dates.check_in}
        min={today}
        error={errors.check_in}
        required
      />
      {!isDayTrip && (
        <InputField
          site={site}
          name="check_out"
          kind="date"
          label={t(villa.charter ? 'booking:dates.boat_check_out' : 'booking:dates.check_out')}
          defaultValue={dates.check_out}
          min={addDays(today, 1)}
          error={errors.check_out}
          required
        />
      )}
    </div>
  );
}

/** Dates of a villa before anything was typed; other ones, and another party, where a stay was refused. */
export function DatesForm({
  site,
  villa,
  dates,
  errors,
  guests,
  title,
}: DatesProps & {
  guests: { adults: number; children: number; babies: number } | null;
  title: string;
}) {
  const { t } = site;
  return (
    <form className="panel stack" method="get" action={bookingAddress(villa)} noValidate>
      <h2>{title}</h2>
      {villa.charter && <input type="hidden" name="unit" value={villa.charter.unit} />}
      <DateFields {...{ site, villa, dates, errors }} />
      {guests && (
        <div className="guests">
          <PartyFields site={site} villa={villa} party={guests} />
        </div>
      )}
      <Button kind="primary" name="show" value="1">
        {t('booking:dates.show')}
      </Button>
    </form>
  );
}
