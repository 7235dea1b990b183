-- Where a session was opened: ISO 3166-1 alpha-2, as the proxy in front says; null where none does.
alter table sessions add column country text;

-- The last sign-ins of a player, so that they can tell their own from others.
create table sign_ins (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id) on delete cascade,
  signed_in_at timestamptz not null,
  browser text,
  system text,
  country text
);

create index sign_ins_player on sign_ins (player_id, id);

-- Devices on which a player has signed in. The token in the browser's cookie is never stored.
create table known_devices (
  player_id integer not null references players (id) on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz not null,
  primary key (player_id, token_hash)
);

create index known_devices_token on known_devices (token_hash);
create index known_devices_seen on known_devices (seen_at);

-- A right password on its way to a session: the second factor is still to come. One a player.
create table sign_in_challenges (
  player_id integer primary key references players (id) on delete cascade,
  token_hash bytea not null unique,
  way text not null check (way in ('mail', 'authenticator')),
  -- Of the challenge's token and the code together: the code alone is too short for a hash.
  code_hash bytea check ((code_hash is null) = (way = 'authenticator')),
  guesses smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- The secret that a player's authenticator shares with the product; unconfirmed until a code proved it.
create table authenticators (
  player_id integer primary key references players (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none works twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  player_id integer not null references players (id) on delete cascade,
  code_hash bytea not null,
  primary key (player_id, code_hash)
);

-- Public keys of a player's passkeys, by the credential's id in base64url.
create table passkeys (
  id text primary key,
  player_id integer not null references players (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index passkeys_player on passkeys (player_id);

-- What an authenticator has to sign, once; for a sign-in nobody is known yet.
create table passkey_challenges (
  challenge text primary key,
  player_id integer references players (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);
