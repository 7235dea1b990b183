alter table players
  add column email_confirmed_at timestamptz,
  add column phone_verified_at timestamptz,
  -- Minutes of play in any 24 hours; null: no limit.
  add column session_limit_minutes integer check (session_limit_minutes > 0);

-- What a link in an e-mail carries. The token itself is never stored, and one purpose has one.
create table player_tokens (
  token_hash bytea primary key,
  player_id integer not null references players (id) on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirmation', 'unlock')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (player_id, purpose)
);

create index player_tokens_expiry on player_tokens (expires_at);

-- The code that was sent to a player's phone last.
create table phone_codes (
  player_id integer primary key references players (id) on delete cascade,
  number text not null,
  code_hash bytea not null,
  wrong_guesses integer not null default 0,
  sent integer not null default 1,
  sent_at timestamptz not null,
  window_ends_at timestamptz not null,
  expires_at timestamptz not null
);

-- E-mails and text messages on their way out.
create table outbox_messages (
  id bigint generated always as identity primary key,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);

create index outbox_messages_recipient on outbox_messages (recipient, id);

-- Times at play; the last one without an end is still going on.
create table sportsbook_sessions (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id) on delete cascade,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);

create unique index sportsbook_sessions_open on sportsbook_sessions (player_id) where ended_at is null;
create index sportsbook_sessions_player on sportsbook_sessions (player_id, started_at);
