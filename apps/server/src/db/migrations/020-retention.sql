-- What is dropped when it is old is found by its age.
create index placements_closed on placements (created_at) where body_hash = '\x636c6f736564'::bytea;
create index outcome_results_age on outcome_results (received_at);
create index cancellations_age on cancellations (received_at);
create index sportsbook_sessions_age on sportsbook_sessions (ended_at);
create index outbox_messages_age on outbox_messages (created_at);

-- When a match had its last bet: its count goes when that is long ago.
alter table match_bet_counts add column counted_at timestamptz not null default now();

create or replace function count_match_bets() returns trigger language plpgsql as $$
begin
  insert into match_bet_counts (match_id, slot, bets)
  select match_id, pg_backend_pid() % 16, count(distinct bet_id) from written
  group by match_id order by match_id
  on conflict (match_id, slot) do update
    set bets = match_bet_counts.bets + excluded.bets, counted_at = now();
  return null;
end
$$;
