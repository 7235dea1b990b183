-- Hits whose paying has failed wait, longer after each failure: many of those hold up none behind them.
alter table jackpot_hits
  add column failures smallint not null default 0,
  add column due_at timestamptz;
