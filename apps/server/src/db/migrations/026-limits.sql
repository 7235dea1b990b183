-- Smallest units that stand for one euro, as the settings name them: a limit in one currency holds
-- for stakes in every other one.
create table currencies (
  code text primary key,
  per_euro bigint not null check (per_euro > 0)
);

-- What an account has ever staked (less what was not taken), got back for bets, and had deposited:
-- sums that only grow or shrink with the ledger. What a limit has used is the distance to the sum at
-- the beginning of its period, so no placement counts bets.
alter table accounts
  add column staked bigint not null default 0,
  add column returned bigint not null default 0,
  add column deposited bigint not null default 0;

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
    deposited = accounts.deposited + moved.deposited
  from (
    select w.account_id, sum(w.amount)::bigint as amount,
      coalesce(-sum(w.amount) filter (where t.kind in ('placement', 'rejection')), 0)::bigint
        as staked,
      coalesce(
        sum(w.amount) filter (where t.kind in ('settlement', 'resettlement', 'cashout')), 0
      )::bigint as returned,
      coalesce(sum(w.amount) filter (where t.kind = 'deposit'), 0)::bigint as deposited
    from written w join ledger_transactions t on t.id = w.transaction_id
    group by w.account_id
  ) moved
  where accounts.id = moved.account_id and accounts.balance is not null;
  return null;
end
$$;

-- Amounts of money are in the currency's smallest unit, those of time in minutes. A limit holds
-- until it is disabled or its time is over; `wanted` (null: removal) waits for a second word between
-- confirm_from and confirm_until, and holds not before it.
create table user_limits (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id) on delete cascade,
  type text not null check (
    type in (
      'activity', 'sportsbook_session', 'session', 'bet', 'time', 'loss', 'wager', 'deposit',
      'reality_check', 'selfexclusion', 'coolingoff'
    )
  ),
  status text not null default 'active' check (
    status in (
      'active', 'confirmed', 'confirmed_disabled', 'unconfirmed_disabled', 'unconfirmed', 'disabled'
    )
  ),
  period text check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0),
  currency text references currencies (code),
  -- Periods are counted from here.
  begun_at timestamptz not null,
  -- The period that base belongs to, and the sums of the accounts at its beginning, by currency.
  period_at timestamptz not null,
  base jsonb not null default '{}',
  active_until timestamptz,
  wanted bigint check (wanted > 0),
  confirm_from timestamptz,
  confirm_until timestamptz,
  created_at timestamptz not null default now(),
  constraint user_limits_money check (
    (type in ('bet', 'loss', 'wager', 'deposit')) = (currency is not null)
  ),
  constraint user_limits_amount check (
    (type in ('selfexclusion', 'coolingoff')) = (amount is null)
  ),
  constraint user_limits_period check (
    (type in ('time', 'loss', 'wager', 'deposit')) = (period is not null)
  ),
  constraint user_limits_waiting check (
    (status in ('unconfirmed', 'unconfirmed_disabled'))
      = (num_nonnulls(confirm_from, confirm_until) = 2)
  )
);

create unique index user_limits_holding
  on user_limits (player_id, type, coalesce(period, ''), coalesce(currency, ''))
  where status not in ('disabled', 'confirmed_disabled');

-- Rails that players set themselves; a looser one waits as a limit does.
create table guard_rails (
  player_id integer primary key references players (id) on delete cascade,
  -- A pause of so many minutes after so many losses in a row, or after losing so much in a row.
  pause_losses smallint check (pause_losses between 1 and 20),
  pause_amount bigint check (pause_amount > 0),
  pause_currency text references currencies (code),
  pause_minutes integer check (pause_minutes > 0),
  -- No bets on matches in play between these minutes of the day in the zone.
  live_from smallint check (live_from between 0 and 1439),
  live_until smallint check (live_until between 0 and 1439),
  zone text not null default 'UTC',
  since timestamptz not null,
  -- What is wanted in their place, and from when until when it can be confirmed.
  wanted jsonb,
  confirm_from timestamptz,
  confirm_until timestamptz
);

-- Time on the site as the open pages tell it: what was counted, and up to when.
create table player_activity (
  player_id integer primary key references players (id) on delete cascade,
  seconds bigint not null default 0,
  tracked_at timestamptz not null
);

-- The beginning of the period that an instant lies in. Days have 24 hours, weeks 7 of them, months 30.
create function limit_period_at(p_begun timestamptz, p_period text, p_now timestamptz)
returns timestamptz language sql immutable as $$
  select p_begun + make_interval(secs =>
    floor(extract(epoch from p_now - p_begun) / length.seconds) * length.seconds
  )
  from (
    select case p_period when 'day' then 86400 when 'week' then 604800 else 2592000 end as seconds
  ) length
$$;

-- What a limit has used in its period, in its currency, rounded up: stakes in other currencies
-- count by their worth in euros. Below nothing after winnings.
create function limit_used(p_limit user_limits) returns numeric language sql stable as $$
  select ceil(coalesce(sum(
    (
      case p_limit.type
        when 'wager' then a.staked
        when 'loss' then a.staked - a.returned
        else a.deposited
      end - coalesce((p_limit.base ->> a.currency)::numeric, 0)
    ) * own.per_euro / other.per_euro
  ), 0))
  from accounts a
  join currencies other on other.code = a.currency
  join currencies own on own.code = p_limit.currency
  where a.player_id = p_limit.player_id
$$;

-- The sums from which a limit counts, as they are now.
create function limit_base(p_player integer, p_type text) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(
    currency,
    case p_type
      when 'wager' then staked when 'loss' then staked - returned else deposited
    end::text
  ), '{}') from accounts where player_id = p_player
$$;

-- What stands against money that is about to be staked or paid in; null: nothing. The caller holds
-- the accounts of the player. Of several limits the one with the least left speaks.
-- Answers {type, period, amount, currency, left, until}.
create function refuse_by_limits(
  p_player integer,
  p_now timestamptz,
  p_currency text,
  p_types text[],
  p_total bigint,
  p_largest bigint
) returns jsonb language plpgsql as $$
declare
  v_limit user_limits;
  v_period_at timestamptz;
  v_asked numeric;
  v_left numeric;
  v_least numeric;
  v_worth numeric;
  v_answer jsonb;
begin
  for v_limit in
    select * from user_limits l
    where l.player_id = p_player and l.status not in ('disabled', 'confirmed_disabled')
      and (l.active_until is null or l.active_until > p_now)
      and l.type = any (p_types || array['selfexclusion', 'coolingoff'])
  loop
    if v_limit.amount is null then
      return jsonb_build_object('type', v_limit.type, 'until', v_limit.active_until);
    end if;
    select own.per_euro::numeric / asked.per_euro into v_worth
    from currencies own, currencies asked
    where own.code = v_limit.currency and asked.code = p_currency;
    if v_limit.type = 'bet' then
      v_asked := ceil(p_largest * v_worth);
      v_left := v_limit.amount;
    else
      v_period_at := limit_period_at(v_limit.begun_at, v_limit.period, p_now);
      if v_limit.period_at <> v_period_at then
        update user_limits
        set period_at = v_period_at, base = limit_base(p_player, v_limit.type)
        where id = v_limit.id
        returning * into v_limit;
      end if;
      v_asked := ceil(p_total * v_worth);
      v_left := v_limit.amount - greatest(limit_used(v_limit), 0);
    end if;
    if v_asked > v_left and (v_least is null or v_left / v_worth < v_least) then
      v_least := v_left / v_worth;
      v_answer := jsonb_build_object(
        'type', v_limit.type, 'period', v_limit.period, 'amount', v_limit.amount::text,
        'currency', v_limit.currency, 'left', greatest(v_left, 0)::bigint::text,
        'until', v_period_at + make_interval(secs =>
          case v_limit.period when 'day' then 86400 when 'week' then 604800 else 2592000 end
        )
      );
      if v_limit.type = 'bet' then v_answer := v_answer - 'until'; end if;
    end if;
  end loop;
  return v_answer;
end
$$;

-- What a player's own rails say against a placement; null: nothing.
create function refuse_by_rails(p_player integer, p_now timestamptz, p_live boolean)
returns jsonb language plpgsql stable as $$
declare
  v_rails guard_rails;
  v_minute integer;
  v_losses integer;
  v_lost numeric;
  v_until timestamptz;
begin
  select * into v_rails from guard_rails where player_id = p_player;
  if not found then return null; end if;

  if p_live and v_rails.live_from is not null then
    v_minute := extract(hour from p_now at time zone v_rails.zone) * 60
      + extract(minute from p_now at time zone v_rails.zone);
    if (v_rails.live_from <= v_rails.live_until
        and v_minute >= v_rails.live_from and v_minute < v_rails.live_until)
      or (v_rails.live_from > v_rails.live_until
        and (v_minute >= v_rails.live_from or v_minute < v_rails.live_until))
    then
      return jsonb_build_object('type', 'no_live', 'until', date_trunc('minute', p_now)
        + make_interval(mins => (v_rails.live_until - v_minute + 1440) % 1440));
    end if;
  end if;

  if v_rails.pause_minutes is null then return null; end if;
  select count(*), coalesce(sum(streak.lost), 0), max(streak.settled_at) +
    make_interval(mins => v_rails.pause_minutes)
  into v_losses, v_lost, v_until
  from (
    select b.settled_at,
      (b.stake - s.win_amount) * coalesce(own.per_euro::numeric / other.per_euro, 0) as lost,
      count(*) filter (where s.win_amount >= b.stake) over (
        order by b.settled_at desc, b.id desc
      ) as wins
    from (select * from bets where player_id = p_player order by id desc limit 200) b
    join lateral (
      select win_amount from settlements where bet_id = b.id order by number desc limit 1
    ) s on true
    join currencies other on other.code = b.currency
    left join currencies own on own.code = v_rails.pause_currency
    where b.settled_at > v_rails.since
  ) streak
  where streak.wins = 0;
  if v_until > p_now
    and (v_losses >= v_rails.pause_losses or v_lost >= v_rails.pause_amount)
  then
    return jsonb_build_object('type', 'pause', 'until', v_until);
  end if;
  return null;
end
$$;

drop function place_bets(integer, uuid, bytea, text, bigint, text, boolean, jsonb);

-- One placement in one round trip. The account rows of the player are the lock, taken in order of
-- their ids: placements of one player follow each other, those of different players do not wait.
-- Answers {outcome, ...}: placed {bet_ids, balance, created_at} | repeated | reference_reused
-- | no_account | limited {type, period, amount, currency, left, until} | insufficient_balance
-- {balance}. It takes every field of a bet, and a total that is not the sum of the stakes is a fault
-- of the caller: nothing is stored. Processes of the version before say nothing of p_now and of
-- live.
create function place_bets(
  p_player integer,
  p_reference uuid,
  p_body_hash bytea,
  p_currency text,
  p_total bigint,
  p_device text,
  p_quick boolean,
  p_bets jsonb,
  p_now timestamptz default now()
) returns jsonb language plpgsql as $$
declare
  v_row accounts;
  v_account accounts;
  v_known bytea;
  v_transaction bigint;
  v_bets jsonb;
  v_stakes bigint;
  v_largest bigint;
  v_live boolean;
  v_refusal jsonb;
begin
  select sum((bet ->> 'stake')::bigint), max((bet ->> 'stake')::bigint),
    coalesce(bool_or((bet ->> 'live')::boolean), false)
  into v_stakes, v_largest, v_live
  from jsonb_array_elements(p_bets) as bet;
  if p_total is distinct from v_stakes then
    raise exception 'a placement of % has stakes of %', p_total, coalesce(v_stakes, 0);
  end if;

  for v_row in
    select * from accounts where player_id = p_player order by id for no key update
  loop
    if v_row.currency = p_currency and v_row.active then v_account := v_row; end if;
  end loop;
  if v_account.id is null then return jsonb_build_object('outcome', 'no_account'); end if;

  select body_hash into v_known from placements
  where player_id = p_player and reference = p_reference;
  if found then
    return jsonb_build_object(
      'outcome', case when v_known = p_body_hash then 'repeated' else 'reference_reused' end
    );
  end if;

  v_refusal := refuse_by_limits(
    p_player, p_now, p_currency, array['wager', 'loss', 'bet'], p_total, v_largest
  );
  if v_refusal is null then v_refusal := refuse_by_rails(p_player, p_now, v_live); end if;
  if v_refusal is not null then
    return jsonb_build_object('outcome', 'limited') || v_refusal;
  end if;

  if v_account.balance < p_total then
    return jsonb_build_object('outcome', 'insufficient_balance', 'balance', v_account.balance::text);
  end if;

  insert into placements (player_id, reference, body_hash, device_id, quick)
  values (p_player, p_reference, p_body_hash, p_device, p_quick);

  insert into ledger_transactions (kind, cause, player_id)
  values ('placement', p_player || ':' || p_reference, p_player)
  returning id into v_transaction;

  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select v_transaction, entry.account_id, p_currency, entry.amount
  from (
    values (v_account.id, -p_total),
    ((select id from accounts where house = 'stakes' and currency = p_currency), p_total)
  ) as entry (account_id, amount);

  with new_bets as (
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      win_count, total_count, bankers, accept_mode, acceptance_at, is_vip
    )
    select b.ref, p_player, p_reference, b.position, b.type, b.status, p_currency, b.stake, b.odds,
      b.potential_win, b.win_count, b.total_count, coalesce(b.bankers, 0), b.accept_mode,
      b.acceptance_at, coalesce(b.is_vip, false)
    from jsonb_to_recordset(p_bets) as b (
      ref text, position smallint, type text, status text, stake bigint, odds bigint,
      potential_win bigint, win_count smallint, total_count smallint, bankers integer,
      accept_mode text,
      acceptance_at timestamptz, is_vip boolean
    )
    order by b.position
    returning id, position
  ),
  new_selections as (
    insert into bet_selections (
      bet_id, position, match_id, market_id, specifier, outcome_id, odds, facts
    )
    select n.id, s.position, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds, s.facts
    from jsonb_to_recordset(p_bets) as b (position smallint, selections jsonb)
    join new_bets n on n.position = b.position
    cross join lateral jsonb_to_recordset(b.selections) as s (
      position smallint, match_id text, market_id integer, specifier text, outcome_id text,
      odds integer, facts jsonb
    )
  )
  select jsonb_agg(id::text order by position) into v_bets from new_bets;

  return jsonb_build_object(
    'outcome', 'placed', 'bet_ids', v_bets, 'created_at', now(),
    'balance', (v_account.balance - p_total)::text
  );
end
$$;
