-- The follow-up that was last removed from a facility, so that whoever removed it can take that back, on any process.

create table cleared_follow_up (
  facility_id integer primary key references facility on delete cascade,
  engagement_id integer not null references engagement on delete cascade,
  cleared_by_user_id integer not null references "user",
  cleared_datetime timestamptz not null
);
create index cleared_follow_up_engagement on cleared_follow_up (engagement_id);
create index cleared_follow_up_user on cleared_follow_up (cleared_by_user_id);
