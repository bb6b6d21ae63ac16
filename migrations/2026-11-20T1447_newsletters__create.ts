import { type Kysely, sql } from 'kysely';

/**
 * Newsletters that go out in batches, the journal of what subscribers agreed to, and what a mail of
 * one needs: whose it is and how they leave.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create table newsletters (
      id integer generated always as identity constraint newsletters__pkey primary key,
      subject text not null
        constraint newsletters__subject_one_line
        check (subject !~ '[[:cntrl:]]' and btrim(subject) <> ''),
      body text not null constraint newsletters__body_given check (btrim(body) <> ''),
      state text not null default 'DRAFT'
        constraint newsletters__state_known check (state in ('DRAFT', 'SENDING', 'STOPPED', 'SENT')),
      last_subscriber_id integer not null default 0,
      queued_count integer not null default 0
        constraint newsletters__queued_positive check (queued_count >= 0),
      started_at timestamptz,
      started_by integer
        constraint newsletters__started_by_fk references users on delete restrict,
      finished_at timestamptz,
      created_by integer
        constraint newsletters__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint newsletters__started_has_time check ((state = 'DRAFT') = (started_at is null)),
      constraint newsletters__sent_has_time check ((state = 'SENT') = (finished_at is not null))
    );
    create index newsletters__created on newsletters (created_at desc);
    create index newsletters__sending on newsletters (id) where state = 'SENDING';
    create index newsletters__started_by on newsletters (started_by);
    create index newsletters__created_by on newsletters (created_by);
    create trigger newsletters__touch before update of subject, body, state on newsletters
      for each row execute function touch_row();

    create table subscriber_events (
      id bigint generated always as identity constraint subscriber_events__pkey primary key,
      subscriber_id integer not null
        constraint subscriber_events__subscriber_fk references subscribers on delete restrict,
      kind text not null
        constraint subscriber_events__kind_known check (kind in ('SUBSCRIBED', 'CONFIRMED', 'LEFT')),
      consent_text text,
      ip text,
      user_agent text,
      at timestamptz not null default now()
    );
    create index subscriber_events__subscriber on subscriber_events (subscriber_id, at);
    create trigger subscriber_events__append_only before update or delete on subscriber_events
      for each statement execute function refuse_change();

    insert into subscriber_events (subscriber_id, kind, consent_text, ip, user_agent, at)
    select id, 'SUBSCRIBED', consent_text, consent_ip, consent_user_agent, consented_at
    from subscribers
    union all
    select id, 'CONFIRMED', null, confirmed_ip, null, confirmed_at
    from subscribers where confirmed_at is not null
    union all
    select id, 'LEFT', null, null, null, left_at from subscribers where left_at is not null;

    alter table mails
      add newsletter_id integer
        constraint mails__newsletter_fk references newsletters on delete restrict,
      add subscriber_id integer
        constraint mails__subscriber_fk references subscribers on delete restrict,
      add unsubscribe_url text
        constraint mails__unsubscribe_url_form check (unsubscribe_url ~ '^https?://[!-;=?-~]+$'),
      add constraint mails__newsletter_can_be_left check (
        newsletter_id is null or (subscriber_id is not null and unsubscribe_url is not null)
      ),
      add constraint mails__newsletter_once unique (newsletter_id, subscriber_id);
    create index mails__subscriber on mails (subscriber_id);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table mails drop newsletter_id, drop subscriber_id, drop unsubscribe_url;
    drop table subscriber_events;
    drop table newsletters;
  `.execute(db);
}
