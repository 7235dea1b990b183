-- As before, but that periods begin one after the other: a placement that waited, or comes from a
-- process whose clock is behind, counts in the period that others have begun, and forgets nothing.
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
      v_period_at := limit_period_at(
        v_limit.begun_at, v_limit.period, greatest(p_now, v_limit.period_at)
      );
      if v_limit.period_at < v_period_at then
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
