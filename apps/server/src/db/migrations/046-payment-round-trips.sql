-- What opens a deposit, and what books the word of a provider, is one statement each: of a deposit the
-- round trips were dearer than the work.

-- Opens a deposit unless something stands against it. It holds all accounts of the player, in the
-- order that placements take them: deposits that are open count against a limit as if booked.
create function open_deposit(p_payment jsonb, p_now timestamptz, p_most integer)
returns jsonb language plpgsql as $$
declare
  v_new payments := jsonb_populate_record(null::payments, p_payment);
  v_account record;
  v_has_account boolean := false;
  v_open integer;
  v_pending numeric;
  v_refusal jsonb;
begin
  for v_account in
    select currency from accounts where player_id = v_new.player_id order by id for no key update
  loop
    v_has_account := v_has_account or v_account.currency = v_new.currency;
  end loop;
  if not v_has_account then return jsonb_build_object('outcome', 'no_account'); end if;

  select count(*), coalesce(sum(amount) filter (where currency = v_new.currency), 0)
  into v_open, v_pending
  from payments
  where player_id = v_new.player_id and kind = 'deposit' and status in ('opened', 'pending');
  if v_open >= p_most then return jsonb_build_object('outcome', 'too_many_open'); end if;

  v_refusal := refuse_by_limits(
    v_new.player_id, p_now, v_new.currency, array['deposit'],
    (v_new.amount + v_pending)::bigint, v_new.amount
  );
  if v_refusal is not null then
    return jsonb_build_object('outcome', 'limited', 'refusal', v_refusal);
  end if;

  insert into payments (
    id, player_id, kind, provider, method, amount, fee, currency, status, return_to, check_at,
    created_at
  ) values (
    v_new.id, v_new.player_id, 'deposit', v_new.provider, v_new.method, v_new.amount, v_new.fee,
    v_new.currency, 'opened', v_new.return_to, v_new.check_at, p_now
  );
  return jsonb_build_object('outcome', 'opened');
end
$$;

-- Those that are open, of a player: counted with each deposit that is opened.
create index payments_open on payments (player_id) where status in ('opened', 'pending');

-- Takes a payment on by what its provider told: `p_step` is what follows from the status that was
-- read (`p_seen`), and is made only while the payment still has it; null where nothing follows. A word
-- (`p_event`) counts once; without one it is the answer to a question.
create function step_payment(
  p_id uuid, p_seen text, p_provider text, p_event text, p_step jsonb, p_now timestamptz
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
  if v_payment.status <> p_seen then return jsonb_build_object('outcome', 'stale'); end if;

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
