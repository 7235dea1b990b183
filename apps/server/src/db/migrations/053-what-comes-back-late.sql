-- The sums from which a limit counts, as they are now, and the last bet before its period (`bet`): what
-- comes back for that one or an earlier one is none of the period's.
create or replace function limit_base(p_player integer, p_type text)
returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(
    currency,
    case p_type
      when 'wager' then staked when 'loss' then staked - returned else deposited
    end::text
  ), '{}') || jsonb_build_object(
    'bet', (select coalesce(max(id), 0) from bets where player_id = p_player)::text
  )
  from accounts where player_id = p_player
$$;

update user_limits l set base = base || jsonb_build_object('bet', (
  select coalesce(max(b.id), 0) from bets b
  where b.player_id = l.player_id and b.created_at < l.period_at
)::text)
where l.type in ('wager', 'loss');

-- As before. A stake counts in the period in which it was placed: what comes back for it after that
-- moves the sums of the account and those from which a limit counts alike, and makes no room.
create or replace function post_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from written group by transaction_id, currency having sum(amount) <> 0
  ) then
    raise exception 'The entries of a ledger transaction do not sum to zero'
      using errcode = 'integrity_constraint_violation';
  end if;
  update accounts set
    balance = accounts.balance + moved.amount,
    staked = accounts.staked + moved.staked,
    returned = accounts.returned + moved.returned,
    deposited = accounts.deposited + moved.deposited,
    credited = accounts.credited + moved.credited
  from (
    select w.account_id, sum(w.amount)::bigint as amount,
      coalesce(-sum(w.amount) filter (where t.kind in ('placement', 'rejection')), 0)::bigint
        as staked,
      coalesce(
        sum(w.amount) filter (where t.kind in ('settlement', 'resettlement', 'cashout')), 0
      )::bigint as returned,
      coalesce(sum(w.amount) filter (where t.kind = 'deposit'), 0)::bigint as deposited,
      coalesce(sum(w.amount) filter (where t.kind = 'credit'), 0)::bigint as credited
    from written w join ledger_transactions t on t.id = w.transaction_id
    group by w.account_id
  ) moved
  where accounts.id = moved.account_id and accounts.balance is not null;

  -- The causes of these name the bet first. Limits are held in order: accounts of one player in
  -- different currencies may be moved at once.
  with late as (
    select l.id, w.currency, sum(w.amount) as amount
    from written w
    join ledger_transactions t on t.id = w.transaction_id
      and t.kind in ('rejection', 'settlement', 'resettlement', 'cashout')
    join accounts a on a.id = w.account_id and a.player_id = t.player_id
    join user_limits l on l.player_id = t.player_id
      and l.status not in ('disabled', 'confirmed_disabled')
      and (l.type = 'loss' or (l.type = 'wager' and t.kind = 'rejection'))
      and substring(t.cause from '^[0-9]{1,18}')::bigint <= (l.base ->> 'bet')::bigint
    group by l.id, w.currency
  ),
  held as (
    select id from user_limits where id in (select id from late) order by id for no key update
  )
  update user_limits l set base = l.base || (
    select jsonb_object_agg(
      late.currency, (coalesce((l.base ->> late.currency)::bigint, 0) - late.amount)::text
    ) from late where late.id = l.id
  )
  where l.id in (select id from held);
  return null;
end
$$;
