-- A booking may go on from another one, or stand in while its employee is away (docs/rules/bookings.md). Both begin later than what they
-- refer to, and their ids are higher: whoever holds several bookings holds them by their ids. A booking is continued once.

alter table booking add column continues_id integer references booking on delete set null;
alter table booking add column stands_in_for_id integer references booking on delete set null;
create unique index booking_continued_once on booking (continues_id) where not cancelled;
create index booking_continues on booking (continues_id);
create index booking_stands_in_for on booking (stands_in_for_id);
