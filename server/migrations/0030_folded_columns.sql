-- What is searched for parts is stored folded: fold() would run for every row that is compared, and the planner would know nothing
-- of what it makes.

alter table facility
  add column name_folded text not null generated always as (fold(name)) stored,
  add column company_folded text not null generated always as (fold(company)) stored,
  add column city_folded text not null generated always as (fold(city)) stored,
  add column email_folded text not null generated always as (fold(email)) stored;
drop index facility_name_search;
create index facility_name_search on facility using gin (name_folded gin_trgm_ops);

alter table facility_group add column name_folded text not null generated always as (fold(name)) stored;
drop index facility_group_search;
create index facility_group_search on facility_group using gin (name_folded gin_trgm_ops);

alter table contact_person add column email_folded text not null generated always as (fold(email)) stored;

alter table engagement add column note_folded text not null generated always as (fold(note)) stored;
drop index engagement_note;
create index engagement_note on engagement using gin (note_folded gin_trgm_ops);

-- The logbook of some kinds, newest or due first.
drop index engagement_of_action;
create index engagement_of_action on engagement (action_type_id, created_datetime, id);
create index engagement_of_action_by_followup on engagement (action_type_id, followup_date desc nulls last, id desc);
