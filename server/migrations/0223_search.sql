-- What the search finds (docs/rules/search.md): an index beside the records, filled after they are committed. It decides nothing: after a
-- crash it is empty and is filled again, and what is found is read from the records themselves.

-- The words of all records of a kind. `place`: where they stand, 0 in its name, 1 in what it says or names besides, 2 in what is shown only
-- to who sees applicants. A beginning of one to three letters is a word with a star, three digits of a telephone number are one behind a
-- hash. `number`: in how many records; of the empty word, how many records there are.
create unlogged table search_word (
  id integer generated always as identity primary key,
  word text collate "C" not null,
  kind smallint not null,
  place smallint not null,
  number integer not null,
  unique (word, kind, place)
);

-- Beginnings of words, by what is left of them without one letter: two words that are one slip apart share one.
create unlogged table search_cut (
  cut text collate "C" not null,
  beginning text collate "C" not null,
  primary key (cut, beginning)
);
create index search_cut_of_beginning on search_cut (beginning);

-- A record by the ids of its words. `numbers`: its telephone numbers, digits between blanks; `named`: what others name it by.
create unlogged table search_record (
  kind smallint not null,
  record_id integer not null,
  is_active boolean not null,
  moment timestamptz not null,
  words integer[] not null,
  numbers text not null,
  named text not null,
  primary key (kind, record_id)
);
create index search_record_newest on search_record (kind, is_active desc, moment desc, record_id desc);
create index search_record_words on search_record using gin (words) with (gin_pending_list_limit = 256);

-- Records that are to be read again.
create unlogged table search_due (
  kind smallint not null,
  record_id integer not null,
  primary key (kind, record_id)
);

-- Up to where changes are known, and how far all records are gone through (null: they are not).
create unlogged table search_state (
  is_only boolean primary key default true check (is_only),
  snapshot pg_snapshot not null,
  read_datetime timestamptz not null,
  sweep_kind smallint,
  sweep_id integer not null default 0
);
