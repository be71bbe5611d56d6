-- Whether bookings of a vacancy type are leasing, and count for its clocks (docs/rules/clocks.md).
alter table vacancy_type add column is_leasing boolean not null default true;
call keep_history('vacancy_type', '{name,order,is_active,is_leasing}');
