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
