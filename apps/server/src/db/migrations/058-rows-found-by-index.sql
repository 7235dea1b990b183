-- What goes with a notification that is dropped.
create index push_messages_notification on push_messages (notification_id)
  where notification_id is not null;

-- What a player has of these, for the copy of all that is kept of them.
create index outbox_messages_of_player on outbox_messages (player_id, id);
create index user_limits_player on user_limits (player_id, id);
create index tournament_prizes_player on tournament_prizes (player_id);
create index prediction_votes_player on prediction_votes (player_id);
create index chat_reports_player on chat_reports (player_id);
