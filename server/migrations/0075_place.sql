-- Where facilities and employees are, for the distances between them (docs/rules/distances.md).

create extension if not exists cube;

-- A place on a sphere of radius 1. The straight way between two of them grows with the way over the ground, and an index knows
-- which of many places come first by it. Half a pair of degrees is no place.
create function place_on_sphere(latitude double precision, longitude double precision) returns cube language sql immutable strict parallel safe
  return cube(array[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))
  ]);

alter table facility
  add column place cube generated always as (place_on_sphere(address_latitude, address_longitude)) stored;

-- Where employees would like to work comes before where they live (G83).
alter table employee
  add column place cube generated always as (
    coalesce(
      place_on_sphere(preferred_location_latitude, preferred_location_longitude),
      place_on_sphere(address_latitude, address_longitude)
    )
  ) stored;

create index facility_by_place on facility using gist (place);
-- Who goes that far is counted from the index alone.
create index employee_by_place on employee using gist (place) include (preferred_location_radius, is_active);
