-- Whose money is sent back: players who closed their account, and those who excluded themselves.
create index players_closed on players (id) where closed_at is not null;
create index user_limits_excluded on user_limits (player_id)
  where type = 'selfexclusion' and status not in ('disabled', 'confirmed_disabled');
