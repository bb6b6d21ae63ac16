import type { GuestAges } from '../../../islands/quote-labels.ts';
import type { SiteRules } from '../../services/content/settings.ts';

/** Up to which age a guest is a child or a baby, as staff set it. */
export const agesOf = (rules: Pick<SiteRules, 'child_age_max' | 'baby_age_max'>): GuestAges => ({
  child_max: rules.child_age_max,
  baby_max: rules.baby_age_max,
});
