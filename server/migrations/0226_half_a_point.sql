-- Half a pair of coordinates is accepted and counts as missing, as on every other record.

alter table applicant drop constraint applicant_whole_point;
