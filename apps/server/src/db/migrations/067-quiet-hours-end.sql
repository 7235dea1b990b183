-- The next instant at which the clocks of a zone show a minute of the day. A night in which they are set
-- has an hour more or less between two of them.
create function minute_comes_at(p_minute integer, p_zone text, p_now timestamptz)
returns timestamptz language sql stable as $$
  select (shown + case when shown > p_now at time zone p_zone then interval '0' else interval '1 day' end)
    at time zone p_zone
  from (
    select date_trunc('day', p_now at time zone p_zone) + make_interval(mins => p_minute) as shown
  ) today
$$;

-- As before, but that the end of quiet hours is one of the clock.
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
