-- When somebody was asked about a candidate, the last time; null: nobody was, or nobody knows when.

alter table candidate
  add column employee_asked_datetime timestamptz,
  add column facility_asked_datetime timestamptz,
  add check (employee_asked or employee_asked_datetime is null),
  add check (facility_asked or facility_asked_datetime is null);

-- Of those of before the newest mail about them tells.
select set_config('kasack.history', 'off', true);
create function newest_mail_about(wanted integer, kind text) returns timestamptz language sql stable as $$
  select max(outbox.created_datetime) from outbox join email_template on email_template.id = outbox.template_id
  where email_template.category = kind
    and (outbox.candidate_id = wanted or outbox.id in (select outbox_id from outbox_candidate where candidate_id = wanted))
$$;
update candidate set
  employee_asked_datetime = case when employee_asked then newest_mail_about(id, 'candidate') end,
  facility_asked_datetime = case when facility_asked then newest_mail_about(id, 'profile') end
where employee_asked or facility_asked;
drop function newest_mail_about;
select set_config('kasack.history', '', true);

-- Those who wait for an answer of the facility.
create index candidate_waiting on candidate (facility_asked_datetime) where status = 'applied' and facility_asked_datetime is not null;

-- They come back with what else an undo puts back.
call keep_history('candidate', '{status,employee,vacancy,employee_asked,facility_asked}');
