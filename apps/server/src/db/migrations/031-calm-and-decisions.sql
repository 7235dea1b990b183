-- Calm mode: what a player chose, and what they hold themselves to.
alter table player_settings add column calm boolean not null default false;
alter table guard_rails add column calm boolean not null default false;

-- What players were asked about playing safely, and what they answered: kept, never changed.
create table player_decisions (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id) on delete cascade,
  question text not null check (
    question in ('registration', 'first_deposit', 'monthly', 'account_review')
  ),
  answer text not null check (answer in ('declined', 'accepted')),
  decided_at timestamptz not null
);

create index player_decisions_of_player on player_decisions (player_id, decided_at);
