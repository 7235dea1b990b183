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
