-- Sessions that ended because their player may not come back for now: a page that still asks with one
-- is told why, until the session would have ended by itself.
create table barred_sessions (
  token_hash bytea primary key,
  player_id integer not null references players (id),
  expires_at timestamptz not null
);
