-- What an agency that began empty still has to do: one row from its first start on. Agencies from before, and demo agencies, have none.

create table setup (
  single boolean primary key default true check (single),
  lists_seen_datetime timestamptz,
  -- Since when nobody is told any more: all was done, or a superuser sent it away.
  closed_datetime timestamptz
);
