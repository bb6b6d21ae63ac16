import { dayFrom, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import type { Random } from './random.ts';
import type { Numbered } from './rows.ts';
import { has, type VillaPlan } from './villa-plan.ts';
import type { VillaSize } from './villa-size.ts';

/** The rules a villa is sold by where its seasons are silent. */
export function saleOf(
  plan: VillaPlan,
  { short_stay_fee, deposit }: VillaSize,
  { index, random }: { index: number; random: Random },
) {
  return {
    min_nights: plan.bedrooms === 1 ? 2 : 3,
    arrival_weekdays: null,
    short_stay_limit: plan.level >= 4 ? 7 : 5,
    short_stay_fee_kurus: short_stay_fee * 100,
    prepayment_percent: random.pick([20, 20, 20, 25, 30]),
    deposit_kurus: deposit * 100,
    gap_allowed: index % 3 !== 2,
    gap_min_nights: plan.bedrooms > 4 ? 3 : 2,
    option_hours: index % 20 === 7 ? 48 : null,
    instant_booking: has(plan, 'instant'),
    commission_percent: random.pick([15, 18, 18, 20]),
  };
}

interface PermitFacts {
  index: number;
  moment: Moment;
  plate: number;
  /** The owner's name: the permit is theirs. */
  holder: string;
}

/** The permit of Law 7464 and whether the villa is on sale; one waits for its permit, one lost it. */
export function permitOf(plan: VillaPlan, { capacity }: VillaSize, facts: PermitFacts) {
  const { index, moment, plate, holder } = facts;
  const waits = has(plan, 'off-permit');
  const withdrawn = has(plan, 'off-withdrawn');
  const permit_date = dayFrom(moment, -700 + ((index * 7) % 400));
  const number = 1_204 + ((index * 613) % 8_700);
  const verified = waits ? null : past(moment, dayFrom(moment, -checkedAgo(index)), [14, 5]);
  return {
    active: !plan.tags.some((tag) => tag.startsWith('off-')),
    published_at: verified,
    withdrawn_at: withdrawn ? past(moment, dayFrom(moment, -24), [9, 30]) : null,
    withdrawn_reason: withdrawn ? 'PERMIT_LOST' : null,
    warned_at: withdrawn ? past(moment, dayFrom(moment, -25), [17, 40]) : null,
    permit_type: 'RENTAL_PERMIT',
    permit_no: waits ? null : `${String(plate).padStart(2, '0')}-${number}`,
    permit_holder: waits ? null : holder,
    permit_date: waits ? null : permit_date,
    permit_capacity: capacity + 1,
    permit_verified_at: verified,
    permit_verified_by: waits ? null : (STAFF_IDS[index % STAFF_IDS.length] ?? null),
  };
}

/** Days; one has to be looked up again. */
const checkedAgo = (index: number) => (index === 8 ? 371 : (index % 90) + 3);

const STREETS = ['Sardunya', 'Zeytinlik', 'Liman', 'Okul', 'Çınar', 'Değirmen', 'Papatya', 'Sahil'];

/** What the transport report asks for; every sixth villa lacks some of it. */
export function addressOf(district: Numbered<'districts'>, index: number) {
  const isComplete = index % 6 !== 5;
  return {
    il_code: district.il_code ?? null,
    ilce_code: isComplete ? (district.ilce_code ?? null) : null,
    mahalle: isComplete ? district.name : null,
    street: `${STREETS[index % STREETS.length]} Sokak`,
    lane: null,
    outer_door_no: String(3 + ((index * 7) % 60)),
    inner_door_no: null,
    property_no: isComplete ? String(70_000_100 + index * 137) : null,
    title_deed_no: isComplete ? String(1_200 + index * 11) : null,
    zoned: true,
    kbs_force: index % 2 === 0 ? 'GENDARMERIE' : 'POLICE',
  };
}
