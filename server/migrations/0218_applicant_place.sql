-- Where applicants live, as far as they say. Without coordinates that is the middle of their postal code
-- (docs/decisions/233-applicants-live-in-a-postal-code.md).

alter table applicant
  add column postal_code text not null default '',
  add column city text not null default '',
  add column country_code text not null default 'DE',
  add column address_latitude double precision,
  add column address_longitude double precision,
  -- Derived from country and postal code by the writing transaction; null outside Germany and for a code that is none.
  add column postal_code_latitude double precision,
  add column postal_code_longitude double precision,
  add column place cube generated always as (
    coalesce(
      place_on_sphere(address_latitude, address_longitude),
      place_on_sphere(postal_code_latitude, postal_code_longitude)
    )
  ) stored,
  add constraint applicant_whole_point check ((address_latitude is null) = (address_longitude is null)),
  add constraint applicant_whole_postal_code_point check ((postal_code_latitude is null) = (postal_code_longitude is null));

-- The search finds her by where she lives.
alter table applicant drop column search_text;
alter table applicant
  add column search_text text not null generated always as (
    person_search('', first_name, last_name) || chr(10)
    || fold(email || chr(10) || profession_free_text || chr(10) || city || chr(10) || postal_code)
  ) stored;
create index applicant_search on applicant using gin (search_text gin_trgm_ops);

call keep_history('applicant', '{first_name,last_name,profession_free_text,email,mobile,postal_code,city,country_code,address_latitude,address_longitude,comments,privacy_consent,email_verification_datetime}', '{postal_code_latitude,postal_code_longitude}');
