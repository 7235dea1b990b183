-- How a nickname is read: two with the same skeleton are taken for each other. Null where the name
-- has not passed the rule for what others read, which then do not read it.
alter table players
  add column nickname_skeleton text,
  add constraint players_nickname_skeleton check (nickname_skeleton is null or nickname is not null);

create unique index players_nickname_skeleton on players (nickname_skeleton);
create index players_nickname_unread on players (id)
  where nickname is not null and nickname_skeleton is null;
