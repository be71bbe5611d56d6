-- Who goes as far as a facility is away is counted from this index alone, which is a fifteenth of the table.

drop index employee_by_radius;
create index employee_by_radius on employee (preferred_location_radius, id) include (place, is_active);

drop index employee_by_place;
create index employee_by_place on employee using gist (place);
