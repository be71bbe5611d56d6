-- Compares places as texts: pg_dump cannot say which schema holds the equality of cubes, and what it wrote lost this trigger.

create or replace trigger vacancies_of_place after update on facility
  for each row when (old.place::text is distinct from new.place::text) execute function place_vacancies_of_facility();
