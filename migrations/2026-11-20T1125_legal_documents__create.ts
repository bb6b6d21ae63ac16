import { type Kysely, sql } from 'kysely';

/** Texts guests accept, by edition and hash, and who accepted which rendering of them (Mesafeli Sözleşmeler Yönetmeliği m.5–8). */
export async function up(db: Kysely<any>) {
  await sql`
    create table legal_documents (
      id integer generated always as identity constraint legal_documents__pkey primary key,
      kind text not null
        constraint legal_documents__kind_known check (kind in (
          'PRE_INFORMATION', 'CONTRACT', 'RENTAL_TERMS', 'CANCELLATION', 'CLARIFICATION', 'COOKIE',
          'MARKETING'
        )),
      edition integer not null
        constraint legal_documents__edition_positive check (edition >= 1),
      title text not null,
      body text not null,
      sha256 text not null
        constraint legal_documents__sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
      published_at timestamptz not null default now(),
      created_by integer
        constraint legal_documents__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint legal_documents__edition_once unique (kind, edition)
    );
    create trigger legal_documents__append_only before update or delete on legal_documents
      for each statement execute function refuse_change();

    create table legal_acceptances (
      id integer generated always as identity constraint legal_acceptances__pkey primary key,
      reservation_id integer
        constraint legal_acceptances__reservation_fk references reservations on delete restrict,
      boat_reservation_id integer
        constraint legal_acceptances__boat_reservation_fk
        references boat_reservations on delete restrict,
      legal_document_id integer not null
        constraint legal_acceptances__document_fk references legal_documents on delete restrict,
      rendered_sha256 text not null
        constraint legal_acceptances__sha256_form check (rendered_sha256 ~ '^[0-9a-f]{64}$'),
      rendered_html text not null,
      checkbox_text text not null,
      accepted_at timestamptz not null default now(),
      ip text,
      user_agent text,
      constraint legal_acceptances__of_one_reservation
        check (num_nonnulls(reservation_id, boat_reservation_id) = 1)
    );
    create index legal_acceptances__reservation on legal_acceptances (reservation_id);
    create index legal_acceptances__boat_reservation on legal_acceptances (boat_reservation_id);
    create index legal_acceptances__document on legal_acceptances (legal_document_id);
    create trigger legal_acceptances__append_only before update or delete on legal_acceptances
      for each statement execute function refuse_change();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table legal_acceptances;
    drop table legal_documents;
  `.execute(db);
}
