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
  links: { href: string; title: string; note: string; kurus: number }[];
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
  due_kurus: number;
  /** Whether the damage deposit is still to be paid or is held; null: it was settled, or none is taken. */
  deposit: 'deposit' | 'deposit_held' | null;
}
