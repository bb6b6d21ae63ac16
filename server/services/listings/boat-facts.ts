import type { SiteSettings } from '../../../views/layouts/site.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { t } from '../../i18n.ts';
import type { ContractBoat } from '../../queries/reservations/booking-boats.ts';
import { formatTime } from '../../shared/format-days.ts';
import type { LegalFacts } from '../content/legal-documents.ts';
import { listingFacts, type SaidQuote } from '../reservations/booking-facts.ts';

interface Charter {
  unit: CharterUnit;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
}

interface Terms {
  quoted: SaidQuote;
  settings: SiteSettings;
  /** Not known while the form is still being filled in. */
  customer?: { customer_name: string; customer_email: string; customer_phone: string };
}

/** A boat under a villa's names, with the hours of the unit it is chartered by. */
export const bookedCharterOf = (
  boat: Pick<ContractBoat, 'boarding_time' | 'leaving_time' | 'trip_starts_at' | 'trip_ends_at'>,
  { unit, check_in, check_out }: Pick<Charter, 'unit' | 'check_in' | 'check_out'>,
) =>
  unit === 'trip'
    ? { check_in_time: boat.trip_starts_at, check_out_time: boat.trip_ends_at, last_day: check_in }
    : { check_in_time: boat.boarding_time, check_out_time: boat.leaving_time, last_day: check_out };

/** A charter in the words the pre-information and the contract name it by. */
export function charterFacts(
  boat: ContractBoat & { policy: unknown },
  charter: Charter,
  terms: Terms,
): LegalFacts {
  const { last_day, ...times } = bookedCharterOf(boat, charter);
  const shown = { ...charter, check_out: last_day };
  return {
    ...listingFacts({ ...boat, ...times }, shown, terms, 'boat'),
    charter: charterText(charter.unit, terms.quoted.nights.length, times),
    included: boat.included,
    excluded: boat.excluded,
  };
}

/** 'Haftalık kiralama, 10 gün', 'Günübirlik, 10.00 – 18.00' */
const charterText = (
  unit: CharterUnit,
  days: number,
  { check_in_time, check_out_time }: { check_in_time: string; check_out_time: string },
): string =>
  t(`boats:charter.${unit}`, {
    days,
    from: formatTime(check_in_time),
    until: formatTime(check_out_time),
  });
