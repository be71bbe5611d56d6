-- What the logbook needs beside 0003: writers that do not stop each other, and sorts that an index on another record's name leads.

-- A unique index makes every change of the carrier a change of the facility's key, for which PostgreSQL waits on all who refer
-- to the facility: two entries written at once then deadlock. That no entry carries for two facilities follows from
-- docs/rules/follow-ups.md: only an entry's own facility names it.
drop index facility_carrier_key;
create index facility_carrier on facility (carrier_id);

-- Few rows, but of the many entries that refer to them only those are read that a page shows.
create index user_by_name on "user" (
  (nullif(fold(last_name), '') collate "de-x-icu"), (nullif(fold(first_name), '') collate "de-x-icu"), (fold(username) collate "de-x-icu")
);
create index engagement_action_by_name on engagement_action ((fold(name) collate "de-x-icu"), id);
create index facility_type_by_name on facility_type ((fold(name) collate "de-x-icu"), id);
create index contact_person_function_by_name on contact_person_function ((fold(name) collate "de-x-icu"), id);
