-- Who was behind a closed account has been forgotten: its bets and its money stay, of nobody by name.
alter table players
  add column erased_at timestamptz,
  add constraint players_erased check (erased_at is null or closed_at is not null);
