-- What stands against a bet that is about to be taken at the end of its delay; null: nothing. Its stake
-- is held, and counts in the limits that there were when it was placed: it stands against none that is
-- as high as what has been used by now, and against one that was set since as a new stake does. The
-- caller holds the bet; this holds the accounts of its player. Answers as `refuse_by_limits`.
create function refuse_waiting_bet(p_bet bigint, p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  v_bet bets;
begin
  select * into v_bet from bets where id = p_bet;
  perform from accounts where player_id = v_bet.player_id order by id for no key update;
  return refuse_by_limits(
    v_bet.player_id, p_now, v_bet.currency, array['wager', 'loss', 'bet'],
    case when v_bet.freebet_mode is null then v_bet.stake else 0 end,
    case when v_bet.freebet_mode is null then v_bet.stake else 0 end,
    p_bet
  );
end
$$;

-- As that of six, which is this for money that no bet holds yet. What costs nothing stands against no
-- limit of money, also where one was lowered below what has been used.
create function refuse_by_limits(
  p_player integer,
  p_now timestamptz,
  p_currency text,
  p_types text[],
  p_total bigint,
  p_largest bigint,
  p_bet bigint
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
      if p_bet is not null
        and (p_bet > (v_limit.base ->> 'bet')::bigint or v_limit.period_at > v_limit.begun_at)
      then
        v_asked := 0;
      end if;
      v_left := v_limit.amount - greatest(limit_used(v_limit), 0);
    end if;
    if p_total > 0 and v_asked > v_left
      and (v_least is null or v_left * v_other / v_own < v_least)
    then
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

create or replace function refuse_by_limits(
  p_player integer,
  p_now timestamptz,
  p_currency text,
  p_types text[],
  p_total bigint,
  p_largest bigint
) returns jsonb language sql as $$
  select refuse_by_limits(p_player, p_now, p_currency, p_types, p_total, p_largest, null)
$$;
