-- A booking names its employee and a vacancy without a name its facility: neither has that name itself. All records are gone through once
-- more, and what is filed is found meanwhile.
delete from search_state;
