-- What players are told on the site, newest first, on whatever device they look.
create table notifications (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id) on delete cascade,
  -- Names what is told: the same cause is told once, however often it is tried.
  cause text not null,
  type text not null check (type in ('info', 'bonus', 'bet', 'jackpot')),
  -- What it leads to.
  object_type text check (object_type in ('bonus', 'bet', 'match', 'jackpot')),
  object_id text,
  -- A text with what is filled in, so that it is read in the language of whoever reads it; or null,
  -- and an operator's own words by language.
  text_key text,
  params jsonb not null default '{}',
  said jsonb,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Open pages and devices were told.
  told boolean not null default false,
  unique (player_id, cause),
  check ((text_key is null) <> (said is null)),
  check ((object_type is null) = (object_id is null))
);

create index notifications_of_player on notifications (player_id, id desc);
create index notifications_unread on notifications (player_id) where read_at is null;
create index notifications_to_tell on notifications (id) where not told;
create index notifications_by_age on notifications (created_at);

-- A browser that shows what is told while no page is open; each belongs to who pressed last in it.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id) on delete cascade,
  service text not null check (service in ('web', 'one_signal')),
  -- Address at the browser's push service, or what OneSignal calls the browser.
  endpoint text not null unique,
  -- Keys of the browser: nobody between can read what it is sent. Null where OneSignal has them.
  p256dh text,
  auth text,
  language text not null,
  -- The session in which it was asked for: nothing is sent once the player has ended it.
  session_id uuid,
  created_at timestamptz not null,
  check ((service = 'web') = (p256dh is not null and auth is not null))
);

create index push_subscriptions_of_player on push_subscriptions (player_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- What browsers are to be sent. A row that was sent stays to its end, so that nothing is sent twice.
create table push_messages (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  cause text not null,
  topic text not null check (
    topic in ('settlements', 'cash_outs', 'goals', 'starts', 'offers', 'account')
  ),
  text_key text,
  params jsonb not null default '{}',
  said jsonb,
  -- What a press on it opens, as in `notifications`.
  object_type text,
  object_id text,
  notification_id bigint references notifications (id) on delete cascade,
  -- Not before; put off by quiet hours and by services that do not answer.
  due_at timestamptz not null,
  -- Not after: a goal is no news an hour later.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  unique (subscription_id, cause)
);

create index push_messages_due on push_messages (due_at) where sent_at is null;
create index push_messages_expired on push_messages (expires_at);

-- What is sent to browsers, and when nothing is: minutes since midnight in the zone.
alter table player_settings
  add column push_topics text[] not null
    default '{settlements,cash_outs,goals,starts,account}',
  add column quiet_from smallint check (quiet_from between 0 and 1439),
  add column quiet_until smallint check (quiet_until between 0 and 1439),
  add column quiet_zone text,
  add check ((quiet_from is null) = (quiet_until is null)),
  add check (quiet_from is null or quiet_zone is not null);
