import plans from './texts/boats.json' with { type: 'json' };

/** What the demo decides about a boat by hand; everything else follows from it. */
export type BoatPlan = (typeof plans)[number];

export const boatPlans: readonly BoatPlan[] = plans;

/** 'week', 'day' and 'trip' are tags, so is 'bareboat'. */
export const sells = ({ tags }: BoatPlan, unit: string) => tags.includes(unit);
