-- Pools of jackpots are accounts of the ledger, each level its own; `jackpot_wins` is what was hit and
-- is not paid yet. What the house adds is booked for many bets at once, and so for no one player.
alter table ledger_transactions alter column player_id drop not null;

do $$
declare
  v_houses text := (
    select substr(pg_get_constraintdef(oid), 6) from pg_constraint where conname = 'accounts_house'
  );
  v_kinds text := (
    select substr(pg_get_constraintdef(oid), 6) from pg_constraint
    where conname = 'ledger_transactions_kind_check'
  );
begin
  alter table accounts drop constraint accounts_house;
  execute format(
    'alter table accounts add constraint accounts_house check (%s or house = %L or house like %L)',
    v_houses, 'jackpot_wins', 'jackpot:%'
  );
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  execute format(
    'alter table ledger_transactions add constraint ledger_transactions_kind_check
      check (%s or kind in (%L, %L))',
    v_kinds, 'jackpot', 'jackpot_win'
  );
end
$$;

alter table ledger_transactions
  add constraint ledger_transactions_player check (player_id is not null or kind = 'jackpot');

create table jackpots (
  id text primary key,
  -- As the operator wrote it.
  document jsonb not null,
  active boolean not null default true,
  -- Bets up to this one have their ticket, or get none any more.
  drawn_to bigint not null,
  draws integer not null default 0,
  -- Every draw's follows from the one before, and from the tickets of the draw.
  pulse text not null,
  created_at timestamptz not null default now()
);

create table jackpot_levels (
  jackpot_id text not null references jackpots (id),
  code text not null,
  position smallint not null,
  active boolean not null default true,
  seed bigint not null check (seed >= 0),
  must_drop bigint not null check (must_drop > seed),
  contribution_ppm integer not null check (contribution_ppm > 0),
  -- Millionths of the smallest unit; the whole units are what the ledger holds.
  pool bigint not null check (pool >= 0),
  round integer not null default 1,
  -- The secrets of rounds are a chain: each is the SHA-256 of the next one, this the last.
  last_secret bytea not null,
  chain integer not null default 1,
  left_in_chain integer not null,
  primary key (jackpot_id, code)
);

create table jackpot_rounds (
  jackpot_id text not null,
  level text not null,
  number integer not null,
  -- SHA-256 of the secret, in hex, and the secret once the round is over.
  commitment text not null,
  secret text,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (jackpot_id, level, number),
  foreign key (jackpot_id, level) references jackpot_levels (jackpot_id, code)
);

create table jackpot_draws (
  jackpot_id text not null references jackpots (id),
  number integer not null,
  previous_pulse text not null,
  pulse text not null,
  -- Terms, pools and rounds as they were before the first ticket of the draw.
  levels jsonb not null,
  created_at timestamptz not null,
  primary key (jackpot_id, number)
);

-- A bet has one ticket in a jackpot, whichever process comes first. It is kept longer than the bet.
create table jackpot_tickets (
  jackpot_id text not null,
  bet_id bigint not null,
  draw integer not null,
  -- SHA-256 of what the player's browser had named the bet by.
  leaf text not null,
  -- Millionths of the jackpot's smallest unit.
  stake bigint not null,
  primary key (jackpot_id, bet_id),
  foreign key (jackpot_id, draw) references jackpot_draws (jackpot_id, number)
);

create index jackpot_tickets_draw on jackpot_tickets (jackpot_id, draw);

create table jackpot_hits (
  id bigint generated always as identity primary key,
  jackpot_id text not null,
  level text not null,
  round integer not null,
  bet_id bigint not null,
  player_id integer not null references players (id),
  -- What the pool held, in the jackpot's currency.
  amount bigint not null check (amount > 0),
  currency text not null,
  amount_eur bigint not null,
  -- What the player gets, in the currency of the bet.
  paid_amount bigint not null,
  paid_currency text not null,
  status text not null default 'approved' check (status in ('approved', 'paid')),
  -- Tells winners apart without naming them.
  user_hash text not null,
  seen_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (jackpot_id, level, round),
  foreign key (jackpot_id, level, round) references jackpot_rounds (jackpot_id, level, number)
);

create index jackpot_hits_player on jackpot_hits (player_id, id desc);
create index jackpot_hits_newest on jackpot_hits (jackpot_id, id desc);
create index jackpot_hits_to_pay on jackpot_hits (id) where status = 'approved';

-- Matches to predict, and what players have voted.
create table predictions (
  id text primary key,
  -- As the operator wrote it, or as the product made it for a match.
  document jsonb not null,
  match_id text not null,
  closes_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index predictions_match on predictions (match_id);

create table prediction_votes (
  prediction_id text not null references predictions (id),
  player_id integer not null references players (id) on delete cascade,
  option_id text not null,
  created_at timestamptz not null default now(),
  primary key (prediction_id, player_id)
);

create index prediction_votes_options on prediction_votes (prediction_id, option_id);

create table promotions (
  id text primary key,
  document jsonb not null,
  position integer not null,
  valid_from timestamptz,
  valid_to timestamptz,
  created_at timestamptz not null default now()
);
