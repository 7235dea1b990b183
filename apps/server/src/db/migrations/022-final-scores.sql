-- What a match that was bet on stood at when it ended: its bets show it for ever, whatever the feed
-- still holds or names so. A score is corrected only for a match of the same start.
create table final_scores (
  match_id text primary key,
  start_time timestamptz not null,
  score jsonb not null,
  ended_at timestamptz not null
);
