-- What players were told of the cash-out value of a bet: each is told of a few times at most, and by
-- one process.
create table cash_out_news (
  bet_id bigint primary key references bets (id) on delete cascade,
  -- What was told last.
  amount bigint not null check (amount >= 0),
  told_at timestamptz not null,
  times integer not null check (times > 0)
);

-- Nobody has chosen this topic yet: it is off until a player asks for it.
alter table player_settings
  alter column push_topics set default '{settlements,goals,starts,account}';
update player_settings set push_topics = array_remove(push_topics, 'cash_outs')
where 'cash_outs' = any(push_topics);
