-- Until when a booking was to last before it was ended early: whoever replaces the employee goes on until then. Of those that were ended
-- before, it is not known.

alter table booking add column former_upper date;
