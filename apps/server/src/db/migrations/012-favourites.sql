-- What players marked. Items live in the feed, so nothing here refers to them.
create table favourites (
  player_id integer not null references players (id) on delete cascade,
  type text not null check (type in ('matches', 'tournaments', 'sports')),
  item_id text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, type, item_id)
);
