-- Moments of contacts whose entries were deleted, and telephone numbers in one spelling.

update facility set latest_engagement_datetime = null where latest_engagement_id is null and latest_engagement_datetime is not null;
update contact_person set latest_engagement_datetime = null where latest_engagement_id is null and latest_engagement_datetime is not null;

-- "Ext. 5" stands behind some numbers: letters are found in any case.
create or replace function phone_digits(value text) returns text language sql immutable strict parallel safe
  return translate(fold(value), ' /-()', '');
update facility set phone = phone;
update contact_person set phone = phone;
