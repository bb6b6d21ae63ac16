import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Movements of money, refunds as rows of their own, and the links guests pay by. */
export async function up(db: Kysely<any>) {
  await sql`
    create table payment_links (
      id integer generated always as identity constraint payment_links__pkey primary key,
      code text not null
        constraint payment_links__code_unique unique
        constraint payment_links__code_form check (length(code) >= 10),
      ${ofReservation('payment_links', 1)}
      purpose text not null
        constraint payment_links__purpose_known
        check (purpose in ('PREPAYMENT', 'BALANCE', 'DEPOSIT')),
      amount_kurus bigint not null
        constraint payment_links__amount_positive check (amount_kurus > 0),
      note text not null default '',
      expires_at timestamptz not null,
      opened_at timestamptz,
      used_at timestamptz,
      cancelled_at timestamptz,
      created_by integer constraint payment_links__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now()
    );

    create table transactions (
      id integer generated always as identity constraint transactions__pkey primary key,
      ${ofReservation('transactions', 0)}
      payment_link_id integer
        constraint transactions__payment_link_fk references payment_links on delete restrict,
      refund_of_id integer
        constraint transactions__refund_of_fk references transactions on delete restrict,
      status text not null default 'PENDING'
        constraint transactions__status_known check (status in ('PENDING', 'PAID', 'FAILED')),
      method text not null
        constraint transactions__method_known check (method in ('CARD', 'TRANSFER', 'CASH')),
      purpose text not null
        constraint transactions__purpose_known
        check (purpose in ('PREPAYMENT', 'BALANCE', 'DEPOSIT', 'REFUND')),
      amount_kurus bigint not null
        constraint transactions__amount_positive check (amount_kurus > 0),
      conversation_id text constraint transactions__conversation_unique unique,
      provider text
        constraint transactions__provider_known check (provider in ('IYZICO', 'PAYTR', 'FAKE')),
      provider_token_hash text constraint transactions__provider_token_unique unique,
      provider_payment_id text,
      provider_answer jsonb,
      provider_checked_at timestamptz,
      provider_expires_at timestamptz,
      card_last_four text
        constraint transactions__card_last_four_form check (card_last_four ~ '^[0-9]{4}$'),
      installments smallint
        constraint transactions__installments_range check (installments between 1 and 36),
      bank_account_id integer,
      payer_name text,
      bank_reference text,
      receipt_document_id integer
        constraint transactions__receipt_fk references reservation_documents on delete restrict,
      failure_code text,
      failure_text text,
      needs_action text
        constraint transactions__needs_action_known
        check (needs_action in ('LATE', 'EXCESS', 'DUPLICATE', 'UNMATCHED', 'MISMATCH', 'REFUND_DUE')),
      action_note text,
      action_done_at timestamptz,
      action_done_by integer
        constraint transactions__action_done_by_fk references users on delete restrict,
      note text not null default '',
      paid_at timestamptz,
      verified_at timestamptz,
      created_by integer constraint transactions__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint transactions__provider_payment_unique unique (provider, provider_payment_id),
      constraint transactions__paid_has_time check ((status = 'PAID') = (paid_at is not null)),
      constraint transactions__unmatched_needs_action check (
        num_nonnulls(reservation_id, boat_reservation_id) = 1 or needs_action is not null
      ),
      constraint transactions__provider_with_card
        check (provider is null or method = 'CARD'),
      constraint transactions__refund_only_of_refund
        check (refund_of_id is null or purpose = 'REFUND')
    );
    create index transactions__created on transactions (created_at desc);
    create index transactions__status on transactions (status, created_at);
    create index transactions__undecided on transactions (created_at)
      where status = 'PENDING' and method = 'CARD';
    create index transactions__action_needed on transactions (created_at)
      where needs_action is not null and action_done_at is null;
    create index transactions__payment_link on transactions (payment_link_id);
    create index transactions__bank_account on transactions (bank_account_id);
    create index transactions__receipt on transactions (receipt_document_id);
    create index transactions__refund_of on transactions (refund_of_id);
    create trigger transactions__touch before update on transactions
      for each row execute function touch_row();

    create table transaction_events (
      id bigint generated always as identity constraint transaction_events__pkey primary key,
      transaction_id integer not null
        constraint transaction_events__transaction_fk references transactions on delete restrict,
      at timestamptz not null default now(),
      kind text not null,
      from_status text,
      to_status text,
      details jsonb not null default '{}',
      actor_id integer
        constraint transaction_events__actor_fk references users on delete restrict,
      request_id text
    );
    create index transaction_events__transaction on transaction_events (transaction_id, at);
    create trigger transaction_events__append_only before update or delete on transaction_events
      for each statement execute function refuse_change();
  `.execute(db);

  for (const table of ['payment_links', 'transactions']) {
    await sql`
      create index ${sql.id(`${table}__reservation`)} on ${sql.table(table)} (reservation_id);
      create index ${sql.id(`${table}__boat_reservation`)} on ${sql.table(table)}
        (boat_reservation_id);
    `.execute(db);
  }
}

/** A link is of one reservation; money may arrive before anyone knows whose it is. */
function ofReservation(table: string, atLeast: 0 | 1): RawBuilder<unknown> {
  const name = (suffix: string) => sql.id(`${table}__${suffix}`);
  return sql`
    reservation_id integer
      constraint ${name('reservation_fk')} references reservations on delete restrict,
    boat_reservation_id integer
      constraint ${name('boat_reservation_fk')} references boat_reservations on delete restrict,
    constraint ${name('of_one_reservation')}
      check (num_nonnulls(reservation_id, boat_reservation_id) between ${sql.lit(atLeast)} and 1),
  `;
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table transaction_events;
    drop table transactions;
    drop table payment_links;
  `.execute(db);
}
