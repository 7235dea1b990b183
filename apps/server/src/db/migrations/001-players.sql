create table players (
  id integer generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text,
  last_name text,
  nickname text,
  phone text,
  language text not null,
  currency text not null,
  statuses text[] not null default '{}',
  comp_points integer not null default 0 check (comp_points >= 0),
  tracking jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create unique index players_email on players (lower(email));

-- The token itself is never stored: whoever reads the table cannot use a session.
create table sessions (
  token_hash bytea primary key,
  player_id integer not null references players (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_player on sessions (player_id);
create index sessions_expiry on sessions (expires_at);

-- Failed sign-ins per account and per address, in fixed windows.
create table sign_in_failures (
  subject text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

create table player_settings (
  player_id integer primary key references players (id) on delete cascade,
  stakes jsonb not null default '{}',
  accept_mode text not null default 'none' check (accept_mode in ('none', 'higher', 'any')),
  odds_type text not null default 'european',
  updated_at timestamptz not null default now()
);
