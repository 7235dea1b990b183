-- What came after a period is added up from the index of an account's entries alone.
create index ledger_entries_account_amounts on ledger_entries (account_id, id) include (amount);
drop index ledger_entries_account;
alter index ledger_entries_account_amounts rename to ledger_entries_account;

-- The copy of all that is kept of a player is read in order, page by page.
create index placements_player_time on placements (player_id, created_at);
