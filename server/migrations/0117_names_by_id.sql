-- Every booking in a list shows whom it is for: names are read from the index, without the rows around them.
create index employee_named on employee (id) include (name);
create index facility_named on facility (id) include (name);
create index vacancy_named on vacancy (id) include (shown_name);
