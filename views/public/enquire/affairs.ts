import type { MissingOfGuest } from '../../../server/shared/guest-lists.ts';
import type { RequestKind } from '../../../server/shared/guest-requests.ts';
import type { TagKind } from '../../components/tag.tsx';

/** What cancelling today would cost, in kuruş. */
export interface RefundShown {
  paid_kurus: number;
  kept_kurus: number;
  refund_kurus: number;
  /** Money of the guest's is on its way, and not counted yet. */
  in_review: boolean;
}

/** Something the guest asked for; texts as they are read. */
export interface SentRequest {
  id: number;
  title: string;
  when: string;
  /** The days wanted instead. */
  days: string | null;
  text: string;
  tag: TagKind;
  state: string;
  answer: string | null;
}

export interface GuestRow {
  first_name: string;
  last_name: string;
  /** Two letters. */
  nationality: string;
  /** As it was typed; what is stored is never shown. */
  document_no: string;
  document_no_masked: string | null;
  /** ISO, or ''. */
  birth_date: string;
  /** 'F', 'M' or ''. */
  sex: string;
  /** What is stored of this person lacks it. */
  missing: MissingOfGuest[];
}

export interface GuestList {
  rows: GuestRow[];
  plate: string;
  complete: boolean;
  named: number;
  people: number;
  /** Told to the authorities: it stays as it is. */
  reported: boolean;
  /** The newest row of the list as it is stored; 0: there is none. */
  seen: number;
  /** `first_name.2` → sentence */
  errors: Record<string, string>;
  refused: string | null;
}

/** What a guest can do about the booking without a call. */
export interface GuestAffairsData {
  /** Goes with every form: it proves who sends it. */
  token: string;
  may_change: boolean;
  /** What the sale says about other dates, in a sentence; null: nothing, or they were asked for. */
  change_right: string | null;
  may_cancel: boolean;
  /** Null: there is nothing left to cancel. */
  refund: RefundShown | null;
  requests: SentRequest[];
  /** What was just sent, in a sentence. */
  sent: string | null;
  /** Why the guest's word did not confirm the booking. */
  not_confirmed: string | null;
  refused: {
    kind: RequestKind;
    fields: Record<string, string>;
    sentence: string | null;
    message: string;
    check_in: string;
    check_out: string;
  } | null;
  /** Null: nobody is about to come. */
  guest_list: GuestList | null;
}
