-- Entries of the logbook about applicants (docs/decisions/212-entries-of-applicants.md).

alter table engagement
  add column applicant_id integer references applicant,
  -- It was about an applicant alone; the employee she became was named later.
  add column was_of_applicant boolean not null default false;

alter table engagement
  -- Not for everybody: without a facility, and written of an applicant.
  add column is_confidential boolean not null generated always as (facility_id is null and (employee_id is null or was_of_applicant)) stored,
  drop constraint engagement_check,
  add constraint engagement_is_about_somebody check (num_nonnulls(facility_id, employee_id, applicant_id) > 0);

create index engagement_of_applicant on engagement (applicant_id, created_datetime, id) where applicant_id is not null;
-- They are few, so that those who may not see them count all others by taking them off.
create index engagement_confidential on engagement (action_type_id, created_datetime) where is_confidential;
