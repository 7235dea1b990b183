create table placements (
  player_id integer not null references players (id),
  reference uuid not null,
  body_hash bytea not null,
  device_id text,
  quick boolean not null,
  created_at timestamptz not null default now(),
  primary key (player_id, reference)
);

create table bets (
  id bigint generated always as identity primary key,
  ref text not null unique,
  player_id integer not null,
  placement uuid not null,
  position smallint not null,
  type text not null check (type in ('single', 'combo', 'system', 'custom_bet')),
  status text not null check (
    status in (
      'cashed_out', 'withdrawn', 'waiting_results', 'ready_to_process', 'done', 'cancelled',
      'cashout_in_progress', 'submitted', 'rejected'
    )
  ),
  currency text not null,
  stake bigint not null check (stake > 0),
  -- Thousandths; of a system the price of its best line.
  odds bigint not null,
  potential_win bigint not null check (potential_win >= 0),
  win_count smallint,
  total_count smallint,
  accept_mode text not null check (accept_mode in ('none', 'higher', 'any')),
  rejection_key text,
  acceptance_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (player_id, placement, position),
  foreign key (player_id, placement) references placements (player_id, reference)
);

create index bets_player on bets (player_id, id desc);
create index bets_submitted on bets (acceptance_at) where status = 'submitted';

-- Results follow the unified odds feed: result 1 won, 0 lost, -1 undecided; void_factor is the share
-- of the stake returned, in thousandths; dead_heat_factor the share of the win, in millionths.
create table bet_selections (
  bet_id bigint not null references bets (id),
  position smallint not null,
  match_id text not null,
  market_id integer not null,
  specifier text not null,
  outcome_id text not null,
  odds integer not null check (odds >= 1000),
  -- Names as they were when the bet was placed, by language.
  facts jsonb not null,
  result smallint check (result in (1, 0, -1)),
  void_factor smallint,
  dead_heat_factor integer,
  primary key (bet_id, position)
);

create index bet_selections_open on bet_selections (match_id) where result is null;
create index bet_selections_match on bet_selections (match_id, market_id);

-- What was paid, one row per settlement: a resettlement adds a row and changes none.
create table settlements (
  bet_id bigint not null references bets (id),
  number smallint not null,
  result text not null check (
    result in (
      'canceled', 'win_entire', 'lose_entire', 'refund_entire', 'refund_half_win_other',
      'refund_half_lose_other', 'cashed_out'
    )
  ),
  win_amount bigint not null check (win_amount >= 0),
  ledger_transaction_id bigint references ledger_transactions (id),
  created_at timestamptz not null default now(),
  primary key (bet_id, number)
);
