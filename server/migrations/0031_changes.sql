-- One place that knows what changed: every table that records are made of tells it, whoever writes and however
-- (docs/decisions/031-the-database-knows-what-changed.md).

-- The number of an entity's records is the sum of its rows here, for an entity with kinds by kind; the sum of all versions changes
-- with every change of any record. There are as many rows of a kind as there were ever writers at once: each takes one that no
-- other holds, so that nobody waits for another and nobody can end in a deadlock.
create table kept_count (
  id integer generated always as identity primary key,
  entity text not null,
  kind integer not null,
  number bigint not null,
  version bigint not null
) with (fillfactor = 50);
create index kept_count_of on kept_count (entity, kind);

create function keep_count(counted text, counted_kind integer, difference bigint) returns void language plpgsql as $$
begin
  update kept_count set number = number + difference, version = version + 1
  where id = (select id from kept_count where entity = counted and kind = counted_kind limit 1 for update skip locked);
  if not found then
    insert into kept_count (entity, kind, number, version) values (counted, counted_kind, difference, 1);
  end if;
end $$;

-- Which records the transaction changed, for its writer to read before it commits: a line for each statement, the entity and the
-- ids; `*` for more than a hundred, or for all when it becomes too long to tell.
create function note_changed(entity text, ids text[]) returns void language plpgsql as $$
declare told text := coalesce(current_setting('kasack.changed', true), '');
begin
  if told = '*' then return; end if;
  perform set_config('kasack.changed', case when length(told) > 10000 then '*' else
    told || entity || ' ' || case when cardinality(ids) > 100 then '*' else array_to_string(ids, ',') end || E'\n' end, true);
end $$;

-- For the table of an entity; its argument is the column of the kind, if there is one.
create function record_changed() returns trigger language plpgsql as $$
declare
  ids text[];
  difference record;
begin
  if tg_op = 'TRUNCATE' then
    update kept_count set number = 0, version = version + 1 where entity = tg_table_name;
    perform note_changed(tg_table_name, array_fill('*'::text, array[1]));
    return null;
  elsif tg_op = 'INSERT' then
    ids := array(select id::text from after);
  else
    ids := array(select id::text from before);
  end if;
  if cardinality(ids) = 0 then return null; end if;
  perform note_changed(tg_table_name, ids);

  if tg_nargs = 0 then
    perform keep_count(tg_table_name, 0, case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end * cardinality(ids));
  elsif tg_op = 'INSERT' then
    perform keep_count(tg_table_name, kind, number)
    from (select (to_jsonb(after) ->> tg_argv[0])::integer as kind, count(*) as number from after group by 1) counted;
  elsif tg_op = 'DELETE' then
    perform keep_count(tg_table_name, kind, -number)
    from (select (to_jsonb(before) ->> tg_argv[0])::integer as kind, count(*) as number from before group by 1) counted;
  else
    perform keep_count(tg_table_name, kind, number)
    from (
      select kind, sum(one) as number
      from (
        select (to_jsonb(before) ->> tg_argv[0])::integer as kind, -1 as one from before
        union all select (to_jsonb(after) ->> tg_argv[0])::integer, 1 from after
      ) one_each
      group by kind
    ) counted;
  end if;
  return null;
end $$;

-- For the table of a set of references: its rows are part of the record that has them. Arguments: that entity, and its column.
create function set_changed() returns trigger language plpgsql as $$
declare ids text[];
begin
  if tg_op = 'TRUNCATE' then
    ids := array_fill('*'::text, array[1]);
  elsif tg_op = 'INSERT' then
    ids := array(select distinct to_jsonb(after) ->> tg_argv[1] from after);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct to_jsonb(before) ->> tg_argv[1] from before);
  else
    ids := array(select to_jsonb(before) ->> tg_argv[1] from before union select to_jsonb(after) ->> tg_argv[1] from after);
  end if;
  if cardinality(ids) = 0 then return null; end if;
  perform note_changed(tg_argv[0], ids);
  perform keep_count(tg_argv[0], 0, 0);
  return null;
end $$;

create procedure tell_changes(changed regclass, told text) language plpgsql as $$
begin
  execute format('create trigger told_insert after insert on %s referencing new table as after for each statement execute function %s', changed, told);
  execute format('create trigger told_update after update on %s referencing old table as before new table as after for each statement execute function %s', changed, told);
  execute format('create trigger told_delete after delete on %s referencing old table as before for each statement execute function %s', changed, told);
  execute format('create trigger told_truncate after truncate on %s for each statement execute function %s', changed, told);
end $$;

-- For every later table of an entity (with the column of its kind, where lists count by it) and of a set of references.
create procedure keep_entity(entity text, kind text default null) language plpgsql as $$
begin
  call tell_changes(quote_ident(entity)::regclass, format('record_changed(%s)', coalesce(quote_literal(kind), '')));
  execute format('insert into kept_count (entity, kind, number, version) select %L, %s, count(*), 1 from %I group by 2',
    entity, coalesce(quote_ident(kind), '0'), entity);
end $$;
create procedure keep_set(set_table text, entity text) language plpgsql as $$
begin
  call tell_changes(quote_ident(set_table)::regclass, format('set_changed(%L, %L)', entity, entity || '_id'));
end $$;

call keep_entity('facility_group');
call keep_entity('facility');
call keep_entity('contact_person');
call keep_entity('employee');
call keep_entity('engagement', 'action_type_id');
call keep_entity('user');
call keep_entity('user_group');
call keep_entity('application_tag');
call keep_entity('booking_document');
call keep_entity('contact_person_function');
call keep_entity('email_attachment');
call keep_entity('email_template');
call keep_entity('employee_status');
call keep_entity('engagement_action');
call keep_entity('exam');
call keep_entity('facility_department');
call keep_entity('facility_type');
call keep_entity('profession');
call keep_entity('qualification');
call keep_entity('tag');
call keep_entity('vacancy_type');

call keep_set('facility_tag', 'facility');
call keep_set('contact_person_tag', 'contact_person');
call keep_set('user_group_member', 'user');
call keep_set('email_template_allowed_attachment', 'email_template');
call keep_set('email_template_preselected_attachment', 'email_template');
call keep_set('email_template_facility', 'email_template');
