-- E-mails that users write: who wrote them and about what, and the files that belong to attachments and documents.

alter table outbox
  -- Null: the program wrote it.
  add column created_by_user_id integer references "user",
  add column contact_person_id integer references contact_person on delete set null,
  add column candidate_id integer references candidate on delete set null,
  add column employee_id integer references employee on delete cascade,
  add column vacancy_id integer references vacancy on delete set null,
  add column facility_id integer references facility on delete set null,
  add column search_text text not null generated always as (fold(recipient || chr(10) || subject)) stored,
  -- Whoever may not see employees is told nothing about them.
  add check (candidate_id is null or employee_id is not null);
create index outbox_written on outbox (created_datetime desc, id desc) where created_by_user_id is not null;
create index outbox_of_user on outbox (created_by_user_id, created_datetime desc, id desc);
create index outbox_of_contact_person on outbox (contact_person_id, created_datetime desc, id desc) where contact_person_id is not null;
create index outbox_of_candidate on outbox (candidate_id, created_datetime desc, id desc) where candidate_id is not null;
create index outbox_of_employee on outbox (employee_id, created_datetime desc, id desc) where employee_id is not null;
create index outbox_of_vacancy on outbox (vacancy_id, created_datetime desc, id desc) where vacancy_id is not null;
create index outbox_of_facility on outbox (facility_id, created_datetime desc, id desc) where facility_id is not null;
create index outbox_search on outbox using gin (search_text gin_trgm_ops) where created_by_user_id is not null;

-- The part of the outbox that users see.
create view email as
select
  id, recipient, subject, text, language, template_id, state, last_error, created_by_user_id, contact_person_id, candidate_id,
  employee_id, vacancy_id, facility_id, created_datetime, sent_datetime, recipient_folded, search_text
from outbox
where created_by_user_id is not null;

-- A file lies in the data directory and is called like the checksum of its content.
alter table email_attachment
  add column file_name text,
  add column file_type text,
  add column file_size integer,
  add column file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  add check (num_nulls(file_name, file_type, file_size, file_sha256) in (0, 4));
alter table booking_document
  add column file_name text,
  add column file_type text,
  add column file_size integer,
  add column file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  add check (num_nulls(file_name, file_type, file_size, file_sha256) in (0, 4));

-- What a mail takes along, as it was when the mail was written.
create table outbox_attachment (
  outbox_id integer not null references outbox on delete cascade,
  email_attachment_id integer not null references email_attachment,
  file_name text not null,
  file_type text not null,
  file_size integer not null,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (outbox_id, email_attachment_id)
);
create index outbox_attachment_attachment on outbox_attachment (email_attachment_id);
call keep_set('outbox_attachment', 'outbox');

-- The checksum of an e-mail and of the key that was sent with it. The second of two who write the same one waits for the first.
create table email_key (
  key bytea primary key,
  -- Null while its transaction runs, which nobody sees.
  outbox_id integer references outbox on delete cascade,
  expires_datetime timestamptz not null
);
create index email_key_outbox on email_key (outbox_id);
create index email_key_expired on email_key (expires_datetime);
