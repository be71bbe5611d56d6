-- Numbers as a telephone dials them, to find who may be the same person. Null: not worked out yet, which the program does when it
-- starts; empty: no number that can be dialled from abroad.

alter table applicant add column mobile_e164 text;
alter table employee add column mobile_e164 text, add column phone_e164 text;

create index applicant_mobile_e164 on applicant (mobile_e164);
create index employee_mobile_e164 on employee (mobile_e164);
create index employee_phone_e164 on employee (phone_e164);
create index employee_email on employee (email_folded);
-- Whoever is left to be worked out is found at once.
create index applicant_without_e164 on applicant (id) where mobile_e164 is null;
create index employee_without_e164 on employee (id) where mobile_e164 is null;
