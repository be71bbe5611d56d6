-- What weighs how much when people are ranked for a vacancy, where it is not the usual: one row for all.
create table match_setting (
  id integer primary key default 1 check (id = 1),
  weights jsonb not null default '{}' check (jsonb_typeof(weights) = 'object')
);
insert into match_setting default values;
call keep_entity('match_setting');
call keep_history('match_setting', '{weights}');
