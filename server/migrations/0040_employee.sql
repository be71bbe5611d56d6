-- Employees: until now the logbook knew their names alone.

alter table employee
  add column birthday_date date,
  add column gender text check (gender in ('f', 'm', 'u')),
  add column public_id integer check (public_id >= 0),
  add column status_id integer references employee_status,
  add column exam_id integer references exam,
  add column exam_city text not null default '',
  add column has_driving_license boolean not null default false,
  add column has_car boolean not null default false,
  add column achievements text not null default '',
  add column mobile text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  add column street text not null default '',
  add column postal_code text not null default '',
  add column city text not null default '',
  add column country_code text not null default 'DE',
  -- Derived from country and postal code by the writing transaction; null outside Germany.
  add column federal_state text,
  add column address_latitude double precision,
  add column address_longitude double precision,
  add column preferred_postal_code text not null default '',
  add column preferred_location_latitude double precision,
  add column preferred_location_longitude double precision,
  add column preferred_location_radius integer not null default 1000 check (preferred_location_radius >= 0),
  add column comments text not null default '',
  add column profile text not null default '',
  add column profile_link text not null default '',
  add column dispatcher_id integer references "user",
  add column hourly_rate numeric(10, 2) check (hourly_rate >= 0),
  add column expenses numeric(10, 2) check (expenses >= 0),
  add column available_from_date date,
  add column created_datetime timestamptz not null default now(),
  add column email_folded text not null generated always as (fold(email)) stored,
  add column search_text text not null generated always as (
    person_search(title, first_name, last_name) || chr(10)
    || fold(email || chr(10) || city || chr(10) || postal_code) || chr(10) || coalesce(public_id::text, '')
  ) stored,
  add column search_phone text not null generated always as (phone_digits(phone) || chr(10) || phone_digits(mobile)) stored,
  -- Where an exam was passed says nothing without the exam.
  add constraint employee_exam_city_of_exam check (exam_city = '' or exam_id is not null);

-- Who was known by name has a status from now on: the first of the list.
insert into employee_status (name)
select 'Neu / in Prüfung' where exists (select from employee) and not exists (select from employee_status);
update employee set status_id = (select id from employee_status order by "order", id limit 1);

alter table employee
  alter column status_id set not null,
  alter column created_datetime drop default;

create unique index employee_public_id_key on employee (public_id);
create index employee_by_public_id on employee (public_id, id);
create index employee_by_public_id_desc on employee (public_id desc nulls last, id desc);
create index employee_by_first_name on employee ((fold(first_name) collate "de-x-icu"), id);
create index employee_by_email on employee ((nullif(fold(email), '') collate "de-x-icu"), id);
create index employee_by_email_desc on employee ((nullif(fold(email), '') collate "de-x-icu") desc nulls last, id desc);
create index employee_by_created on employee (created_datetime, id);
create index employee_by_available_from on employee (available_from_date, id);
create index employee_by_available_from_desc on employee (available_from_date desc nulls last, id desc);
create index employee_by_radius on employee (preferred_location_radius, id);
create index employee_status_of on employee (status_id, id);
create index employee_exam_of on employee (exam_id, id);
create index employee_dispatcher_of on employee (dispatcher_id, id);
create index employee_state on employee (federal_state);
create index employee_text_search on employee using gin (search_text gin_trgm_ops);
create index employee_search_phone on employee using gin (search_phone gin_trgm_ops);
create index employee_status_by_name on employee_status ((fold(name) collate "de-x-icu"), id);
create index exam_by_name on exam ((fold(name) collate "de-x-icu"), id);

create table employee_qualification (
  employee_id integer not null references employee on delete cascade,
  qualification_id integer not null references qualification,
  primary key (employee_id, qualification_id)
);
create index employee_qualification_qualification on employee_qualification (qualification_id);
call keep_set('employee_qualification', 'employee');

create table employee_preferred_facility_type (
  employee_id integer not null references employee on delete cascade,
  facility_type_id integer not null references facility_type,
  primary key (employee_id, facility_type_id)
);
create index employee_preferred_facility_type_type on employee_preferred_facility_type (facility_type_id);
call keep_set('employee_preferred_facility_type', 'employee');

create table employee_preferred_facility_department (
  employee_id integer not null references employee on delete cascade,
  facility_department_id integer not null references facility_department,
  primary key (employee_id, facility_department_id)
);
create index employee_preferred_facility_department_department on employee_preferred_facility_department (facility_department_id);
call keep_set('employee_preferred_facility_department', 'employee');

create table employee_tag (
  employee_id integer not null references employee on delete cascade,
  tag_id integer not null references tag,
  primary key (employee_id, tag_id)
);
create index employee_tag_tag on employee_tag (tag_id);
call keep_set('employee_tag', 'employee');
