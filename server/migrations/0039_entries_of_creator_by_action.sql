-- What some users entered of some kinds: by either index alone thousands of rows, or tens of thousands, are read for a few.
create index engagement_of_creator_by_action on engagement (created_by_user_id, action_type_id);
