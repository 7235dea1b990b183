-- Three things that bonuses did against their terms: a stake in another currency counted by its
-- number, what had no end was given one when a bet gave it back, and a lootbox that was opened stood
-- open to be filled again when a bet that had filled it never was.

-- An amount in another currency, by what stands for a euro in both; rounded down. One of a currency
-- that nobody knows is worth nothing.
create or replace function worth_in(p_amount bigint, p_from text, p_to text) returns bigint
language sql stable as $$
  select case when p_from = p_to then p_amount else coalesce((
    select floor(p_amount::numeric * own.per_euro / other.per_euro)::bigint
    from currencies own, currencies other
    where own.code = p_to and other.code = p_from
  ), 0) end
$$;

-- As before. `p_staked` is in the currency of the bet; what the bonus keeps is in its own, so that
-- giving back takes away what was added.
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

-- As before; what has no end keeps none, and a lootbox that was opened is over.
create or replace function give_back_bonus(
  p_bonus bigint, p_bet bigint, p_now timestamptz, p_grace interval
) returns boolean language plpgsql as $$
declare
  v_use bonus_uses;
begin
  update bonus_uses set returned_at = p_now
  where bonus_id = p_bonus and bet_id = p_bet and returned_at is null
  returning * into v_use;
  if not found then return false; end if;
  update bonuses set
    times_used = times_used - 1,
    bets_count = bets_count - 1,
    staked = staked - v_use.staked,
    points = points - v_use.points,
    potential_points = potential_points - v_use.potential_points,
    points_at = case when v_use.points = 0 then points_at else p_now end,
    status = case when status = 'bonus_over' and draw is null then 'active' else status end,
    ended_at = case when status = 'bonus_over' and draw is null then null else ended_at end,
    expires_at = case when expires_at is not null then greatest(expires_at, p_now + p_grace) end
  where id = p_bonus;
  return true;
end
$$;

-- As before; a part of a freebet that has no end has none.
create or replace function settle_bonus(
  p_bonus bigint, p_bet bigint, p_outcome text, p_amount bigint, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v_bonus bonuses;
  v_child bonuses;
  v_returned timestamptz;
  v_wanted boolean := p_outcome in ('part', 'lost') and p_amount > 0;
begin
  select returned_at into v_returned from bonus_uses where bonus_id = p_bonus and bet_id = p_bet;
  if p_outcome = 'returned' then
    -- What was given for a loss and has gone into another bet came in its place.
    perform from bonuses
    where player_id = (select player_id from bonuses where id = p_bonus)
      and cause = 'bet:' || p_bet and times_used > 0
    for no key update;
    if found then return 0; end if;
    perform give_back_bonus(p_bonus, p_bet, p_now, interval '1 day');
  elsif v_returned is not null then
    -- One that was taken back meanwhile is nobody's.
    perform from bonuses where id = p_bonus and status <> 'deactivated' for no key update;
    if not found or not retake_bonus(p_bonus, p_bet, p_now) then return null; end if;
  end if;

  select * into v_bonus from bonuses where id = p_bonus for no key update;
  select * into v_child from bonuses
  where player_id = v_bonus.player_id and cause = 'bet:' || p_bet for no key update;
  if v_child.id is null then
    if v_wanted then
      insert into bonuses (
        player_id, offer_id, offer_version, kind, cause, status, currency, amount, times_to_use,
        issued_at, activated_at, expires_at
      )
      select v_bonus.player_id, o.id, o.version, 'freebet', 'bet:' || p_bet, 'active',
        v_bonus.currency, p_amount, 1, p_now, p_now,
        case
          when p_outcome = 'lost'
            then p_now + make_interval(days => coalesce((o.document ->> 'valid_days')::integer, 30))
          when v_bonus.expires_at is not null
            then greatest(v_bonus.expires_at, p_now + interval '1 day')
        end
      from offers o
      where case p_outcome
        when 'part' then o.id = v_bonus.offer_id and o.version = v_bonus.offer_version
        else o.current and o.kind = 'freebet' and o.id = (
          select source.document ->> 'returns_as' from offers source
          where source.id = v_bonus.offer_id and source.version = v_bonus.offer_version
        )
      end;
    end if;
    return 0;
  end if;
  if v_child.times_used > 0 then
    return case when v_wanted then 0 else v_child.amount end;
  end if;
  update bonuses set
    status = case when v_wanted then 'active' else 'deactivated' end,
    amount = case when v_wanted then p_amount else amount end,
    ended_at = case when v_wanted then null else p_now end
  where id = v_child.id
    and status in ('active', 'available', 'deactivated')
    and (status = 'deactivated') = v_wanted;
  return 0;
end
$$;

-- Issued without an end: its terms named no days, and no end of the offer that was still to come. The
-- freebet that a bet gave for a loss has an end of its own; one that is a part of another does not.
update bonuses b set expires_at = null
from offers o
where o.id = b.offer_id and o.version = b.offer_version and b.expires_at is not null
  and o.document ->> 'valid_days' is null
  and (o.valid_to is null or o.valid_to <= b.issued_at)
  and b.cause not like 'bet:%';

update bonuses part set expires_at = null
from bonus_uses u, bonuses whole, offers o
where part.cause = 'bet:' || u.bet_id and u.chosen and whole.id = u.bonus_id
  and whole.player_id = part.player_id
  and (whole.offer_id, whole.offer_version) = (part.offer_id, part.offer_version)
  and o.id = part.offer_id and o.version = part.offer_version
  and o.document ->> 'returns_as' is distinct from part.offer_id
  and part.expires_at is not null and whole.expires_at is null;

update bonuses set status = 'bonus_over', ended_at = activated_at
where kind = 'lootbox' and draw is not null and status = 'active';

-- What stakes in another currency have added is taken down to their worth; the pools follow.
with wrong as (
  select u.bonus_id, u.bet_id, u.returned_at is null as counts, u.staked as stood,
    worth_in(b.stake, b.currency, n.currency) as worth
  from bonus_uses u
  join bets b on b.id = u.bet_id
  join bonuses n on n.id = u.bonus_id
  where b.currency <> n.currency and u.staked = b.stake
),
mended as (
  update bonus_uses u set staked = w.worth
  from wrong w where w.bonus_id = u.bonus_id and w.bet_id = u.bet_id
)
update bonuses n set staked = n.staked - w.excess
from (
  select bonus_id, sum(stood - worth)::bigint as excess from wrong where counts group by bonus_id
) w
where w.bonus_id = n.id and w.excess <> 0;
