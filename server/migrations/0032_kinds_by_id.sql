-- The first records of each kind, for lists sorted by the kinds' names.
create index engagement_of_action_by_id on engagement (action_type_id, id);
drop index contact_person_function_of;
create index contact_person_function_of on contact_person (function_id, id);
drop index facility_type_of;
create index facility_type_of on facility (facility_type_id, id);
