-- A session is named by an id that opens nothing, in lists and in what tells push servers of its end.
alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column seen_at timestamptz not null default now(),
  -- What the client said it is, in a word each; null where it said nothing that is known.
  add column browser text,
  add column system text;

create index sessions_seen on sessions (seen_at);

-- Until when the secret in a message is good for anything; its text is forgotten then, or when the
-- secret has been used. Null: there is none.
alter table outbox_messages
  add column secret_until timestamptz,
  add column player_id integer references players (id) on delete cascade;

update outbox_messages set secret_until = created_at + case kind
  when 'phone_code' then interval '10 minutes'
  when 'reset_password' then interval '2 hours'
  when 'unlock' then interval '1 day'
  else interval '7 days'
end;

create index outbox_messages_secret on outbox_messages (secret_until) where secret_until is not null;
create index outbox_messages_player on outbox_messages (player_id, kind) where secret_until is not null;
