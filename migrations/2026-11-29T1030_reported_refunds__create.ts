import { type Kysely, sql } from 'kysely';

/**
 * What a provider's reports said went back of a card payment, a row for each line, so that each is told once:
 * `refund_id` is the refund of ours that it is, null where it went back without us. What staff have still to
 * see to of those stands at the payment, as it may be on their list for another reason as well.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create table reported_refunds (
      id integer generated always as identity constraint reported_refunds__pkey primary key,
      transaction_id integer not null
        constraint reported_refunds__transaction_fk references transactions on delete restrict,
      day date not null,
      amount_kurus bigint not null
        constraint reported_refunds__amount_positive check (amount_kurus > 0),
      refund_id integer
        constraint reported_refunds__refund_fk references transactions on delete restrict
        constraint reported_refunds__refund_unique unique,
      created_at timestamptz not null default now()
    );
    create index reported_refunds__transaction on reported_refunds (transaction_id);

    alter table transactions add column went_back_kurus bigint
      constraint transactions__went_back_positive check (went_back_kurus > 0);
    create index transactions__went_back on transactions (id) where went_back_kurus is not null;

    -- The reports of those days are compared no more.
    insert into reported_refunds (transaction_id, day, amount_kurus, refund_id)
      select refund_of_id, (paid_at at time zone 'Europe/Istanbul')::date, amount_kurus, id
      from transactions
      where purpose = 'REFUND' and method = 'CARD' and status = 'PAID' and refund_of_id is not null
        and conversation_id is not null and paid_at < now() - interval '3 days'
      order by id;

    -- So it was told before: in place of what else might have stood there, and once.
    update transactions
      set went_back_kurus = substr(action_note, 10)::bigint, action_done_at = now()
      where needs_action = 'MISMATCH' and action_done_at is null and action_note ~ '^refunded_[1-9][0-9]{0,14}$';
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    update transactions
      set needs_action = 'MISMATCH', action_note = 'refunded_' || went_back_kurus,
        action_done_at = null, action_done_by = null
      where went_back_kurus is not null and (needs_action is null or action_done_at is not null);
    drop index transactions__went_back;
    alter table transactions drop column went_back_kurus;
    drop table reported_refunds;
  `.execute(db);
}
