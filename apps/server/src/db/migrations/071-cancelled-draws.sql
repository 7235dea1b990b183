-- A draw that an operator has cancelled: its numbers are made and kept as of any, for everybody to see
-- whether it was cancelled for them, and its tickets are given back.
alter table lottery_draws
  add column cancelled_at timestamptz,
  add check (cancelled_at is null or drawn_at is not null);
