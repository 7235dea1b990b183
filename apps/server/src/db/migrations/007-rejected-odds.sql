-- What a leg of a bet that was rejected at the end of its delay stood at, for the player to read.
alter table bet_selections add column rejected_odds integer check (rejected_odds >= 1000);
