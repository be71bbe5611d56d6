-- Bookings in a period are counted from this index alone, cancelled ones and those that ended early left out or not.

drop index booking_period;
create index booking_period on booking using gist (period) include (date_lower, cancelled, terminated);
