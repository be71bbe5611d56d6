-- A point that is not that of the house, only that of its postal code or town, says so. Without a point there is nothing to say.

alter table facility
  add column address_is_approximate boolean not null default false,
  add constraint facility_approximate_point check (
    not address_is_approximate or (address_latitude is not null and address_longitude is not null)
  );
alter table contact_person
  add column address_is_approximate boolean not null default false,
  add constraint contact_person_approximate_point check (
    not address_is_approximate or (address_latitude is not null and address_longitude is not null)
  );
alter table employee
  add column address_is_approximate boolean not null default false,
  add column preferred_location_is_approximate boolean not null default false,
  add constraint employee_approximate_point check (
    not address_is_approximate or (address_latitude is not null and address_longitude is not null)
  ),
  add constraint employee_approximate_preferred_point check (
    not preferred_location_is_approximate or (preferred_location_latitude is not null and preferred_location_longitude is not null)
  );
