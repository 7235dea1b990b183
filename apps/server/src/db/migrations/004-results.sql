-- What the feed has settled of the matches that have bets.
create table outcome_results (
  match_id text not null,
  market_id integer not null,
  specifier text not null,
  outcome_id text not null,
  result smallint not null check (result in (1, 0, -1)),
  -- Thousandths of the stake.
  void_factor smallint not null check (void_factor in (0, 500, 1000)),
  -- Millionths of the win.
  dead_heat_factor integer not null default 1000000 check (
    dead_heat_factor > 0 and dead_heat_factor <= 1000000
  ),
  certainty smallint not null check (certainty in (1, 2)),
  received_at timestamptz not null default now(),
  primary key (match_id, market_id, specifier, outcome_id)
);

-- market_id null: every market of the match.
create table cancellations (
  match_id text not null,
  market_id integer,
  specifier text,
  reason text not null,
  received_at timestamptz not null default now(),
  unique nulls not distinct (match_id, market_id, specifier)
);

-- Bets whose selections have news; a row stays until its bet is settled, over any restart.
create table settlement_queue (
  bet_id bigint primary key references bets (id),
  queued_at timestamptz not null default now()
);

create table product_state (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
