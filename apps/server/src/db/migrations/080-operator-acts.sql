-- What operators did by commands: who, when, what, and how it ended. A row is there before the act begins;
-- where nothing says how that ended, the process has not lived to say it. Nothing else of it changes.
create table operator_acts (
  id bigint generated always as identity primary key,
  begun_at timestamptz not null default now(),
  done_by text not null,
  command text not null,
  -- Whose account, by number, or what it is done to.
  subject text,
  details text,
  outcome text check (outcome in ('done', 'refused', 'failed'))
);

create index operator_acts_subject on operator_acts (subject);

create function refuse_operator_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'What operators did stays as it was noted: % is refused', tg_op
    using errcode = 'restrict_violation';
end
$$;

create trigger operator_acts_kept
  before delete or truncate on operator_acts
  for each statement execute function refuse_operator_act_change();

create trigger operator_acts_ended_once
  before update on operator_acts
  for each row
  when (
    old.outcome is not null
    or (new.id, new.begun_at, new.done_by, new.command, new.subject, new.details)
      is distinct from (old.id, old.begun_at, old.done_by, old.command, old.subject, old.details)
  )
  execute function refuse_operator_act_change();
