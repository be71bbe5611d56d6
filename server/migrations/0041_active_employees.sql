-- Most lists are of those who are still there: an index alone counts them.
create index employee_by_active on employee (is_active, id);

-- Dispatchers by name the other way round: who has none comes last both ways.
create index user_by_name_desc on "user" (
  (nullif(fold(last_name), '') collate "de-x-icu") desc nulls last,
  (nullif(fold(first_name), '') collate "de-x-icu") desc nulls last,
  (fold(username) collate "de-x-icu") desc nulls last
);
