-- What is sent to applicants, and the applications that may still come a second time.

alter table outbox add column applicant_id integer references applicant on delete cascade;
create index outbox_of_applicant on outbox (applicant_id, id) where applicant_id is not null;

-- The checksum of an application and of the key that was sent with it. The second of two who write the same one waits for the first.
create table application_key (
  key bytea primary key,
  -- Null while its transaction runs, which nobody sees.
  applicant_id integer references applicant on delete cascade,
  expires_datetime timestamptz not null
);
create index application_key_applicant on application_key (applicant_id);
create index application_key_expired on application_key (expires_datetime);
