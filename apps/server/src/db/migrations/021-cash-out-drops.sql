-- The least that the player takes when the offer falls while a cash-out is in progress.
alter table bets add column cashout_least bigint check (cashout_least > 0);
