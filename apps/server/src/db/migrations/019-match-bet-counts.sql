-- How many bets were placed on a match. Of its rows a connection adds to one of sixteen, so that
-- placements on the same match hardly ever wait for each other; the count is their sum.
create table match_bet_counts (
  match_id text not null,
  slot smallint not null,
  bets integer not null,
  primary key (match_id, slot)
) with (fillfactor = 70);

insert into match_bet_counts (match_id, slot, bets)
select match_id, 0, count(distinct bet_id) from bet_selections group by match_id;

-- In the order of the matches: bets on several of them must not wait for each other in turns.
create function count_match_bets() returns trigger language plpgsql as $$
begin
  insert into match_bet_counts (match_id, slot, bets)
  select match_id, pg_backend_pid() % 16, count(distinct bet_id) from written
  group by match_id order by match_id
  on conflict (match_id, slot) do update set bets = match_bet_counts.bets + excluded.bets;
  return null;
end
$$;

create trigger bet_selections_count
  after insert on bet_selections
  referencing new table as written
  for each statement execute function count_match_bets();
