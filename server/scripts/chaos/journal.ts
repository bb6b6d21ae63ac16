/** The rows that clients write, and where each of them can be found again. */
export const KINDS = {
  villa: { table: 'reservations', entity: 'reservation', marker: 'customer_note' },
  boat: { table: 'boat_reservations', entity: 'boat_reservation', marker: 'customer_note' },
  closing: { table: 'villa_closings', entity: 'villa_date', marker: 'note' },
  boat_closing: { table: 'boat_closings', entity: 'boat_closing', marker: 'note' },
  external: { table: 'external_records', entity: 'external_record', marker: 'note' },
  season: { table: 'villa_prices', entity: 'villa_price', marker: null },
  boat_price: { table: 'boat_prices', entity: 'boat_price', marker: null },
  payment: { table: 'transactions', entity: 'transaction', marker: 'note' },
  feed: { table: 'calendar_feeds', entity: 'calendar_feed', marker: null },
} as const;

export type Kind = keyof typeof KINDS;

/** What a client wants to do: one call. */
export interface Wish {
  /** Its line in the table of counts. */
  what: string;
  does: 'create' | 'change' | 'remove' | 'look';
  kind: Kind | null;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  /** A guest sends no token. */
  by: 'guest' | 'staff';
  /** Sent with an `Idempotency-Key`, and again until somebody answers. */
  keyed: boolean;
  /** Words that only the row made by this wish holds. */
  marker?: string;
  /** Hears what was answered, when it was done. */
  done?: (content: Content) => void;
}

export type Content = Record<string, unknown> & { id?: number; version?: number };

/** One answer, or none. */
export interface Answer {
  status: number;
  code: string | null;
  content: Content;
  request_id: string;
}

/** A wish with what became of it, as far as its client knows. */
export interface Deed {
  wish: Wish;
  key: string | null;
  tries: number;
  /** 2xx, 4xx, or nobody knows: no answer, or a 5xx. */
  outcome: 'told' | 'refused' | 'unknown';
  answer: Answer | null;
  /** Every request that was refused for good, by its id. */
  refused_requests: string[];
}

/** One request over the line; times in milliseconds since the run began. */
export interface Try {
  what: string;
  begun: number;
  ended: number;
  /** null: no answer came. */
  status: number | null;
  retry_after: string | null;
  /** The client itself did not wait for the answer. */
  left: boolean;
}

/** A time in which the site could not be whole. */
export interface Outage {
  what: 'database' | 'server';
  from: number;
  until: number;
}

/** Everything that clients were told. */
export interface Journal {
  deeds: Deed[];
  tries: Try[];
  outages: Outage[];
  /** What a client could see by itself to be wrong. */
  surprises: string[];
  /** Milliseconds since the run began. */
  elapsed(): number;
}

export function openJournal(): Journal {
  const start = performance.now();
  return {
    deeds: [],
    tries: [],
    outages: [],
    surprises: [],
    elapsed: () => performance.now() - start,
  };
}
