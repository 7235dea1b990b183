-- The next bets to settle are found in this order, however many wait.
create index settlement_queue_order on settlement_queue (queued_at, bet_id);

-- How often settling the bet has failed; after a failure it waits until queued_at.
alter table settlement_queue add column failures smallint not null default 0;

-- The legs of an outcome in the order of their bets: a result is written into them part by part.
create index bet_selections_outcome
  on bet_selections (match_id, market_id, specifier, outcome_id, bet_id);
drop index bet_selections_match;

-- Outcomes whose result is not yet in all of their legs, and how far it is.
create table outcomes_to_apply (
  match_id text not null,
  market_id integer not null,
  specifier text not null,
  outcome_id text not null,
  after_bet_id bigint not null default 0,
  queued_at timestamptz not null default now(),
  primary key (match_id, market_id, specifier, outcome_id)
);

create index outcomes_to_apply_order on outcomes_to_apply (queued_at);
