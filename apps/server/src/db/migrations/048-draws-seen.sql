-- Up to where a look at the bets of a jackpot saw, and the transactions that were under way then or
-- came later: once all before that one have ended, no bet up to there is unseen.
alter table jackpots
  add column seen_to bigint not null default 0,
  add column seen_before xid8 not null default '0';
