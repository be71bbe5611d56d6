-- Which files of the data directory this database has stored, by their checksums, and when last. Whoever removes files that no row
-- names removes none of another database.
create table stored_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  stored_datetime timestamptz not null
);

insert into stored_file
select file_sha256, now() from email_attachment where file_sha256 is not null
union select file_sha256, now() from booking_document where file_sha256 is not null
union select file_sha256, now() from outbox_attachment;
