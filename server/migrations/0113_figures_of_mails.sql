-- Mails of one user by template, as all mails are counted by template already.

create index outbox_of_user_by_template on outbox (created_by_user_id, template_id, created_datetime);
