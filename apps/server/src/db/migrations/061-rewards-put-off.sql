-- Freebets of hunts and prizes of tournaments that could not be given, and when that is tried again.
create table put_off_rewards (
  -- `hunt:17`, `prize:cup:42`
  reward text primary key,
  failures smallint not null,
  due_at timestamptz not null
);
