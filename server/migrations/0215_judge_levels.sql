-- What findings mean for the agency where it is not the usual, and until when it may lease people.
alter table judge_setting
  add column levels jsonb not null default '{}' check (jsonb_typeof(levels) = 'object'),
  add column licence_until date;
call keep_history('judge_setting', '{count_by,levels,licence_until}');
