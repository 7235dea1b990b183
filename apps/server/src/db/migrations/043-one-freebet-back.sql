-- A freebet without risk that was lost, then voided, came back beside the one that was given for its
-- loss: two of one.

-- What a settlement makes of the bonus of a bet; the caller holds the bet and its account.
-- `returned`: the bet never was, its bonus can be used again, unless a freebet that was given for a loss
-- of it is in use. `part`: a part of a freebet's stake is
-- returned, as a freebet of its own. `lost`: a freebet without risk is given what its offer returns.
-- `stands`: none of these. Answers what a freebet that was given before and has been used is worth:
-- the payout is less by that. Null: what was returned has gone into another bet, and the bet has to
-- stay as it is.
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
        case when p_outcome = 'part' then greatest(v_bonus.expires_at, p_now + interval '1 day')
        else p_now + make_interval(days => coalesce((o.document ->> 'valid_days')::integer, 30)) end
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
