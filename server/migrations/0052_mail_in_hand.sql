-- Until then some process has the mail in hand and nobody else takes it; it says so again and again while it is at it.

alter table outbox add column in_hand_until timestamptz;
