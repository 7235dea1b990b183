alter table players
  -- Until an operator opens it again, nobody gets in.
  add column closed_at timestamptz,
  -- The address that the player wants; theirs once its link was followed.
  add column new_email text;

alter table player_tokens drop constraint player_tokens_purpose_check;
alter table player_tokens add constraint player_tokens_purpose_check
  check (purpose in ('reset_password', 'confirmation', 'unlock', 'change_email'));

-- What the player wants to hear of: reminders on the pages, and news, which nobody gets unasked.
alter table player_settings
  add column reminders boolean not null default true,
  add column news boolean not null default false;
