import { isOver } from './payable.ts';

/** A damage deposit in kuruş: what was agreed, and what of it the agency holds. */
interface HeldDeposit {
  deposit_kurus: number;
  deposit_held_kurus: number;
}

/** What lacks of a damage deposit: it may be taken in parts, and what was taken too much is nobody's debt. */
export const depositLacking = ({ deposit_kurus, deposit_held_kurus }: HeldDeposit): number =>
  Math.max(0, deposit_kurus - deposit_held_kurus);

/** The same as far as it is still to be taken: a stay that is over owes none. */
export const depositLeft = (status: string, deposit: HeldDeposit): number =>
  isOver(status) ? 0 : depositLacking(deposit);
