-- What changed, for browsers that show it at once (docs/rules/live.md): which records, and in which transaction, so that whoever looks
-- later finds also what was committed late. It decides nothing: after a crash it is empty, and everybody reads anew.
create unlogged table change_note (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  written_datetime timestamptz not null default now(),
  entity text not null,
  -- Null: many, or all.
  ids integer[],
  is_deletion boolean not null default false,
  -- Of entries of the logbook: who sees them (0: everybody; 1: whoever sees employees or applicants; 2: whoever sees applicants).
  sight smallint not null default 0
);
create index change_note_by_xid on change_note (xid);
create index change_note_by_time on change_note (written_datetime);

create function add_change_note(noted_entity text, noted_ids integer[], deletion boolean, noted_sight smallint default 0) returns void language sql as $$
  insert into change_note (entity, ids, is_deletion, sight)
  select noted_entity, case when cardinality(noted_ids) <= 500 then noted_ids end, deletion, noted_sight
  where coalesce(current_setting('kasack.history', true), '') <> 'off' and (noted_ids is null or cardinality(noted_ids) > 0)
$$;

create function sight_of_entry(entry jsonb) returns smallint language sql immutable as $$
  select case when not (entry ->> 'is_confidential')::boolean then 0 when entry ->> 'employee_id' is not null then 1 else 2 end::smallint
$$;

-- The triggers that count note it, too.

-- For the table of an entity; its argument is the column of the kind, if there is one.
create or replace function record_changed() returns trigger language plpgsql as $$
declare
  ids text[];
  difference record;
begin
  if tg_op = 'TRUNCATE' then
    update kept_count set number = 0, version = version + 1 where entity = tg_table_name;
    perform note_changed(tg_table_name, array_fill('*'::text, array[1]));
    perform add_change_note(tg_table_name, null, false);
    return null;
  elsif tg_op = 'INSERT' then
    ids := array(select id::text from after);
  else
    ids := array(select id::text from before);
  end if;
  if cardinality(ids) = 0 then return null; end if;
  perform note_changed(tg_table_name, ids);
  if tg_table_name = 'engagement' and tg_op = 'DELETE' then
    perform add_change_note(tg_table_name, gone, true, sight)
    from (select array_agg(id) as gone, sight_of_entry(to_jsonb(before)) as sight from before group by 2) by_sight;
  else
    perform add_change_note(tg_table_name, ids::integer[], tg_op = 'DELETE');
  end if;

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
create or replace function set_changed() returns trigger language plpgsql as $$
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
  perform add_change_note(tg_argv[0], case when tg_op <> 'TRUNCATE' then ids::integer[] end, false);
  perform keep_count(tg_argv[0], 0, 0);
  return null;
end $$;

-- Who has a form of a record open; after a crash nobody.
create unlogged table presence (
  entity text not null,
  record_id integer not null,
  user_id integer not null references "user" on delete cascade,
  seen_datetime timestamptz not null,
  primary key (entity, record_id, user_id)
);
