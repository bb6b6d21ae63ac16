import { noFailureOutsideOutages } from './answers.ts';
import type { Aftermath, Check } from './finding.ts';
import { siteTellsTheSame } from './http.ts';
import { everyHoldOnce, noOverlap, searchKnowsTheLedger } from './ledger.ts';
import { noStuckHold } from './options.ts';
import { auditKnowsAll } from './trail.ts';
import { everyWordHolds, noLostChange } from './words.ts';

/** In this order: the options are swept first, so that what follows sees the calm after it. */
const CHECKS: Record<string, Check> = {
  'no option outlives its hour': noStuckHold,
  'no night is taken twice': noOverlap,
  'every hold has one place in the ledger': everyHoldOnce,
  'search knows the ledger': searchKnowsTheLedger,
  'every acknowledged creation is there once, no refused one': everyWordHolds,
  'no acknowledged change is lost': noLostChange,
  'the audit log knows every change, and no refused one': auditKnowsAll,
  'no failure but in a restart': noFailureOutsideOutages,
  'the site tells what stands': siteTellsTheSame,
};

export interface Checked {
  promise: string;
  findings: string[];
}

export async function checkAll(after: Aftermath): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const [promise, check] of Object.entries(CHECKS))
    checked.push({ promise, findings: await check(after) });
  return checked;
}
