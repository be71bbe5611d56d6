-- What reports count is counted from indexes alone: by kind, or by who did it and kind, one stretch for each period.

drop index engagement_of_creator_by_action;
create index engagement_of_creator_by_action on engagement (created_by_user_id, action_type_id, created_datetime);

drop index outbox_template;
create index outbox_of_template on outbox (template_id, created_datetime);

drop index booking_by_created;
create index booking_by_created on booking (created_datetime, id) include (cancelled);
create index booking_of_creator on booking (created_by_user_id, created_datetime) where not cancelled;

create index candidate_rejection_of_user on candidate_rejection (user_id, created_datetime);
