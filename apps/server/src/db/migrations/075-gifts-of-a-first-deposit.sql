-- A bonus that came with a first deposit, and whatever it has brought since: each asks for a deposit that
-- was not given back, whenever it is used.
alter table bonuses add column stands_on_deposit boolean not null default false;

with recursive standing (id, player_id, offer_id, kind) as (
  select id, player_id, offer_id, kind from bonuses where cause = 'first_deposit'
  union
  select b.id, b.player_id, b.offer_id, b.kind
  from standing s
  join bonuses b on b.player_id = s.player_id and (
    (s.kind = 'lootbox' and b.cause = 'lootbox:' || s.id)
    or (s.kind = 'hunting' and starts_with(b.cause, 'hunting:' || s.id || ':'))
    or (s.kind = 'tournament' and b.cause = 'tournament:' || s.offer_id)
    or (s.kind = 'freebet' and b.cause in (
      select 'bet:' || bets.id from bets where bets.bonus_id = s.id
    ))
  )
)
update bonuses set stands_on_deposit = true where id in (select id from standing);

-- As before, but that not the cause alone says so.
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
    and (not stands_on_deposit or first_deposit_at(p_player) is not null)
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

-- As before, but that a freebet which is given instead of a stake stands on what that stood on, and is
-- always as the last settlement says: a correction may ask for another part of the stake, or for what a
-- loss is given.
create or replace function settle_bonus(
  p_bonus bigint, p_bet bigint, p_outcome text, p_amount bigint, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v_bonus bonuses;
  v_child bonuses;
  v_offer offers;
  v_returned timestamptz;
  v_expires timestamptz;
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
  if v_child.times_used > 0 then
    return case when v_wanted then 0 else v_child.amount end;
  end if;
  if not v_wanted then
    update bonuses set status = 'deactivated', ended_at = p_now
    where id = v_child.id and status in ('active', 'available');
    return 0;
  end if;

  select o.* into v_offer from offers o
  where case p_outcome
    when 'part' then o.id = v_bonus.offer_id and o.version = v_bonus.offer_version
    else o.current and o.kind = 'freebet' and o.id = (
      select source.document ->> 'returns_as' from offers source
      where source.id = v_bonus.offer_id and source.version = v_bonus.offer_version
    )
  end;
  if not found then
    -- What was given before was a part of the stake, and no part comes back any more.
    update bonuses set status = 'deactivated', ended_at = p_now
    where id = v_child.id and status in ('active', 'available');
    return 0;
  end if;
  v_expires := case
    when p_outcome = 'lost'
      then p_now + make_interval(days => coalesce((v_offer.document ->> 'valid_days')::integer, 30))
    when v_bonus.expires_at is not null
      then greatest(v_bonus.expires_at, p_now + interval '1 day')
  end;
  if v_child.id is null then
    insert into bonuses (
      player_id, offer_id, offer_version, kind, cause, status, currency, amount, times_to_use,
      issued_at, activated_at, expires_at, stands_on_deposit
    ) values (
      v_bonus.player_id, v_offer.id, v_offer.version, 'freebet', 'bet:' || p_bet, 'active',
      v_bonus.currency, p_amount, 1, p_now, p_now, v_expires, v_bonus.stands_on_deposit
    );
    return 0;
  end if;
  update bonuses set
    offer_id = v_offer.id,
    offer_version = v_offer.version,
    amount = p_amount,
    status = 'active',
    ended_at = null,
    expires_at = v_expires
  where id = v_child.id and status in ('active', 'available', 'deactivated')
    and (status = 'deactivated' or amount <> p_amount or offer_id <> v_offer.id);
  return 0;
end
$$;
