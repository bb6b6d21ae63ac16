import type { TagKind } from '../../components/tag.tsx';

export interface GuestPayment {
  title: string;
  note: string | null;
  kind: TagKind | undefined;
  state: string;
  kurus: number;
}

/** Money in kuruş; texts as they are read. */
export interface GuestPayments {
  rows: GuestPayment[];
  /** What staff asked for by a link that is still good. */
  links: { href: string; title: string; note: string | null; kurus: number }[];
  received: { id: number; title: string; note: string; kurus: number }[];
}

/** A text the guest accepted, as it stood then. */
export interface AcceptedDocument {
  id: number;
  title: string;
  accepted: string;
  html: string;
}

/** What is shown at the door. */
export interface VoucherData {
  customer_name: string;
  address: string;
  paid_kurus: number;
  /** What lacks of the prepayment; 0 where all of what lacks is for the arrival. */
  prepayment_due_kurus: number;
  due_kurus: number;
  /** Of the damage deposit, which may come in parts: what is still to be paid, and what is held. */
  deposit: { due_kurus: number; held_kurus: number };
}
