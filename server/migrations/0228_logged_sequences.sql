-- The first page of an unlogged sequence may not be on a replica's disk yet when it is promoted: PostgreSQL replays it without writing it
-- out, and every write would fail with "bad magic number in sequence". The tables stay unlogged.
alter sequence change_note_id_seq set logged;
alter sequence search_word_id_seq set logged;
