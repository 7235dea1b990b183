-- How a player is known in the rooms of matches: an id that tells nothing else about them.
create table chat_people (
  player_id integer primary key references players (id) on delete cascade,
  public_id uuid not null unique default gen_random_uuid()
);

create table chat_messages (
  id bigint generated always as identity primary key,
  match_id text not null,
  player_id integer not null references chat_people (player_id) on delete cascade,
  body text not null check (char_length(body) between 1 and 200),
  sent_at timestamptz not null,
  -- Set when enough players have reported it.
  hidden_at timestamptz
);

create index chat_messages_room on chat_messages (match_id, id);
create index chat_messages_pace on chat_messages (player_id, sent_at);
create index chat_messages_age on chat_messages (sent_at);

create table chat_reports (
  message_id bigint not null references chat_messages (id) on delete cascade,
  player_id integer not null references players (id) on delete cascade,
  primary key (message_id, player_id)
);
