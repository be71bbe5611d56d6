-- What was removed is in the history, and comes back as any other change does.

drop table cleared_follow_up;
