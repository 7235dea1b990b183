-- As before, but that a freebet which is given for a loss keeps to the terms of its own offer, as it does
-- however else it is issued: it waits for a player who has to press or to be verified, and lasts no longer
-- than the offer.
create or replace function settle_bonus(
  p_bonus bigint, p_bet bigint, p_outcome text, p_amount bigint, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v_bonus bonuses;
  v_child bonuses;
  v_offer offers;
  v_returned timestamptz;
  v_expires timestamptz;
  v_active timestamptz := p_now;
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
  if p_outcome = 'lost' then
    v_expires := least(
      p_now + make_interval(days => coalesce((v_offer.document ->> 'valid_days')::integer, 30)),
      -- What was earned while it ran may come after its end.
      case when v_offer.valid_to > p_now then v_offer.valid_to end
    );
    if v_offer.document ->> 'activation' = 'manual' or (
      (v_offer.document ->> 'only_verified')::boolean
      and exists (select from players where id = v_bonus.player_id and email_confirmed_at is null)
    ) then
      v_active := null;
    end if;
  elsif v_bonus.expires_at is not null then
    v_expires := greatest(v_bonus.expires_at, p_now + interval '1 day');
  end if;
  if v_child.id is null then
    insert into bonuses (
      player_id, offer_id, offer_version, kind, cause, status, currency, amount, times_to_use,
      issued_at, activated_at, expires_at, stands_on_deposit
    ) values (
      v_bonus.player_id, v_offer.id, v_offer.version, 'freebet', 'bet:' || p_bet,
      case when v_active is null then 'available' else 'active' end,
      v_bonus.currency, p_amount, 1, p_now, v_active, v_expires, v_bonus.stands_on_deposit
    );
    return 0;
  end if;
  -- What its player has activated stays so.
  v_active := coalesce(v_child.activated_at, v_active);
  update bonuses set
    offer_id = v_offer.id,
    offer_version = v_offer.version,
    amount = p_amount,
    status = case when v_active is null then 'available' else 'active' end,
    activated_at = v_active,
    ended_at = null,
    expires_at = v_expires
  where id = v_child.id and status in ('active', 'available', 'deactivated')
    and (status = 'deactivated' or amount <> p_amount or offer_id <> v_offer.id);
  return 0;
end
$$;
