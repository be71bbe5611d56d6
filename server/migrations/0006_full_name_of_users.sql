-- Without names a user's full name is the user name, which is what `name` says already.

alter table "user" drop column full_name;
