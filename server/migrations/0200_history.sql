-- Who changed what: a line for each record that a transaction changes, written by the tables themselves, so that no way of writing can
-- forget it (docs/decisions/215-the-tables-write-the-history.md, docs/rules/history.md).

create table history_line (
  id bigint generated always as identity primary key,
  -- What one transaction changed; it is undone as a whole.
  group_id bigint not null,
  written_datetime timestamptz not null,
  act text not null check (act in ('created', 'changed', 'deleted', 'restored', 'erased', 'none')),
  through text not null check (through in ('user', 'public', 'job')),
  -- Without a reference: lines outlive whom they name.
  user_id integer,
  -- What the call asked of its caller.
  needs text[] not null,
  entity text not null,
  record_id integer not null,
  -- By field of the wire, what is stored before and after, references by their ids.
  changes jsonb not null,
  -- What an undo needs beside: `was`, columns that are no fields; of a deleted record its `row`, and rows `beside` it that went along.
  kept jsonb,
  note text not null default '',
  -- A line that only an undo needs is told to nobody.
  is_told boolean not null,
  undoes_group_id bigint,
  undone_by_group_id bigint,
  unique (group_id, entity, record_id)
);
create index history_line_of_record on history_line (entity, record_id, written_datetime desc, id desc);
create index history_line_by_time on history_line (written_datetime desc, id desc) where is_told;
create index history_line_of_deletion on history_line (entity, written_datetime desc, id desc) where act = 'deleted';

create sequence history_group as bigint;

create function history_is_off() returns boolean language sql stable as $$
  select coalesce(current_setting('kasack.history', true), '') = 'off'
$$;

-- The number of the transaction's group.
create function history_group() returns bigint language plpgsql as $$
declare number text := current_setting('kasack.group', true);
begin
  if coalesce(number, '') = '' then
    number := nextval('history_group');
    perform set_config('kasack.group', number, true);
  end if;
  return number::bigint;
end $$;

create function is_empty_value(value jsonb) returns boolean language sql immutable as $$
  select value is null or value in ('null', '""', '[]', 'false', '{}')
$$;

-- What differs between two descriptions of a record with the same keys.
create function differences(before jsonb, after jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(value, after -> key)), '{}') from jsonb_each(before) where value <> after -> key
$$;

-- All that a new record holds, and all that a deleted one held.
create function all_new(after jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(null, value)), '{}') from jsonb_each(after) where not is_empty_value(value)
$$;
create function all_gone(before jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(value, null)), '{}') from jsonb_each(before) where not is_empty_value(value)
$$;

-- What two statements of a transaction did with a record, said as one.
create function joined_act(first text, second text) returns text language sql immutable as $$
  select case
    when first in ('created', 'restored') then case when second = 'deleted' then 'none' else first end
    when first = 'deleted' then case when second in ('created', 'restored') then 'changed' else 'deleted' end
    else second
  end
$$;
create function joined_changes(first jsonb, second jsonb, act text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(before, after)), '{}')
  from (
    select key,
      case when act in ('created', 'restored') then 'null' else coalesce(first -> key, second -> key) -> 0 end as before,
      case when act = 'deleted' then 'null' else coalesce(second -> key, first -> key) -> 1 end as after
    from (select jsonb_object_keys(first) as key union select jsonb_object_keys(second)) keys
  ) joined
  where case act
    when 'created' then not is_empty_value(after)
    when 'restored' then not is_empty_value(after)
    when 'deleted' then not is_empty_value(before)
    else before is distinct from after
  end
$$;
create function joined_kept(first jsonb, second jsonb, act text) returns jsonb language sql immutable as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'was', nullif(joined_changes(coalesce(first -> 'was', '{}'), coalesce(second -> 'was', '{}'), 'changed'), '{}'),
    'beside', nullif(coalesce(first -> 'beside', '{}') || coalesce(second -> 'beside', '{}'), '{}')
  )) || case act
    when 'deleted' then jsonb_build_object('row', coalesce(second -> 'row', first -> 'row', '{}'))
    else '{}'
  end, '{}')
  where act not in ('created', 'restored')
$$;

-- Notes what happened to a record. A record has one line in a transaction; one that is as it was has none.
create function note_line(noted_entity text, noted_record integer, noted_act text, noted_changes jsonb, noted_kept jsonb)
returns void language plpgsql as $$
declare line history_line;
begin
  insert into history_line as former (
    group_id, written_datetime, act, through, user_id, needs, entity, record_id, changes, kept, is_told, undoes_group_id
  )
  values (
    history_group(), coalesce(nullif(current_setting('kasack.now', true), '')::timestamptz, now()), noted_act,
    coalesce(nullif(current_setting('kasack.through', true), ''), 'job'),
    nullif(nullif(current_setting('kasack.actor', true), ''), '0')::integer,
    coalesce(nullif(current_setting('kasack.needs', true), ''), '{}')::text[],
    noted_entity, noted_record, noted_changes, noted_kept, noted_act <> 'changed' or noted_changes <> '{}',
    nullif(current_setting('kasack.undoes', true), '')::bigint
  )
  on conflict (group_id, entity, record_id) do update set
    act = joined_act(former.act, excluded.act),
    changes = joined_changes(former.changes, excluded.changes, joined_act(former.act, excluded.act)),
    kept = joined_kept(former.kept, excluded.kept, joined_act(former.act, excluded.act))
  returning * into line;
  if line.act = 'none' or (line.act = 'changed' and line.changes = '{}' and line.kept is null) then
    delete from history_line where id = line.id;
  elsif line.is_told <> (line.act <> 'changed' or line.changes <> '{}') then
    update history_line set is_told = not line.is_told where id = line.id;
  end if;
end $$;

create function kept_was(was jsonb) returns jsonb language sql immutable as $$
  select case when was <> '{}' then jsonb_build_object('was', was) end
$$;

-- What a record tells of itself by those of its fields that are columns, as an expression over a row; amounts and moments as the wire has them.
create function told_by(entity text, fields text[], of text) returns text language sql as $$
  with own as (
    select attname::text as name, atttypid as type from pg_attribute where attrelid = quote_ident(entity)::regclass and attnum > 0 and not attisdropped
  )
  select 'jsonb_build_object(' || string_agg(format('%L, %s', field, case
    when field = 'date_range' then format('jsonb_build_object(''lower'', %1$s.date_lower, ''upper'', %1$s.date_upper)', of)
    when field = 'file' then format(
      'case when %1$s.file_name is not null then jsonb_build_object(''name'', %1$s.file_name, ''size'', %1$s.file_size, ''type'', %1$s.file_type) end', of)
    when own.name is null then format('%s.%I', of, field || '_id')
    when own.type = 'numeric'::regtype then format('%s.%I::text', of, field)
    when own.type = 'timestamptz'::regtype then format('to_char(%s.%I at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"'')', of, field)
    else format('%s.%I', of, field)
  end), ', ' order by place) || ')'
  from unnest(fields) with ordinality as told (field, place) left join own on own.name = field
$$;

-- The columns beside those, that an undo puts back: all that is stored but what is derived anew.
create function kept_columns(entity text, fields text[], derived text[]) returns text[] language sql as $$
  select coalesce(array_agg(attname::text order by attnum), '{}')
  from pg_attribute
  where attrelid = quote_ident(entity)::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'
    and attname::text <> all (derived || fields || array(select field || '_id' from unnest(fields) field))
    and not ('date_range' = any (fields) and attname in ('date_lower', 'date_upper'))
$$;

-- For the table of an entity: its fields that are columns, and the columns that are derived from others or a secret. To be called again
-- whenever columns come or go.
create procedure keep_history(entity text, fields text[], derived text[] default '{}') language plpgsql as $$
declare
  columns text[] := kept_columns(entity, fields, derived);
  -- What of a deleted row cannot or must not be stored again.
  unstored text := (
    select quote_literal(coalesce(array_agg(attname::text order by attnum), '{}'))
    from pg_attribute
    where attrelid = quote_ident(entity)::regclass and attnum > 0 and not attisdropped
      and (attgenerated <> '' or attname::text = any (derived))
  );
  kept_of text := case when columns = '{}' then '''{}''::jsonb' else
    'jsonb_build_object(' || (select string_agg(format('%L, %%1$s.%I', one, one), ', ' order by place) from unnest(columns) with ordinality as kept (one, place)) || ')' end;
begin
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql as $trigger$
    begin
      if history_is_off() then return null; end if;
      if tg_op = 'INSERT' then
        perform note_line(%2$L, one.id, case when coalesce(current_setting('kasack.undoes', true), '') = '' then 'created' else 'restored' end,
          all_new(%4$s), null) from after one;
      elsif tg_op = 'DELETE' then
        perform note_line(%2$L, one.id, 'deleted', all_gone(%4$s), jsonb_build_object('row', to_jsonb(one) - %7$s::text[])) from before one;
      else
        perform note_line(%2$L, id, 'changed', changes, kept_was(was))
        from (
          select a.id, differences(%3$s, %5$s) as changes, differences(%6$s, %8$s) as was from before b join after a on a.id = b.id
          offset 0 -- so that each is computed once
        ) changed
        where changes <> '{}' or was <> '{}';
      end if;
      return null;
    end $trigger$
  $body$, 'history_of_' || entity, entity, told_by(entity, fields, 'b'), told_by(entity, fields, 'one'), told_by(entity, fields, 'a'),
    format(kept_of, 'b'), unstored, format(kept_of, 'a'));
  execute format('create or replace trigger history_insert after insert on %I referencing new table as after for each statement execute function %I()', entity, 'history_of_' || entity);
  execute format('create or replace trigger history_update after update on %I referencing old table as before new table as after for each statement execute function %I()', entity, 'history_of_' || entity);
  execute format('create or replace trigger history_delete after delete on %I referencing old table as before for each statement execute function %I()', entity, 'history_of_' || entity);
end $$;

-- For the table of a set of references: the field of the entity that it is, and the column of what it refers to.
create procedure keep_history_of_set(set_table text, entity text, field text, other text) language plpgsql as $$
declare
  owner text := quote_ident(entity || '_id');
begin
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql as $trigger$
    begin
      if history_is_off() then return null; end if;
      if tg_op = 'INSERT' then
        perform note_line(%2$L, id, 'changed', jsonb_build_object(%3$L, jsonb_build_array(to_jsonb(before_ids), to_jsonb(after_ids))), null)
        from (
          select owner.id,
            array(select %4$s from %5$I where %6$s = owner.id and %4$s not in (select %4$s from after where %6$s = owner.id) order by 1) as before_ids,
            array(select %4$s from %5$I where %6$s = owner.id order by 1) as after_ids
          from (select distinct %6$s as id from after) owner
        ) changed;
      else
        perform note_line(%2$L, id, 'changed', jsonb_build_object(%3$L, jsonb_build_array(to_jsonb(before_ids), to_jsonb(after_ids))), null)
        from (
          select owner.id,
            array(select %4$s from before where %6$s = owner.id union select %4$s from %5$I where %6$s = owner.id order by 1) as before_ids,
            array(select %4$s from %5$I where %6$s = owner.id order by 1) as after_ids
          from (select distinct %6$s as id from before) owner
        ) changed;
      end if;
      return null;
    end $trigger$
  $body$, 'history_of_' || set_table, entity, field, quote_ident(other), set_table, owner);
  execute format('create or replace trigger history_insert after insert on %I referencing new table as after for each statement execute function %I()', set_table, 'history_of_' || set_table);
  execute format('create or replace trigger history_delete after delete on %I referencing old table as before for each statement execute function %I()', set_table, 'history_of_' || set_table);
end $$;

-- For a table of rows that go with a record and are no part of what it tells: they come back with it.
create procedure keep_beside(beside text, entity text) language plpgsql as $$
begin
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql as $trigger$
    begin
      if history_is_off() then return null; end if;
      perform note_line(%2$L, id, 'deleted', '{}', jsonb_build_object('beside', jsonb_build_object(%3$L, rows)))
      from (
        select %4$I as id, jsonb_agg(to_jsonb(before)) as rows from before
        where %4$I is not null and not exists (select from %2$I where id = before.%4$I) group by 1
      ) gone;
      return null;
    end $trigger$
  $body$, 'history_of_' || beside, entity, beside, entity || '_id');
  execute format('create or replace trigger history_delete after delete on %I referencing old table as before for each statement execute function %I()', beside, 'history_of_' || beside);
end $$;

call keep_history('facility_group', '{name,comments,is_active}');
call keep_history('facility', '{name,is_active,company,facility_type,facility_group,support_user,client_number,main_contact,contract_contact,invoice_contact,street,postal_code,city,country_code,address_latitude,address_longitude,address_is_approximate,email,phone,mobile,fax,webpage,comments,followup_date,followup_user,followup_priority}',
  '{latest_engagement_id,latest_engagement_datetime}');
call keep_history('contact_person', '{gender,title,first_name,last_name,facility,facility_group,function,birthday_date,mobile,phone,fax,email,street,postal_code,city,exam_city,country_code,address_latitude,address_longitude,address_is_approximate,note,is_active}',
  '{latest_engagement_id,latest_engagement_datetime}');
call keep_history('employee', '{title,first_name,last_name,birthday_date,gender,public_id,status,exam,exam_city,has_driving_license,has_car,achievements,mobile,phone,email,street,postal_code,city,country_code,address_latitude,address_longitude,address_is_approximate,preferred_postal_code,preferred_location_latitude,preferred_location_longitude,preferred_location_is_approximate,preferred_location_radius,comments,profile,profile_link,is_active,dispatcher,hourly_rate,expenses,converted_from_applicant,available_from_date}');
call keep_history('applicant', '{first_name,last_name,profession_free_text,email,mobile,comments,privacy_consent,email_verification_datetime}');
call keep_history('vacancy', '{name,vacancy_type,number_of_positions,priority,date_range,facility,department,contact_person,has_driver_licence,has_car,description,accommodation_available,accommodation_package,status}',
  '{number_of_bookings,shown_name,place}');
call keep_history('candidate', '{status,employee,vacancy,employee_asked,facility_asked}');
call keep_history('booking', '{booking_type,facility,vacancy,vacancy_type,department,employee,qualification,date_range,bonus,charge_rate,working_hours_month,expenses,insitu,replacement_for,continues,stands_in_for,facility_pays_transportation_expenses,employee_transportation_expenses,accommodation,accommodation_package,accommodation_price,notes,cancelled,terminated}');
call keep_history('absence', '{employee,reason,date_range,note}');
call keep_history('engagement', '{action_type,facility,contact_person,employee,applicant,note,followup_date,followup_user,followup_priority}');
call keep_history('user', '{username,first_name,last_name,email,permissions,is_superuser,is_staff,may_access_kpis,is_active}', '{password_hash,last_login}');
call keep_history('user_group', '{name,permissions}');
call keep_history('booking_document', '{name,order,is_active,file}');
call keep_history('email_attachment', '{name,order,is_active,file}');
call keep_history('engagement_action', '{name,order,is_active,code}');
call keep_history('email_template', '{name,order,is_active,code,category,subject,text_template,subject_en,text_template_en}');
call keep_history('application_tag', '{name,order,is_active}');
call keep_history('contact_person_function', '{name,order,is_active}');
call keep_history('employee_status', '{name,order,is_active}');
call keep_history('exam', '{name,order,is_active}');
call keep_history('facility_department', '{name,order,is_active}');
call keep_history('facility_type', '{name,order,is_active}');
call keep_history('profession', '{name,order,is_active}');
call keep_history('qualification', '{name,order,is_active}');
call keep_history('tag', '{name,order,is_active}');
call keep_history('vacancy_type', '{name,order,is_active}');

call keep_history_of_set('facility_tag', 'facility', 'tags', 'tag_id');
call keep_history_of_set('contact_person_tag', 'contact_person', 'tags', 'tag_id');
call keep_history_of_set('employee_tag', 'employee', 'tags', 'tag_id');
call keep_history_of_set('employee_qualification', 'employee', 'qualifications', 'qualification_id');
call keep_history_of_set('employee_preferred_facility_type', 'employee', 'preferred_facility_types', 'facility_type_id');
call keep_history_of_set('employee_preferred_facility_department', 'employee', 'preferred_facility_departments', 'facility_department_id');
call keep_history_of_set('applicant_application_tag', 'applicant', 'application_tags', 'application_tag_id');
call keep_history_of_set('vacancy_exam', 'vacancy', 'exams', 'exam_id');
call keep_history_of_set('vacancy_qualification', 'vacancy', 'qualifications', 'qualification_id');
call keep_history_of_set('booking_send_document', 'booking', 'send_documents', 'booking_document_id');
call keep_history_of_set('user_group_member', 'user', 'groups', 'user_group_id');
call keep_history_of_set('email_template_facility', 'email_template', 'facilities', 'facility_id');
call keep_history_of_set('email_template_allowed_attachment', 'email_template', 'allowed_attachments', 'email_attachment_id');
call keep_history_of_set('email_template_preselected_attachment', 'email_template', 'preselected_attachments', 'email_attachment_id');

call keep_beside('application_key', 'applicant');
