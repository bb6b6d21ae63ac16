import { PARTY_LIMITS } from '../../../server/shared/party-limits.ts';
import { Stepper } from '../../components/stepper.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BookedVilla, BookingForm } from './booking.ts';

const GROUPS = ['adults', 'children', 'babies'] as const;

interface PartyFieldsProps {
  site: Site;
  villa: BookedVilla;
  /** As typed, when a refused form is shown again. */
  party: Record<(typeof GROUPS)[number], number | string>;
  /** Who counts as what, beside the fields; null where it is not said. */
  ages?: BookingForm['ages'];
  /** By the field's name. */
  errors?: Record<string, string>;
}

/** How many adults, children and babies come. */
export function PartyFields({ site, villa, party, ages = null, errors = {} }: PartyFieldsProps) {
  const { t } = site;
  const { people, babies } = PARTY_LIMITS[villa.charter ? 'boat' : 'villa'];
  return GROUPS.map((name) => (
    <Stepper
      key={name}
      site={site}
      name={name}
      label={t(`booking:guests.${name}`)}
      hint={ages ? t(`booking:guests.${name}_hint`, HINTS[name](ages)) : undefined}
      value={party[name]}
      min={name === 'adults' ? 1 : 0}
      max={name === 'babies' ? babies : people}
      error={errors[name]}
    />
  ));
}

type Ages = NonNullable<BookingForm['ages']>;

const HINTS = {
  adults: ({ child_max }: Ages) => ({ from: child_max + 1 }),
  children: ({ child_max, baby_max }: Ages) => ({ from: baby_max + 1, until: child_max }),
  babies: ({ baby_max }: Ages) => ({ until: baby_max }),
};
