-- The settings of judging are told of like any record, and whoever changes them, an undo too, moves the last days of clocks with them.
call keep_entity('judge_setting');

create function counting_changed() returns trigger language plpgsql as $$
begin
  update leasing_clock set last_day = case new.count_by when 'months' then last_day_months else last_day_days end
  where last_day_months <> last_day_days;
  return null;
end $$;
create trigger counting_changed after update on judge_setting for each row when (old.count_by <> new.count_by) execute function counting_changed();
