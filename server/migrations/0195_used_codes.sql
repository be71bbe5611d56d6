-- The time steps of the codes that were accepted: those of the last day, and those that are still to come. A clock that was ahead leaves codes
-- that were used before their time: none is taken a second time when its time comes, and none keeps anybody out until then.

alter table one_time_code add column used_steps integer[] not null default '{}';
update one_time_code set used_steps = array[last_step] where last_step is not null;
alter table one_time_code drop column last_step;
