-- An e-mail may present several candidates of one vacancy. It is about all of them: it goes with the first employee of them that is deleted.
create table outbox_candidate (
  outbox_id integer not null references outbox on delete cascade,
  employee_id integer not null references employee on delete cascade,
  candidate_id integer references candidate on delete set null,
  -- In the order of the text.
  place integer not null,
  primary key (outbox_id, employee_id)
);
create index outbox_candidate_of_employee on outbox_candidate (employee_id);
create index outbox_candidate_of_candidate on outbox_candidate (candidate_id) where candidate_id is not null;
call keep_set('outbox_candidate', 'outbox');

create function mail_goes_with_candidate() returns trigger language plpgsql as $$
begin
  delete from outbox where id = old.outbox_id;
  return null;
end $$;
create trigger mail_goes after delete on outbox_candidate for each row execute function mail_goes_with_candidate();

-- Whoever may not see employees is told nothing of such a mail.
alter table outbox add column has_candidates boolean not null default false;
create or replace view email as
select
  id, recipient, subject, text, language, template_id, state, last_error, created_by_user_id, contact_person_id, candidate_id,
  employee_id, vacancy_id, facility_id, created_datetime, sent_datetime, recipient_folded, search_text, has_candidates
from outbox
where created_by_user_id is not null;
