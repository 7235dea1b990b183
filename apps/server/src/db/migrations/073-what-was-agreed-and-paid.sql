-- As before; stale, too, where another sum than was asked has been told since (p_paid: the one that was
-- read), so that no word ends a deposit that has come to wait for an operator.
drop function step_payment(uuid, text, text, text, jsonb, timestamptz);
create function step_payment(
  p_id uuid, p_seen text, p_paid bigint, p_provider text, p_event text, p_step jsonb, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_payment payments;
  v_balance bigint;
  v_transaction bigint;
  v_notice jsonb := p_step -> 'notice';
begin
  select * into v_payment from payments where id = p_id;
  -- The account first, as whoever moves its money.
  select balance into v_balance from accounts
  where player_id = v_payment.player_id and currency = v_payment.currency
  for no key update;
  select * into v_payment from payments where id = p_id for update;
  if v_payment.status <> p_seen or v_payment.paid_amount is distinct from p_paid then
    return jsonb_build_object('outcome', 'stale');
  end if;

  if p_event is not null then
    insert into provider_events (provider, event_id, payment_id)
    values (p_provider, p_event, p_id)
    on conflict (provider, event_id) do nothing;
    if not found then return jsonb_build_object('outcome', 'repeated'); end if;
  end if;
  if p_step is null then return jsonb_build_object('outcome', 'kept'); end if;

  update payments set status = p_step ->> 'status',
    check_at = case when (p_step ->> 'is_open')::boolean then check_at end,
    ended_at = case when (p_step ->> 'is_open')::boolean then ended_at else p_now end
  where id = p_id;

  if v_notice is not null and v_notice <> 'null' then
    insert into notifications (player_id, cause, type, text_key, params, created_at)
    values (
      v_payment.player_id, v_notice ->> 'cause', 'info', v_notice ->> 'text',
      v_notice -> 'params', p_now
    )
    on conflict (player_id, cause) do nothing;
  end if;

  if p_step ->> 'booking' is null then return jsonb_build_object('outcome', 'changed'); end if;
  insert into ledger_transactions (kind, cause, player_id)
  values (p_step ->> 'booking', p_id::text, v_payment.player_id)
  returning id into v_transaction;
  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select v_transaction, a.id, v_payment.currency, e.amount
  from jsonb_to_recordset(p_step -> 'entries') as e (account text, amount bigint)
  join accounts a on a.currency = v_payment.currency
    and case e.account when 'player' then a.player_id = v_payment.player_id
      else a.house = e.account end;
  select balance into v_balance from accounts
  where player_id = v_payment.player_id and currency = v_payment.currency;
  return jsonb_build_object('outcome', 'changed', 'balance', v_balance::text);
end
$$;

-- When the first deposit of a player was there that was not given back whole; null without one. What
-- leaves as a withdrawal is the player's doing, whichever way a provider pays it.
create function first_deposit_at(p_player integer) returns timestamptz language sql stable as $$
  select min(d.ended_at) from payments d
  where d.player_id = p_player and d.kind = 'deposit' and d.status = 'succeeded'
    and d.amount > (
      select coalesce(sum(r.amount), 0) from refunds r
      where r.deposit_id = d.id and r.withdrawal_id is null
        and r.status not in ('failed', 'cancelled')
    )
$$;

-- As before; what a first deposit brings asks for one that was not given back.
create or replace function use_bonus(
  p_bonus bigint, p_player integer, p_bet bigint, p_staked bigint, p_chosen boolean, p_now timestamptz
) returns bonuses language plpgsql as $$
declare
  v_bonus bonuses;
  v_currency text := (select currency from bets where id = p_bet);
begin
  update bonuses set
    times_used = times_used + 1,
    bets_count = bets_count + 1,
    staked = staked + worth_in(p_staked, v_currency, bonuses.currency),
    status = case when times_used + 1 >= times_to_use then 'bonus_over' else status end,
    ended_at = case when times_used + 1 >= times_to_use then p_now else ended_at end
  where id = p_bonus and player_id = p_player
    and (status = 'active' or (kind = 'lootbox' and status = 'available'))
    and (times_to_use is null or times_used < times_to_use)
    and (expires_at is null or expires_at > p_now)
    and (cause <> 'first_deposit' or first_deposit_at(p_player) is not null)
    and exists (
      select from offers o where o.id = bonuses.offer_id and o.current and o.status = 'active'
    )
  returning * into v_bonus;
  if not found then return null; end if;
  insert into bonus_uses (bonus_id, bet_id, chosen, staked, used_at)
  values (p_bonus, p_bet, p_chosen, worth_in(p_staked, v_currency, v_bonus.currency), p_now);
  return v_bonus;
end
$$;

-- The price that the player had agreed to, where the bet was placed at a lower one: a cap on falls holds
-- from it until the delay has ended.
alter table bet_selections add column agreed_odds integer check (agreed_odds > 1000);

-- As before, with it.
create or replace function place_bets(
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
  v_cash bigint;
  v_use record;
  v_bonus bonuses;
  v_live boolean;
  v_refusal jsonb;
begin
  select sum((bet ->> 'stake')::bigint),
    coalesce(sum((bet ->> 'stake')::bigint) filter (where bet ->> 'freebet_mode' is null), 0),
    coalesce(max((bet ->> 'stake')::bigint) filter (where bet ->> 'freebet_mode' is null), 0),
    coalesce(bool_or((bet ->> 'live')::boolean), false)
  into v_stakes, v_cash, v_largest, v_live
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
    p_player, p_now, p_currency, array['wager', 'loss', 'bet'], v_cash, v_largest
  );
  if v_refusal is null then v_refusal := refuse_by_rails(p_player, p_now, v_live); end if;
  if v_refusal is not null then
    return jsonb_build_object('outcome', 'limited') || v_refusal;
  end if;

  if v_account.balance < v_cash then
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
    values (v_account.id, -v_cash),
    ((select id from accounts where house = 'bonus' and currency = p_currency), v_cash - p_total),
    ((select id from accounts where house = 'stakes' and currency = p_currency), p_total)
  ) as entry (account_id, amount)
  where entry.amount <> 0;

  with new_bets as (
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      win_count, total_count, bankers, accept_mode, acceptance_at, is_vip,
      bonus_id, bonus_type, bonus_odds, freebet_mode, boost_terms, payout_limit
    )
    select b.ref, p_player, p_reference, b.position, b.type, b.status, p_currency, b.stake, b.odds,
      b.potential_win, b.win_count, b.total_count, coalesce(b.bankers, 0), b.accept_mode,
      b.acceptance_at, coalesce(b.is_vip, false), b.bonus_id, b.bonus_type, b.bonus_odds,
      b.freebet_mode, b.boost_terms, b.payout_limit
    from jsonb_to_recordset(p_bets) as b (
      ref text, position smallint, type text, status text, stake bigint, odds bigint,
      potential_win bigint, win_count smallint, total_count smallint, bankers integer,
      accept_mode text,
      acceptance_at timestamptz, is_vip boolean, bonus_id bigint, bonus_type text,
      bonus_odds integer, freebet_mode text, boost_terms jsonb, payout_limit bigint
    )
    order by b.position
    returning id, position
  ),
  new_selections as (
    insert into bet_selections (
      bet_id, position, match_id, market_id, specifier, outcome_id, odds, facts, best_odds,
      agreed_odds
    )
    select n.id, s.position, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds, s.facts,
      coalesce(s.best_odds, false), s.agreed_odds
    from jsonb_to_recordset(p_bets) as b (position smallint, selections jsonb)
    join new_bets n on n.position = b.position
    cross join lateral jsonb_to_recordset(b.selections) as s (
      position smallint, match_id text, market_id integer, specifier text, outcome_id text,
      odds integer, facts jsonb, best_odds boolean, agreed_odds integer
    )
  )
  select jsonb_agg(id::text order by position) into v_bets from new_bets;

  if jsonb_path_exists(p_bets, '$[*].uses[*]') then
    for v_use in
      select (v_bets ->> b.position)::bigint as bet_id, u.bonus_id, u.chosen, u.potential, b.stake,
        b.freebet_mode
      from jsonb_to_recordset(p_bets) as b (
        position integer, stake bigint, freebet_mode text, uses jsonb
      )
      cross join lateral jsonb_to_recordset(b.uses) as u (
        bonus_id bigint, chosen boolean, potential bigint
      )
      order by u.bonus_id, b.position
    loop
      v_bonus := use_bonus(
        v_use.bonus_id, p_player, v_use.bet_id, v_use.stake, v_use.chosen, p_now
      );
      if v_bonus.id is null then
        -- What fills besides may be full; what was chosen has to be had.
        continue when not v_use.chosen;
        raise exception 'bonus % cannot be used', v_use.bonus_id using errcode = 'TL001';
      end if;
      if v_use.freebet_mode is not null and (
        v_bonus.currency <> p_currency or v_bonus.amount * v_bonus.multiplier / 1000 <> v_use.stake
      ) then
        raise exception 'freebet % is another one', v_use.bonus_id using errcode = 'TL001';
      end if;
      perform set_bonus_points(v_bonus.id, v_use.bet_id, 0, v_use.potential, p_now)
      where v_use.potential > 0;
    end loop;
  end if;

  return jsonb_build_object(
    'outcome', 'placed', 'bet_ids', v_bets, 'created_at', now(),
    'balance', (v_account.balance - v_cash)::text
  );
end
$$;

-- As before; divided last, so that what is worth exactly what is left is not rounded up beyond it.
create or replace function refuse_by_limits(
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
  v_own numeric;
  v_other numeric;
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
    select own.per_euro, asked.per_euro into v_own, v_other
    from currencies own, currencies asked
    where own.code = v_limit.currency and asked.code = p_currency;
    if v_limit.type = 'bet' then
      v_asked := ceil(p_largest * v_own / v_other);
      v_left := v_limit.amount;
    else
      v_period_at := limit_period_at(
        v_limit.begun_at, v_limit.period, greatest(p_now, v_limit.period_at)
      );
      if v_limit.period_at < v_period_at then
        update user_limits
        set period_at = v_period_at, base = limit_base(p_player, v_limit.type)
        where id = v_limit.id
        returning * into v_limit;
      end if;
      v_asked := ceil(p_total * v_own / v_other);
      v_left := v_limit.amount - greatest(limit_used(v_limit), 0);
    end if;
    if v_asked > v_left and (v_least is null or v_left * v_other / v_own < v_least) then
      v_least := v_left * v_other / v_own;
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

-- As before, but that a bet that was returned is neither a loss nor the end of a row of them.
create or replace function refuse_by_rails(p_player integer, p_now timestamptz, p_live boolean)
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
      return jsonb_build_object(
        'type', 'no_live', 'until', minute_comes_at(v_rails.live_until, v_rails.zone, p_now)
      );
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
    from (
      select * from bets where player_id = p_player and freebet_mode is null
      order by id desc limit 200
    ) b
    join lateral (
      select win_amount, result from settlements where bet_id = b.id order by number desc limit 1
    ) s on s.result not in ('refund_entire', 'canceled')
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
