-- The version of the terms and rules that a player agreed to last; null: before they had versions.
alter table players add column terms_version text;

-- Every version that a player agreed to, and when.
create table terms_acceptances (
  player_id integer not null references players (id) on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (player_id, version)
);
