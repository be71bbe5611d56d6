-- A board reads of each row what is not over before its first day: whoever has been with us for ten years has few of these and many others.
create index booking_of_employee_by_end on booking (employee_id, (coalesce(date_upper, 'infinity'))) where not cancelled;
create index booking_of_facility_by_end on booking (facility_id, (coalesce(date_upper, 'infinity'))) where not cancelled;
create index absence_of_employee_by_end on absence (employee_id, date_upper);
