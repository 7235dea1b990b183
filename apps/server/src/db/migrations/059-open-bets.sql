-- The open bets of a player, however many were settled before them.
create index bets_open on bets (player_id, id desc)
  where status in ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress');
